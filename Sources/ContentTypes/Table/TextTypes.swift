extension EmbeddedTable {
  /// Text that people read and the formats that are written as text.
  static let textTypes = #"""
    com.apple.ical.ics	iCalendar event	public.text,public.item,public.calendar-event	ics	text/calendar
    public.vcard	vCard contact	public.text,public.contact	vcf,vcard	text/vcard,text/directory,text/x-vcard
    public.text	text	public.data,public.content
    public.plain-text	plain text	public.text	txt,text	text/plain
    public.utf8-plain-text	UTF-8 plain text	public.plain-text		text/plain;charset=utf-8,text/plain;charset="utf-8"
    com.apple.log	log file	public.plain-text,public.log	log
    public.url	URL	public.data
    public.stored-url	stored URL
    com.microsoft.internet-shortcut	internet shortcut	public.stored-url,public.data	url
    public.delimited-values-text	delimited values	public.text
    public.comma-separated-values-text	comma-separated values	public.plain-text,public.delimited-values-text	csv	text/csv,text/comma-separated-values
    public.tab-separated-values-text	tab-separated values	public.plain-text,public.delimited-values-text	tsv	text/tab-separated-values
    # Also from IANA.
    public.rtf	rich text	public.text	rtf	text/rtf,application/rtf
    public.html	HTML document	public.text	html,htm,shtml,shtm	text/html
    public.xml	XML document	public.text	xml	application/xml,text/xml
    public.xhtml	XHTML document	public.xml	xhtml,xhtm,xht	application/xhtml+xml
    public.css	style sheet	public.text	css	text/css
    public.patch-file	patch	public.plain-text	patch,diff
    public.json	JSON document	public.text	json	application/json
    public.ndjson	newline-delimited JSON	public.text	ndjson	application/x-ndjson
    # Also from RFC 9512.
    public.yaml	YAML document	public.text	yml,yaml	application/x-yaml,application/yaml
    org.w3.webvtt	WebVTT subtitles	public.text	vtt	text/vtt
    com.apple.property-list	property list	public.data	plist
    com.apple.xml-property-list	XML property list	public.xml,com.apple.property-list	plist
    com.apple.binary-property-list	binary property list	com.apple.property-list	plist
    public.m3u-playlist	M3U playlist	public.plain-text,public.playlist	m3u,m3u8	audio/mpegurl,application/vnd.apple.mpegurl,audio/x-mpegurl
    # Also from RFC 7763.
    net.daringfireball.markdown	Markdown document	public.plain-text	md,mdown,markdown	text/markdown
    # Also from RFC 5322, RFC 2046.
    com.apple.mail.email	email message file	public.data,public.email-message	eml	message/rfc822
    # Also from shared-mime-info.
    com.topografix.gpx	GPS exchange document	public.xml	gpx	application/gpx+xml
    public.geojson	GeoJSON document	public.json	geojson	application/geo+json
    # Source: toml.io/en/v1.0.0, IANA.
    io.toml.toml	TOML document	public.text	toml	application/toml
    # Source: matroska.org/technical/subtitles.html, shared-mime-info.
    org.matroska.subrip	SubRip subtitles	public.text	srt	application/x-subrip
    # Source: matroska.org/technical/subtitles.html.
    org.matroska.substation-alpha	SubStation Alpha subtitles	public.text	ass,ssa	text/x-ssa
    # Source: ogc.org/standards/kml, IANA.
    org.opengeospatial.kml	KML geographic document	public.xml	kml	application/vnd.google-earth.kml+xml
    # Source: latex-project.org, shared-mime-info.
    org.latex-project.tex	TeX document	public.text	tex,ltx,latex	text/x-tex,application/x-tex,application/x-latex
    """#
}
