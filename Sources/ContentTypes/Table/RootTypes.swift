extension EmbeddedTable {
  /// The roots and the abstract types that hang on nothing or only on them.
  static let rootTypes = #"""
    public.item	item
    # Also from shared-mime-info.
    public.data	data	public.item	bin	application/octet-stream
    public.directory	directory	public.item
    public.content	content
    public.composite-content	composite content	public.content
    # Also from shared-mime-info.
    public.named-pipe	named pipe	public.item		inode/fifo
    # Also from shared-mime-info.
    public.character-special	character device	public.item		inode/chardevice
    # Also from shared-mime-info.
    public.block-special	block device	public.item		inode/blockdevice
    # Also from shared-mime-info.
    public.socket	socket	public.item		inode/socket
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
    # Also from shared-mime-info.
    public.symlink	symbolic link	public.item,com.apple.resolvable		inode/symlink
    com.apple.live-photo	Live Photo
    public.playlist	playlist
    public.haptics-content	haptic content
    """#
}
