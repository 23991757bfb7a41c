extension EmbeddedTable {
  /// Fonts.
  static let fontTypes = #"""
    public.font	font	public.data
    public.truetype-font	TrueType font	public.font
    public.opentype-font	OpenType font	public.font	otf	font/otf
    public.opentype-collection-font	OpenType font collection	public.opentype-font	otc
    public.truetype-ttf-font	TrueType font file	public.truetype-font	ttf	font/ttf
    # Also from RFC 8081.
    public.truetype-collection-font	TrueType font collection	public.truetype-font	ttc	font/collection
    # Source: W3C WOFF 1.0, RFC 8081.
    org.w3.woff	WOFF web font	public.font	woff	font/woff
    # Source: W3C WOFF 2.0, RFC 8081.
    org.w3.woff2	WOFF2 web font	public.font	woff2	font/woff2
    """#
}
