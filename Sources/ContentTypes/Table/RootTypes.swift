extension EmbeddedTable {
  /// The roots and the abstract types that hang on nothing or only on them.
  static let rootTypes = #"""
    public.item	item
    public.data	data	public.item		application/octet-stream
    public.directory	directory	public.item
    public.content	content
    public.composite-content	content with parts of several kinds	public.content
    public.named-pipe	named pipe	public.item
    public.character-special	character device	public.item
    public.block-special	block device	public.item
    public.socket	socket	public.item
    public.executable	executable
    public.archive	archive
    public.bookmark	bookmark
    public.database	database
    public.presentation	presentation	public.composite-content
    public.spreadsheet	spreadsheet	public.content
    public.message	message
    public.email-message	email message	public.message
    public.to-do-item	task
    public.calendar-event	calendar event
    public.contact	contact
    public.log	log	public.item
    com.apple.resolvable	reference to another item
    public.symlink	symbolic link	public.item,com.apple.resolvable
    com.apple.live-photo	Live Photo
    public.playlist	playlist
    public.haptics-content	haptic content
    """#
}
