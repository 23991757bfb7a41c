extension EmbeddedTable {
  /// Music and sound.
  static let audioTypes = #"""
    public.audio	audio	public.audiovisual-content
    public.mp3	MP3 audio	public.audio	mp3,mpga	audio/mpeg,audio/mpeg3,audio/mpg,audio/mp3,audio/x-mpeg,audio/x-mpeg3,audio/x-mpg,audio/x-mp3
    public.mpeg-4-audio	MPEG-4 audio	public.audio	mp4,mpg4	audio/mp4,audio/mp4a-latm
    com.apple.m4a-audio	Apple MPEG-4 audio	public.mpeg-4-audio	m4a	audio/x-m4a
    com.apple.protected-mpeg-4-audio	protected MPEG-4 audio	public.audio	m4p
    com.apple.protected-mpeg-4-audio-b	MPEG-4 audiobook	com.apple.protected-mpeg-4-audio	m4b
    public.au-audio	AU audio	public.audio	au,snd	audio/basic
    public.aifc-audio	AIFF-C audio	public.audio	aifc
    public.aiff-audio	AIFF audio	public.aifc-audio	aiff,aif	audio/aiff,audio/x-aiff
    public.midi-audio	MIDI music	public.audio	midi,mid,smf,kar	audio/midi,audio/x-midi
    org.3gpp.adaptive-multi-rate-audio	AMR audio	public.audio	amr	audio/amr
    public.aac-audio	AAC audio	public.audio	aac,adts	audio/aac,audio/x-aac
    com.microsoft.waveform-audio	WAVE audio	public.audio	wav,wave,bwf	audio/vnd.wave,audio/wav,audio/wave,audio/x-wav
    com.microsoft.windows-media-wma	Windows Media audio	public.audio,com.microsoft.advanced-systems-format	wma	video/x-ms-wma
    org.xiph.flac	FLAC audio	public.audio	flac	audio/flac
    # Also from RFC 5334.
    org.xiph.ogg-audio	Ogg audio	public.audio	ogg,oga	audio/ogg
    # Source: RFC 7845, RFC 5334, IANA.
    org.xiph.opus	Opus audio	public.audio	opus	audio/opus
    # Source: RFC 9559, IANA.
    org.matroska.mka	Matroska audio	public.audio	mka	audio/matroska,audio/x-matroska
    """#
}
