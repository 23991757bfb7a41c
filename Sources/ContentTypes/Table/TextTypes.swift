extension EmbeddedTable {
  /// Text that people read and the formats that are written as text.
  static let textTypes = #"""
    com.apple.ical.vcs	vCalendar event	public.text,public.item,public.calendar-event	vcs,vcal	text/x-vcalendar
    # Also from shared-mime-info.
    com.apple.ical.ics	iCalendar event	public.text,public.item,public.calendar-event	ics	text/calendar,application/ics
    public.vcard	vCard contact	public.text,public.contact	vcf,vcard	text/vcard,text/directory,text/x-vcard
    public.text	text	public.data,public.content
    public.plain-text	plain text	public.text	txt,text	text/plain
    public.utf8-plain-text	UTF-8 plain text	public.plain-text		text/plain;charset=utf-8,text/plain;charset="utf-8"
    public.utf16-external-plain-text	UTF-16 plain text with a byte order mark	public.plain-text
    public.utf16-plain-text	UTF-16 plain text	public.plain-text		text/plain;charset=utf-16,text/plain;charset="utf-16"
    # Also from shared-mime-info.
    com.apple.log	log file	public.plain-text,public.log	log	text/x-log
    com.apple.shutdownStall	macOS shutdown stall report	public.utf8-plain-text,public.log	shutdownstall
    com.apple.gpuRestart	macOS graphics restart report	public.utf8-plain-text,public.log	gpurestart
    com.apple.crashreport	macOS crash report	public.utf8-plain-text,public.log	crash
    com.apple.hangreport	macOS hang report	public.utf8-plain-text,public.log	hang
    com.apple.spinreport	macOS spin report	public.utf8-plain-text,public.log	spin
    com.apple.panicreport	macOS kernel panic report	public.utf8-plain-text,public.log	panic
    com.apple.ktrace	macOS kernel trace	public.data,public.log	ktrace
    public.url	URL	public.data
    public.file-url	file URL	public.url
    public.stored-url	stored URL
    com.apple.internet-location	internet location	public.stored-url,public.data
    com.apple.web-internet-location	web location	com.apple.internet-location	webloc
    com.apple.vnc-internet-location	screen sharing location	com.apple.internet-location	vncloc
    com.apple.mail-internet-location	mail location	com.apple.internet-location	mailloc
    com.apple.afp-internet-location	AFP location	com.apple.internet-location	afploc
    com.apple.file-internet-location	file location	com.apple.internet-location	fileloc
    com.apple.ftp-internet-location	FTP location	com.apple.internet-location	ftploc
    com.apple.news-internet-location	news location	com.apple.internet-location	newsloc
    com.apple.generic-internet-location	generic internet location	com.apple.internet-location	inetloc
    # Also from shared-mime-info.
    com.microsoft.internet-shortcut	internet shortcut	public.stored-url,public.data	url	application/x-mswinurl
    com.apple.itunes.store-url	iTunes Store link	public.url	itms
    public.delimited-values-text	delimited values	public.text
    # Also from shared-mime-info.
    public.comma-separated-values-text	comma-separated values	public.plain-text,public.delimited-values-text	csv	text/csv,text/comma-separated-values,text/x-comma-separated-values,text/x-csv
    public.tab-separated-values-text	tab-separated values	public.plain-text,public.delimited-values-text	tsv	text/tab-separated-values
    public.utf8-tab-separated-values-text	UTF-8 tab-separated values	public.tab-separated-values-text,public.utf8-plain-text
    # Also from IANA.
    public.rtf	rich text	public.text	rtf	text/rtf,application/rtf
    public.html	HTML document	public.text	html,htm,shtml,shtm	text/html
    public.xml	XML document	public.text	xml	application/xml,text/xml
    public.xhtml	XHTML document	public.xml	xhtml,xhtm,xht	application/xhtml+xml
    # Also from shared-mime-info.
    public.rss	RSS feed	public.xml	rss	application/rss+xml,text/rss
    public.xfd	XFDL form	public.xml	xfd
    public.css	style sheet	public.text	css	text/css
    # Also from shared-mime-info.
    public.patch-file	patch	public.plain-text	patch,diff	text/x-patch,text/x-diff
    public.json	JSON document	public.text	json	application/json
    public.ndjson	newline-delimited JSON	public.text	ndjson	application/x-ndjson
    # Also from RFC 9512, shared-mime-info.
    public.yaml	YAML document	public.text	yml,yaml	application/x-yaml,application/yaml,text/x-yaml,text/yaml
    com.scenarist.closed-caption	Scenarist closed captions	public.text	scc
    org.w3.webvtt	WebVTT subtitles	public.text	vtt	text/vtt
    com.apple.property-list	property list	public.data	plist
    com.apple.xml-property-list	XML property list	public.xml,com.apple.property-list	plist
    com.apple.binary-property-list	binary property list	com.apple.property-list	plist
    com.apple.ascii-property-list	ASCII property list	public.text,com.apple.property-list	plist
    com.sun.java-web-start	Java Web Start launcher	public.xml	jnlp	application/x-java-jnlp-file,application/jnlp
    com.apple.audio-unit-preset	Audio Unit preset	com.apple.xml-property-list	aupreset
    # Also from shared-mime-info.
    public.m3u-playlist	M3U playlist	public.plain-text,public.playlist	m3u,m3u8	audio/mpegurl,application/vnd.apple.mpegurl,audio/x-mpegurl,application/m3u,audio/m3u,audio/x-m3u,audio/x-mp3-playlist
    # Also from shared-mime-info.
    public.pls-playlist	PLS playlist	public.text,public.playlist	pls	audio/x-scpls,application/pls,audio/scpls
    com.apple.scripting-definition	scripting definition	public.xml	sdef
    com.apple.mobileconfig	configuration profile	public.xml	mobileconfig,mobile	application/x-apple-aspen-config
    com.apple.provisionprofile	macOS provisioning profile	public.xml	provisionprofile
    com.apple.configprofile	macOS configuration profile	public.xml	configprofile
    com.microsoft.word.wordml	Word 2003 XML document	public.xml,public.composite-content	xml
    com.apple.haptics.ahap	haptic pattern	public.haptics-content,public.json	ahap
    # Also from RFC 7763, shared-mime-info.
    net.daringfireball.markdown	Markdown document	public.plain-text	md,mdown,markdown	text/markdown,text/x-markdown
    # Also from RFC 5322, RFC 2046.
    com.apple.mail.email	email message file	public.data,public.email-message	eml	message/rfc822
    # Also from shared-mime-info.
    com.topografix.gpx	GPS exchange document	public.xml	gpx	application/gpx+xml,application/gpx,application/x-gpx,application/x-gpx+xml
    com.apple.ips	macOS incident report	public.text	ips
    # Also from shared-mime-info.
    com.apple.chess.pgn	chess games in PGN	public.utf8-plain-text	pgn	application/vnd.chess-pgn,application/x-chess-pgn
    com.microsoft.excel.space-separated-values-text	space-separated values	public.text	prn
    com.apple.music.rmp-playlist	RMP playlist	public.text,public.playlist	rmp
    com.apple.text-based-dylib	text-based dynamic library stub	public.yaml	tbd
    com.apple.interfacebuilder.document.cocoa	Interface Builder document	public.xml	xib
    # Also from shared-mime-info.
    org.oasis-open.xliff	XLIFF translation	public.xml	xliff,xlf	application/xliff+xml,application/x-xliff
    com.apple.chess.game	macOS chess game	public.utf8-plain-text	game
    org.materialx.mtlx	MaterialX material	public.xml	mtlx
    # Also from shared-mime-info.
    org.opml.opml	OPML outline	public.xml	opml	text/x-opml+xml,text/x-opml
    com.apple.documentation.guide	DocC guide	net.daringfireball.markdown	guide
    com.apple.xcode.projectdata	Xcode project data	public.text	mode0,mode1,mode2,mode3
    # Also from shared-mime-info.
    public.geojson	GeoJSON document	public.json	geojson	application/geo+json,application/vnd.geo+json
    # Source: toml.io/en/v1.0.0, IANA.
    io.toml.toml	TOML document	public.text	toml	application/toml
    # Source: matroska.org/technical/subtitles.html, shared-mime-info.
    org.matroska.subrip	SubRip subtitles	public.text	srt	application/x-subrip,application/x-srt
    # Source: matroska.org/technical/subtitles.html.
    org.matroska.substation-alpha	SubStation Alpha subtitles	public.text	ass,ssa	text/x-ssa
    # Source: ogc.org/standards/kml, IANA.
    org.opengeospatial.kml	KML geographic document	public.xml	kml	application/vnd.google-earth.kml+xml
    # Source: latex-project.org, shared-mime-info.
    org.latex-project.tex	TeX document	public.text	tex,ltx,latex	text/x-tex,application/x-tex,application/x-latex
    # Source: docutils.sourceforge.io, shared-mime-info.
    org.docutils.rst	reStructuredText document	public.plain-text	rst	text/x-rst
    # Source: asciidoc.org.
    org.asciidoc.asciidoc	AsciiDoc document	public.plain-text	adoc,asciidoc
    # Source: orgmode.org, shared-mime-info.
    org.orgmode.org	Org document	public.plain-text	org	text/org
    # Source: bibtex.org, shared-mime-info.
    org.tug.bibtex	BibTeX bibliography	public.text	bib	text/x-bibtex
    # Source: jsonlines.org.
    org.jsonlines.jsonl	JSON Lines document	public.ndjson	jsonl	application/jsonl
    # Source: json5.org.
    org.json5.json5	JSON with comments	public.json	json5,jsonc
    # Source: learn.microsoft.com.
    com.microsoft.ini	configuration file	public.plain-text	ini,cfg,conf
    # Source: docs.oracle.com.
    com.sun.java-properties	Java properties	public.plain-text	properties
    # Source: 12factor.net.
    org.dotenv.env	environment settings	public.plain-text	env
    # Source: shared-mime-info.
    org.scene.nfo	NFO text	public.plain-text	nfo,diz	text/x-nfo
    # Source: shared-mime-info.
    com.microsoft.microdvd	MicroDVD subtitles	public.plain-text	sub	text/x-microdvd
    # Source: IANA.
    org.w3.ttml	timed text subtitles	public.xml	ttml,dfxp	application/ttml+xml
    # Source: specifications.freedesktop.org, shared-mime-info.
    org.freedesktop.desktop-entry	desktop entry	public.plain-text	desktop	application/x-desktop,application/x-gnome-app-info
    # Source: RFC 4287.
    org.ietf.atom	Atom feed	public.xml	atom	application/atom+xml
    # Source: IANA.
    org.w3.xslt	XSL transformation	public.xml	xsl,xslt	application/xslt+xml
    # Source: w3.org/TR/xmlschema11-1.
    org.w3.xml-schema	XML schema	public.xml	xsd
    # Source: IANA.
    org.w3.turtle	Turtle document	public.plain-text	ttl	text/turtle
    # Source: IANA.
    com.garmin.tcx	Garmin training data	public.xml	tcx	application/vnd.garmin.tcx+xml
    # Source: nmea.org.
    org.nmea.log	NMEA position log	public.plain-text	nmea
    # Source: systemd.unit(5), shared-mime-info.
    org.freedesktop.systemd.unit	systemd unit	public.plain-text	service,socket,timer,mount,automount,target,slice	text/x-systemd-unit
    # Source: specifications.freedesktop.org.
    org.freedesktop.menu	desktop menu	public.xml	menu
    """#
}
