extension EmbeddedTable {
  /// Music and sound.
  static let audioTypes = #"""
    public.audio	audio	public.audiovisual-content
    public.mp2	MPEG audio layer II	public.audio	mp2
    public.mp3	MP3 audio	public.audio	mp3,mpga	audio/mpeg,audio/mpeg3,audio/mpg,audio/mp3,audio/x-mpeg,audio/x-mpeg3,audio/x-mpg,audio/x-mp3
    # Also from shared-mime-info.
    public.mpeg-4-audio	MPEG-4 audio	public.audio	mp4,mpg4	audio/mp4,audio/mp4a-latm,audio/m4a
    com.apple.m4a-audio	Apple MPEG-4 audio	public.mpeg-4-audio	m4a	audio/x-m4a
    com.apple.mpeg-4-ringtone	iPhone ringtone	public.mpeg-4-audio	m4r	audio/x-m4r
    com.apple.protected-mpeg-4-audio	protected MPEG-4 audio	public.audio	m4p
    # Also from shared-mime-info.
    com.apple.protected-mpeg-4-audio-b	MPEG-4 audiobook	com.apple.protected-mpeg-4-audio	m4b	audio/x-m4b
    public.ulaw-audio	μ-law audio	public.audio	ul,ulw,ulaw
    public.au-audio	AU audio	public.audio	au,snd	audio/basic
    # Also from shared-mime-info.
    public.aifc-audio	AIFF-C audio	public.audio	aifc	audio/x-aifc,audio/x-aiffc
    public.aiff-audio	AIFF audio	public.aifc-audio	aiff,aif	audio/aiff,audio/x-aiff
    public.cdda-audio	CD audio track	public.aifc-audio	cdda
    public.midi-audio	MIDI music	public.audio	midi,mid,smf,kar	audio/midi,audio/x-midi
    public.downloadable-sound	downloadable sounds	public.audio	dls	audio/dls
    com.apple.coreaudio-format	Core Audio file	public.audio	caf
    public.ac3-audio	AC-3 audio	public.audio	ac3	audio/ac3
    public.enhanced-ac3-audio	Enhanced AC-3 audio	public.audio	eac3,ec3	audio/eac3
    org.3gpp.adaptive-multi-rate-audio	AMR audio	public.audio	amr	audio/amr
    public.aac-audio	AAC audio	public.audio	aac,adts	audio/aac,audio/x-aac
    com.audible.aa-audio	Audible audio	public.audio
    # Also from shared-mime-info.
    com.audible.aa-audiobook	Audible audiobook	com.audible.aa-audio	aa	audio/audible,audio/x-pn-audibleaudio,audio/x-audible,audio/vnd.audible
    com.audible.aax-audiobook	Audible enhanced audiobook	com.audible.aa-audio	aax	audio/vnd.audible.aax
    com.sony.wave64	Wave64 audio	public.audio	w64
    com.digidesign.sd2-audio	Sound Designer II audio	public.audio	sd2
    com.microsoft.waveform-audio	WAVE audio	public.audio	wav,wave,bwf	audio/vnd.wave,audio/wav,audio/wave,audio/x-wav
    # Also from shared-mime-info.
    com.microsoft.windows-media-wma	Windows Media audio	public.audio,com.microsoft.advanced-systems-format	wma	video/x-ms-wma,audio/x-ms-wma,audio/wma
    com.microsoft.windows-media-wax	Windows Media audio redirector	public.audio,com.microsoft.advanced-stream-redirector	wax	video/x-ms-wax
    # Also from shared-mime-info.
    com.real.realaudio	RealAudio	public.audio	ram,ra	audio/vnd.rn-realaudio,audio/x-pn-realaudio,audio/x-realaudio,application/ram,audio/vnd.m-realaudio
    com.soundblaster.soundfont	SoundFont bank	public.audio	sf2
    # Also from shared-mime-info.
    org.xiph.flac	FLAC audio	public.audio	flac	audio/flac,audio/x-flac
    public.mp4a-loas	MPEG-4 audio in LOAS	public.audio	loas,latm
    public.mp4a-latm	MPEG-4 audio in LATM	public.audio		audio/mp4a-latm
    # Also from RFC 5334, shared-mime-info.
    org.xiph.ogg-audio	Ogg audio	public.audio	ogg,oga	audio/ogg,audio/x-vorbis+ogg,audio/x-ogg,audio/vorbis,audio/x-vorbis
    # Source: RFC 7845, RFC 5334, IANA, shared-mime-info.
    org.xiph.opus	Opus audio	public.audio	opus	audio/opus,audio/x-opus+ogg
    # Source: RFC 9559, IANA.
    org.matroska.mka	Matroska audio	public.audio	mka	audio/matroska,audio/x-matroska
    # Source: monkeysaudio.com, shared-mime-info.
    com.monkeysaudio.ape	Monkey's Audio	public.audio	ape	audio/x-ape
    # Source: wavpack.com, shared-mime-info.
    com.wavpack.wv	WavPack audio	public.audio	wv	audio/x-wavpack
    # Source: shared-mime-info.
    org.true-audio.tta	True Audio	public.audio	tta	audio/x-tta,audio/tta
    # Source: shared-mime-info.
    com.sony.dsf	DSD audio	public.audio	dsf,dff	audio/x-dsf,audio/x-dff,audio/dsd,audio/dsf,audio/x-dsd,audio/dff
    # Source: webmproject.org.
    org.webmproject.weba	WebM audio	public.audio	weba
    # Source: openmpt.org, shared-mime-info.
    org.openmpt.module	tracker module	public.audio	xm,it,s3m	audio/x-xm,audio/x-it,audio/x-s3m
    # Source: shared-mime-info.
    org.hydrogenaudio.cue	cue sheet	public.plain-text,public.playlist	cue	application/x-cue
    # Source: RFC 5334, shared-mime-info.
    org.xiph.spx	Speex audio	public.audio	spx	audio/x-speex,audio/x-speex+ogg
    # Source: shared-mime-info.
    org.openmpt.mod	Amiga module	org.openmpt.module	mod	audio/x-mod
    """#
}
