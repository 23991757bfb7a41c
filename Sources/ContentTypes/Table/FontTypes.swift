extension EmbeddedTable {
  /// Fonts.
  static let fontTypes = #"""
    public.font	font	public.data
    public.truetype-font	TrueType font	public.font
    com.adobe.postscript-font	PostScript Type 1 font	public.font
    com.apple.truetype-datafork-suitcase-font	macOS data-fork font suitcase	public.truetype-font	dfont
    # Also from shared-mime-info.
    public.opentype-font	OpenType font	public.font	otf	font/otf,application/x-font-otf
    public.opentype-collection-font	OpenType font collection	public.opentype-font	otc
    # Also from shared-mime-info.
    public.truetype-ttf-font	TrueType font file	public.truetype-font	ttf	font/ttf,application/x-font-ttf
    # Also from RFC 8081.
    public.truetype-collection-font	TrueType font collection	public.truetype-font	ttc	font/collection
    com.apple.font-suitcase	Macintosh font suitcase	public.font	suit
    # Also from shared-mime-info.
    com.adobe.postscript-pfb-font	binary PostScript font	com.adobe.postscript-font	pfb	application/x-font-type1
    com.adobe.postscript-pfa-font	ASCII PostScript font	com.adobe.postscript-font	pfa
    com.apple.cfr-font	compact font resource	public.font	sfont
    # Source: W3C WOFF 1.0, RFC 8081, shared-mime-info.
    org.w3.woff	WOFF web font	public.font	woff	font/woff,application/font-woff
    # Source: W3C WOFF 2.0, RFC 8081.
    org.w3.woff2	WOFF2 web font	public.font	woff2	font/woff2
    # Source: IANA.
    com.microsoft.eot	embedded OpenType font	public.font	eot	application/vnd.ms-fontobject
    # Source: shared-mime-info.
    org.x.bdf	bitmap font	public.font	bdf,pcf	application/x-font-bdf,application/x-font-pcf
    # Source: learn.microsoft.com.
    com.microsoft.fon	Windows bitmap font	public.font	fon
    # Source: shared-mime-info.
    com.adobe.afm	Type 1 font metrics	public.plain-text	afm	application/x-font-afm
    """#
}
