extension EmbeddedTable {
  /// Documents of office programs, page descriptions, books and certificates.
  static let documentTypes = #"""
    com.apple.csstore	Launch Services database	public.data,public.database	csstore
    com.apple.shazamsignature	ShazamKit signature	public.data	shazamsignature
    com.apple.shazamcatalog	ShazamKit catalog	public.data	shazamcatalog
    com.apple.icloud-file-fault	placeholder of a file in iCloud	public.data	icloud
    com.apple.finder.clipping	Finder clipping	public.data
    com.apple.finder.sound-clipping	Finder sound clipping	com.apple.finder.clipping	sndclipping
    com.apple.finder.textclipping	Finder text clipping	com.apple.finder.clipping	textclipping
    com.apple.finder.smart-folder	Finder saved search	public.data	savedsearch
    org.openxmlformats.openxml	Office Open XML document	public.data
    org.oasis-open.opendocument	OpenDocument document	public.data
    com.rsa.pkcs-12	PKCS #12 certificate bundle	public.data	p12,pfx	application/x-pkcs12
    # Also from shared-mime-info.
    public.x509-certificate	X.509 certificate	public.data	cer,der,crt,pem	application/x-x509-ca-cert,application/pkix-cert
    com.apple.webarchive	web archive	public.data,public.composite-content	webarchive	application/x-webarchive
    org.idpf.epub-container	EPUB book	public.data,public.composite-content	epub	application/epub+zip
    org.aafassociation.advanced-authoring-format	Advanced Authoring Format project	public.data,public.composite-content	aaf
    # Also from shared-mime-info.
    com.apple.colorsync-profile	ICC profile	public.data	icc,icm,pf	application/vnd.iccprofile
    com.apple.color-file	macOS color list	public.data	clr,ccl
    com.apple.mobileprovision	iOS provisioning profile	public.data	mobileprovision	application/x-apple-aspen-mobileprovision
    com.apple.pkpass-data	Wallet pass	public.data	pkpass
    com.apple.pkpasses-data	Wallet passes	public.data	pkpasses	application/vnd.apple.pkpasses
    com.apple.watchface	Apple Watch face	public.data,public.content	watchface
    # Also from shared-mime-info.
    com.adobe.pdf	PDF document	public.data,public.composite-content	pdf	application/pdf,application/acrobat,application/nappdf,application/x-pdf,image/pdf
    # Source: github.com/edn-format.
    org.edn-format.edn	extensible data notation	public.plain-text	edn
    com.adobe.edn	Adobe eBook	public.data	edn
    com.adobe.etd	Adobe eBook transfer data	public.data	etd
    com.adobe.xfdf	XML form data	public.data,public.composite-content	xfdf
    com.adobe.fdf	form data	public.data	fdf
    com.adobe.postscript	PostScript document	public.data,public.composite-content	ps	application/postscript
    # Also from shared-mime-info.
    com.adobe.encapsulated-postscript	Encapsulated PostScript	com.adobe.postscript	eps	image/x-eps
    public.ofd	OFD document	public.data,public.composite-content	ofd	application/ofd
    # Also from shared-mime-info.
    org.openoffice.text	OpenOffice.org 1 text	public.data,public.content	sxw,sdw	application/vnd.sun.xml.writer,application/vnd.stardivision.writer,application/vnd.stardivision.writer-global
    org.openoffice.text-template	OpenOffice.org 1 text template	public.data,public.content	stw	application/vnd.sun.xml.writer.template
    org.oasis-open.opendocument.text	OpenDocument text	org.oasis-open.opendocument,public.composite-content	odt	application/vnd.oasis.opendocument.text
    org.oasis-open.opendocument.text-template	OpenDocument text template	org.oasis-open.opendocument,public.composite-content	ott	application/vnd.oasis.opendocument.text-template
    org.openoffice.graphics	OpenOffice.org 1 drawing	public.data,public.content	sxd,sda	application/vnd.sun.xml.draw,application/vnd.stardivision.draw
    org.openoffice.graphics-template	OpenOffice.org 1 drawing template	public.data,public.content	std	application/vnd.sun.xml.draw.template
    org.oasis-open.opendocument.graphics	OpenDocument drawing	org.oasis-open.opendocument,public.composite-content	odg	application/vnd.oasis.opendocument.graphics
    org.oasis-open.opendocument.graphics-template	OpenDocument drawing template	org.oasis-open.opendocument,public.composite-content	otg	application/vnd.oasis.opendocument.graphics-template
    org.openoffice.presentation	OpenOffice.org 1 presentation	public.data,public.content,public.presentation	sxi,sdd,sdp	application/vnd.sun.xml.impress,application/vnd.stardivision.impress,application/vnd.stardivision.impress-packed
    org.openoffice.presentation-template	OpenOffice.org 1 presentation template	public.data,public.content,public.presentation	sti	application/vnd.sun.xml.impress.template
    org.oasis-open.opendocument.presentation	OpenDocument presentation	org.oasis-open.opendocument,public.composite-content,public.presentation	odp	application/vnd.oasis.opendocument.presentation
    org.oasis-open.opendocument.presentation-template	OpenDocument presentation template	org.oasis-open.opendocument,public.composite-content,public.presentation	otp	application/vnd.oasis.opendocument.presentation-template
    org.openoffice.spreadsheet	OpenOffice.org 1 spreadsheet	public.data,public.spreadsheet	sxc,sdc	application/vnd.sun.xml.calc,application/vnd.stardivision.calc
    org.openoffice.spreadsheet-template	OpenOffice.org 1 spreadsheet template	public.data,public.spreadsheet	stc	application/vnd.sun.xml.calc.template
    org.oasis-open.opendocument.spreadsheet	OpenDocument spreadsheet	org.oasis-open.opendocument,public.composite-content,public.spreadsheet	ods	application/vnd.oasis.opendocument.spreadsheet
    org.oasis-open.opendocument.spreadsheet-template	OpenDocument spreadsheet template	org.oasis-open.opendocument,public.composite-content,public.spreadsheet	ots	application/vnd.oasis.opendocument.spreadsheet-template
    org.oasis-open.opendocument.chart	OpenDocument chart	org.oasis-open.opendocument,public.composite-content	odc	application/vnd.oasis.opendocument.chart
    org.oasis-open.opendocument.chart-template	OpenDocument chart template	org.oasis-open.opendocument,public.composite-content	otc	application/vnd.oasis.opendocument.chart-template
    org.openoffice.formula	OpenOffice.org 1 formula	public.data,public.content	sxm,smf	application/vnd.sun.xml.math,application/vnd.stardivision.math
    org.oasis-open.opendocument.formula	OpenDocument formula	org.oasis-open.opendocument,public.content	odf	application/vnd.oasis.opendocument.formula
    org.oasis-open.opendocument.formula-template	OpenDocument formula template	org.oasis-open.opendocument,public.content	otf	application/vnd.oasis.opendocument.formula-template
    org.openoffice.text-master	OpenOffice.org 1 master document	public.data,public.content	sxg	application/vnd.sun.xml.writer.global
    org.oasis-open.opendocument.text-master	OpenDocument master document	org.oasis-open.opendocument,public.composite-content	odm	application/vnd.oasis.opendocument.text-master
    org.oasis-open.opendocument.text-web	OpenDocument web page template	org.oasis-open.opendocument,public.composite-content	oth	application/vnd.oasis.opendocument.text-web
    # Also from shared-mime-info.
    org.oasis-open.opendocument.database	OpenDocument database	public.data,public.content,public.database	odb	application/vnd.oasis.opendocument.database,application/vnd.sun.xml.base
    org.openxmlformats.wordprocessingml.document	Word document	org.openxmlformats.openxml,public.composite-content	docx	application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.wordprocessingml.document.macroenabled	Word document with macros	org.openxmlformats.openxml,public.composite-content,public.executable	docm	application/vnd.ms-word.document.macroEnabled.12
    org.openxmlformats.wordprocessingml.template	Word template	org.openxmlformats.openxml,public.composite-content	dotx	application/vnd.openxmlformats-officedocument.wordprocessingml.template
    org.openxmlformats.spreadsheetml.sheet	Excel workbook	org.openxmlformats.openxml,public.composite-content,public.spreadsheet	xlsx	application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.spreadsheetml.sheet.macroenabled	Excel workbook with macros	org.openxmlformats.openxml,public.composite-content,public.spreadsheet,public.executable	xlsm	application/vnd.ms-excel.sheet.macroEnabled.12
    org.openxmlformats.spreadsheetml.template	Excel template	org.openxmlformats.openxml,public.composite-content,public.spreadsheet	xltx	application/vnd.openxmlformats-officedocument.spreadsheetml.template
    org.openxmlformats.presentationml.presentation	PowerPoint presentation	org.openxmlformats.openxml,public.presentation	pptx	application/vnd.openxmlformats-officedocument.presentationml.presentation
    org.openxmlformats.presentationml.presentation.macroenabled	PowerPoint presentation with macros	org.openxmlformats.openxml,public.presentation,public.executable	pptm	application/vnd.ms-powerpoint.presentation.macroEnabled.12
    org.openxmlformats.presentationml.slideshow	PowerPoint slide show	org.openxmlformats.openxml,public.presentation	ppsx	application/vnd.openxmlformats-officedocument.presentationml.slideshow
    org.openxmlformats.presentationml.template	PowerPoint template	org.openxmlformats.openxml,public.presentation	potx	application/vnd.openxmlformats-officedocument.presentationml.template
    # Also from shared-mime-info.
    com.microsoft.word.doc	Word 97-2003 document	public.data,public.composite-content	doc	application/msword,application/vnd.ms-word,application/x-msword,zz-application/zz-winassoc-doc
    com.microsoft.word.dot	Word 97-2003 template	public.data,public.composite-content	dot	application/msword
    # Also from shared-mime-info.
    com.microsoft.excel.xls	Excel 97-2003 workbook	public.data,public.composite-content,public.spreadsheet	xls	application/vnd.ms-excel,application/msexcel,application/x-msexcel,zz-application/zz-winassoc-xls
    com.microsoft.excel.xlt	Excel 97-2003 template	public.data,public.spreadsheet	xlt	application/vnd.ms-excel,application/msexcel
    com.microsoft.excel.xlw	Excel workspace	public.data,public.spreadsheet	xlw	application/vnd.ms-excel,application/msexcel
    com.microsoft.excel.xla	Excel 97-2003 add-in	public.data	xla
    # Also from shared-mime-info.
    com.microsoft.powerpoint.ppt	PowerPoint 97-2003 presentation	public.data,public.presentation	ppt	application/vnd.ms-powerpoint,application/mspowerpoint,application/powerpoint,application/x-mspowerpoint
    com.microsoft.powerpoint.pot	PowerPoint 97-2003 template	public.data,public.presentation	pot	application/vnd.ms-powerpoint,application/mspowerpoint
    com.microsoft.powerpoint.pps	PowerPoint 97-2003 slide show	public.data,public.presentation	pps	application/vnd.ms-powerpoint,application/mspowerpoint
    com.apple.keynote.key	Keynote presentation of any version	com.apple.package,public.presentation
    com.apple.iWork.Keynote.key	Keynote presentation package	com.apple.package,public.presentation,com.apple.keynote.key	key
    # Also from IANA.
    com.apple.iWork.Keynote.sffkey	Keynote presentation	public.data,public.presentation	key	application/x-iwork-keynote-sffkey,application/vnd.apple.keynote
    com.apple.iWork.Keynote.sffkth	Keynote theme file	public.data,public.presentation	kth	application/x-iwork-keynote-sffkth
    com.apple.iWork.Pages.pages	Pages document package	com.apple.package,public.composite-content	pages
    # Also from IANA.
    com.apple.iWork.Pages.sffpages	Pages document	public.data,public.composite-content	pages	application/x-iwork-pages-sffpages,application/vnd.apple.pages
    com.apple.iWork.Pages.sfftemplate	Pages template file	public.data,public.composite-content	template	application/x-iwork-pages-sfftemplate
    com.apple.iWork.Numbers.numbers	Numbers spreadsheet package	com.apple.package,public.composite-content,public.spreadsheet	numbers
    # Also from IANA.
    com.apple.iWork.Numbers.sffnumbers	Numbers spreadsheet	public.data,public.composite-content,public.spreadsheet	numbers	application/x-iwork-numbers-sffnumbers,application/vnd.apple.numbers
    com.apple.iWork.Numbers.sfftemplate	Numbers template file	public.data,public.composite-content,public.spreadsheet	nmbtemplate	application/x-iwork-numbers-sfftemplate
    com.apple.coreml.model	Core ML model	public.data	mlmodel,mlkitmodel
    com.apple.groupactivities.activity	SharePlay activity	public.data	groupactivity
    org.chromium.extension	Chromium extension	public.data,public.content	crx
    com.microsoft.word.dictionary	Word dictionary	public.data	dic
    com.apple.ibooksauthor.book	iBooks Author book	public.data,public.composite-content	iba,book
    # Also from shared-mime-info.
    com.microsoft.word.mhtml	web page in one file	public.data	mht,mhtm,mhtml	application/x-mimearchive
    com.apple.xcode.mom	Core Data managed object model	public.data	mom
    com.microsoft.powerpoint.ppa	PowerPoint 97-2003 add-in	public.data	ppa
    com.apple.spritekit.serialized	SpriteKit scene	public.data	sks
    # Also from shared-mime-info.
    com.microsoft.excel.slk	SYLK spreadsheet	public.data	slk	text/spreadsheet
    com.apple.photos.slow-motion-video-sidecar	slow-motion video sidecar	public.data,public.content	slm
    com.microsoft.excel.xlb	Excel toolbar	public.data	xlb
    com.microsoft.excel.xld	Excel dialog	public.data	xld
    com.microsoft.excel.xll	Excel dynamic add-in	public.data	xll
    com.microsoft.excel.xlm	Excel macro sheet	public.data	xlm
    com.apple.mail.emlx	Apple Mail message	public.data,public.email-message	emlx
    # Also from shared-mime-info.
    com.microsoft.powerpoint.ppam	PowerPoint add-in	public.data	ppam	application/vnd.ms-powerpoint.addin.macroEnabled.12
    com.apple.pdf-printer-settings	PDF printer settings	public.data	pset
    com.apple.scenekit.particlesystem	SceneKit particle system	public.data	scnp
    com.apple.terminal.session	macOS Terminal session	public.data	term
    com.microsoft.office.openxml.theme	Office theme	public.data	thmx
    # Also from shared-mime-info.
    com.microsoft.excel.openxml.addin	Excel add-in	public.data	xlam	application/vnd.ms-excel.addin.macroEnabled.12
    com.apple.addressbook.group	macOS contacts group	public.data	abcdg
    com.apple.addressbook.person	macOS contact	public.data,public.contact	abcdp
    com.apple.freeform.board	Freeform board	public.data,public.composite-content	board
    com.apple.shortcuts.workflow-file	Shortcuts workflow	com.apple.property-list,public.content	wflow
    com.microsoft.outlook.template	Outlook message template	public.data,public.email-message	emltpl
    com.apple.ibooks-container	iBooks book	public.data,public.composite-content	ibooks
    # Source: sqlite.org/fileformat.html, IANA, shared-mime-info.
    org.sqlite.sqlite3	SQLite database	public.data,public.database	sqlite,sqlite3,db	application/vnd.sqlite3,application/x-sqlite3
    # Source: loc.gov (Mobipocket), IANA, shared-mime-info.
    com.amazon.mobi	Kindle book	public.data,public.composite-content	mobi,azw,azw3	application/vnd.amazon.mobi8-ebook,application/x-mobipocket-ebook,application/x-mobi8-ebook
    # Source: djvu.org, IANA, shared-mime-info.
    org.djvu.djvu	DjVu document	public.data,public.composite-content	djvu,djv	image/vnd.djvu,image/x-djvu,image/x.djvu
    # Source: gnu.org/software/gettext, shared-mime-info.
    org.gnu.gettext.po	gettext translation	public.plain-text	po,pot	text/x-gettext-translation,text/x-gettext-translation-template,application/x-gettext,text/x-po,text/x-pot
    # Source: IANA.
    org.graphviz.dot	Graphviz graph	public.plain-text	gv,dot	text/vnd.graphviz
    # Source: fictionbook.org, shared-mime-info.
    org.fictionbook.fb2	FictionBook book	public.xml,public.composite-content	fb2	application/x-fictionbook+xml,application/x-fictionbook
    # Source: IANA.
    com.microsoft.outlook.message	Outlook message	public.data,public.email-message	msg	application/vnd.ms-outlook
    # Source: RFC 4155.
    org.ietf.mbox	mailbox	public.text,public.email-message	mbox	application/mbox
    # Source: IANA, shared-mime-info.
    com.microsoft.xps	XPS document	public.data,public.composite-content	xps,oxps	application/vnd.ms-xpsdocument,application/oxps,application/xps
    # Source: IANA, shared-mime-info.
    com.corel.wordperfect	WordPerfect document	public.data,public.composite-content	wpd	application/vnd.wordperfect,application/wordperfect,application/x-wordperfect
    # Source: IANA.
    com.microsoft.works	Works document	public.data,public.composite-content	wps	application/vnd.ms-works
    # Source: shared-mime-info.
    com.microsoft.publisher	Publisher document	public.data,public.composite-content	pub	application/vnd.ms-publisher
    # Source: IANA.
    com.microsoft.visio	Visio drawing	public.data,public.composite-content	vsd,vsdx	application/vnd.visio,application/vnd.ms-visio.drawing.main+xml
    # Source: IANA.
    com.microsoft.onenote	OneNote section	public.data,public.composite-content	one,onepkg	application/onenote
    # Source: shared-mime-info.
    com.microsoft.access	Access database	public.data,public.database	mdb,accdb	application/vnd.ms-access,application/msaccess,application/mdb,application/vnd.msaccess,application/x-mdb,application/x-msaccess,zz-application/zz-winassoc-mdb
    # Source: IANA, shared-mime-info.
    com.dbase.dbf	dBase table	public.data,public.database	dbf	application/vnd.dbf,application/x-dbf,application/dbase,application/dbf,application/x-dbase
    # Source: IANA.
    org.apache.parquet	Parquet table	public.data,public.database	parquet	application/vnd.apache.parquet
    # Source: IANA.
    org.apache.arrow	Arrow table	public.data,public.database	feather,arrow	application/vnd.apache.arrow.file
    # Source: avro.apache.org.
    org.apache.avro	Avro table	public.data,public.database	avro
    # Source: hdfgroup.org, shared-mime-info.
    org.hdfgroup.hdf5	HDF5 data	public.data	h5,hdf5,hdf	application/x-hdf
    # Source: numpy.org.
    org.numpy.npy	NumPy array	public.data	npy,npz
    # Source: mathworks.com.
    com.mathworks.mat	MATLAB data	public.data	mat	application/x-matlab-data
    # Source: r-project.org.
    org.r-project.data	R data	public.data	rds,rda,rdata
    # Source: shared-mime-info.
    com.ibm.spss	SPSS data	public.data	sav,zsav	application/x-spss-sav,application/x-spss-savefile
    # Source: docs.python.org.
    org.python.pickle	Python pickle	public.data	pkl,pickle
    # Source: onnx.ai, github.com/ggml-org, huggingface.co.
    org.onnx.model	machine learning model	public.data	onnx,gguf,safetensors
    # Source: learn.microsoft.com.
    com.microsoft.shortcut	Windows shortcut	public.data	lnk
    # Source: shared-mime-info.
    org.freedesktop.backup	backup copy	public.data	bak,old	application/x-trash
    # Source: shared-mime-info.
    org.freedesktop.partial-download	unfinished download	public.data	part,crdownload	application/x-partial-download
    # Source: RFC 3156.
    org.openpgp.signature	OpenPGP signature	public.data	sig	application/pgp-signature
    # Source: RFC 3156, shared-mime-info.
    org.openpgp.message	OpenPGP message	public.data	pgp,gpg,asc	application/pgp-encrypted,application/pgp
    # Source: RFC 7468.
    org.openssl.private-key	private key in PEM	public.plain-text	key
    # Source: sshd(8).
    org.openssh.public-key	OpenSSH public key	public.plain-text	pub
    # Source: sha256sum(1).
    org.gnu.coreutils.checksums	checksums	public.plain-text	md5,sha1,sha256,sha512	text/x-sha256,text/x-md5
    # Source: keepass.info.
    org.keepass.database	KeePass database	public.data,public.database	kdbx
    # Source: openvpn.net.
    net.openvpn.profile	OpenVPN profile	public.plain-text	ovpn	application/x-openvpn-profile
    # Source: developer.garmin.com.
    com.garmin.fit	FIT activity	public.data	fit
    # Source: IANA.
    com.google.kmz	zipped KML geographic document	public.zip-archive	kmz	application/vnd.google-earth.kmz
    # Source: esri.com.
    com.esri.shapefile	shapefile	public.data	shp,shx
    # Source: shared-mime-info.
    com.nintendo.rom	console game	public.data	nes,gba,nds,gb,gbc,z64	application/x-nes-rom,application/x-gba-rom,application/x-nintendo-ds-rom,application/x-gameboy-rom,application/x-gameboy-color-rom
    # Source: IANA, shared-mime-info.
    com.microsoft.project	Project plan	public.data,public.composite-content	mpp	application/vnd.ms-project,audio/x-musepack
    # Source: IANA, shared-mime-info.
    com.microsoft.chm	Windows help	public.data,public.composite-content	chm	application/vnd.ms-htmlhelp,application/x-chm
    # Source: learn.microsoft.com.
    com.microsoft.outlook.store	Outlook mail store	public.data,public.database	pst,ost	application/vnd.ms-outlook-pst
    # Source: IANA.
    net.xmind.workbook	XMind map	public.data,public.composite-content	xmind	application/vnd.xmind.workbook
    # Source: musescore.org.
    org.musescore.score	MuseScore score	public.data,public.composite-content	mscz,mscx	application/x-musescore
    # Source: IANA.
    org.musicxml.score	MusicXML score	public.xml	musicxml	application/vnd.recordare.musicxml+xml
    # Source: shared-mime-info.
    org.gnu.lilypond	LilyPond score	public.plain-text	ly	text/x-lilypond
    # Source: orc.apache.org.
    org.apache.orc	ORC table	public.data,public.database	orc	application/vnd.apache.orc
    """#
}
