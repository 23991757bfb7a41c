extension EmbeddedTable {
  /// Movies and what all audiovisual types hang on.
  static let movieTypes = #"""
    public.audiovisual-content	audiovisual content	public.data,public.content
    public.movie	movie	public.audiovisual-content
    public.video	video without sound	public.movie
    com.apple.quicktime-movie	QuickTime movie	public.movie	mov,qt	video/quicktime
    # Also from ISO/IEC 11172, shared-mime-info.
    public.mpeg	MPEG movie	public.movie	mpg,mpeg,mpe,m75,m15,m1v	video/mpeg,video/mpg,video/x-mpeg,video/x-mpg,video/mpeg-system,video/x-mpeg-system,video/x-mpeg2
    public.mpeg-2-video	MPEG-2 video	public.video	m2v	video/mpeg2,video/mpeg2-video
    public.mpeg-4	MPEG-4 movie	public.movie	mp4,mpg4	video/mp4,video/mp4v-es
    com.apple.m4v-video	Apple MPEG-4 movie	public.mpeg-4	m4v	video/x-m4v
    # Also from shared-mime-info.
    public.dv-movie	DV movie	public.movie	dv,dif	video/x-dv,video/dv
    # Also from shared-mime-info.
    public.avi	AVI movie	public.movie	avi,vfw	video/avi,video/msvideo,video/x-msvideo,video/divx,video/x-avi
    # Also from shared-mime-info.
    public.3gpp	3GPP movie	public.movie	3gp,3gpp,sdv	video/3gpp,audio/3gpp,audio/3gpp-encrypted,audio/x-rn-3gpp-amr,audio/x-rn-3gpp-amr-encrypted,audio/x-rn-3gpp-amr-wb,audio/x-rn-3gpp-amr-wb-encrypted,video/3gp,video/3gpp-encrypted
    public.3gpp2	3GPP2 movie	public.movie	3g2,3gp2	video/3gpp2,audio/3gpp2
    # Also from shared-mime-info.
    public.flc-animation	FLIC animation	public.movie	flc,fli,cel	video/flc,video/x-flic,video/fli,video/x-fli
    # Also from RFC 3555.
    public.mpeg-2-transport-stream	MPEG-2 transport stream	public.movie	ts	video/mp2t
    public.audiovisual-content-collection	collection of audiovisual content
    org.webmproject.webm	WebM movie	public.movie	webm	video/webm,audio/webm
    com.microsoft.advanced-systems-format	Advanced Systems Format	public.audiovisual-content	asf	video/x-ms-asf
    com.microsoft.windows-media-wm	Windows Media file	public.movie,com.microsoft.advanced-systems-format	wm	video/x-ms-wm
    com.microsoft.windows-media-wmv	Windows Media movie	public.movie,com.microsoft.advanced-systems-format	wmv	video/x-ms-wmv
    com.microsoft.windows-media-wmp	Windows Media Player movie	public.movie,com.microsoft.advanced-systems-format	wmp	video/x-ms-wmp
    com.microsoft.advanced-stream-redirector	Advanced Stream Redirector	public.audiovisual-content,public.xml	asx	video/x-ms-asx
    com.microsoft.windows-media-wmx	Windows Media redirector	public.movie,com.microsoft.advanced-stream-redirector	wmx	video/x-ms-wmx
    com.microsoft.windows-media-wvx	Windows Media video redirector	public.movie,com.microsoft.advanced-stream-redirector	wvx	video/x-ms-wvx
    com.real.realmedia	RealMedia movie	public.movie	rm	application/vnd.rn-realmedia
    com.real.realmedia-vbr	RealMedia VBR movie	public.movie	rmvb	application/vnd.rn-realmedia-vbr
    org.smpte.mxf	MXF movie	public.movie	mxf	application/mxf
    com.avid.open-media-framework	Open Media Framework project	public.audiovisual-content	omf
    # Also from shared-mime-info.
    com.adobe.flash.video	Flash movie	public.movie	flv,f4v,f4p,f4a,f4b	video/x-flv,application/x-flash-video,flv-application/octet-stream,video/flv
    public.avchd-content	AVCHD index	public.data,public.content	bdm,bdmv
    public.avchd-mpeg-2-transport-stream	AVCHD transport stream	public.mpeg-2-transport-stream	mts,m2ts
    # Also from RFC 5334, shared-mime-info.
    org.xiph.ogv	Ogg movie	public.movie	ogm,ogv	video/ogg,video/x-ogm+ogg,video/x-ogg,video/x-ogm
    # Also from RFC 9559.
    org.matroska.mkv	Matroska movie	public.movie	mkv,mk3d	video/x-matroska,video/matroska
    # Source: dvdforum.org.
    org.dvd.vob	DVD video object	public.mpeg	vob	video/x-ms-vob
    # Source: shared-mime-info.
    com.divx.divx	DivX movie	public.avi	divx	video/vnd.divx
    # Source: gopro.com.
    com.gopro.lrv	GoPro low resolution movie	public.mpeg-4	lrv
    # Source: insta360.com.
    com.insta360.insv	Insta360 movie	public.mpeg-4	insv
    # Source: red.com.
    com.red.r3d	REDCODE raw movie	public.movie	r3d
    # Source: blackmagicdesign.com.
    com.blackmagicdesign.braw	Blackmagic raw movie	public.movie	braw
    # Source: ITU-T H.264.
    org.itu.h264	H.264 video stream	public.video	h264,264,avc
    # Source: ITU-T H.265.
    org.itu.h265	H.265 video stream	public.video	h265,265,hevc
    # Source: shared-mime-info.
    com.adobe.swf	Flash animation	public.data,public.content	swf	application/vnd.adobe.flash.movie,application/x-shockwave-flash,application/futuresplash
    """#
}
