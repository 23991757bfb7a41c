extension EmbeddedTable {
  /// Documents of office programs, page descriptions, books and certificates.
  static let documentTypes = #"""
    org.openxmlformats.openxml	Office Open XML document	public.data
    org.oasis-open.opendocument	OpenDocument document	public.data
    com.rsa.pkcs-12	PKCS #12 certificate bundle	public.data	p12,pfx	application/x-pkcs12
    public.x509-certificate	X.509 certificate	public.data	cer,der,crt,pem	application/x-x509-ca-cert
    com.apple.webarchive	web archive	public.data,public.composite-content	webarchive	application/x-webarchive
    org.idpf.epub-container	EPUB book	public.data,public.composite-content	epub	application/epub+zip
    com.adobe.pdf	PDF document	public.data,public.composite-content	pdf	application/pdf
    com.adobe.postscript	PostScript document	public.data,public.composite-content	ps	application/postscript
    com.adobe.encapsulated-postscript	Encapsulated PostScript	com.adobe.postscript	eps
    org.oasis-open.opendocument.text	OpenDocument text	org.oasis-open.opendocument,public.composite-content	odt	application/vnd.oasis.opendocument.text
    org.oasis-open.opendocument.text-template	OpenDocument text template	org.oasis-open.opendocument,public.composite-content	ott	application/vnd.oasis.opendocument.text-template
    org.oasis-open.opendocument.graphics	OpenDocument drawing	org.oasis-open.opendocument,public.composite-content	odg	application/vnd.oasis.opendocument.graphics
    org.oasis-open.opendocument.presentation	OpenDocument presentation	org.oasis-open.opendocument,public.composite-content,public.presentation	odp	application/vnd.oasis.opendocument.presentation
    org.oasis-open.opendocument.spreadsheet	OpenDocument spreadsheet	org.oasis-open.opendocument,public.composite-content,public.spreadsheet	ods	application/vnd.oasis.opendocument.spreadsheet
    org.oasis-open.opendocument.spreadsheet-template	OpenDocument spreadsheet template	org.oasis-open.opendocument,public.composite-content,public.spreadsheet	ots	application/vnd.oasis.opendocument.spreadsheet-template
    org.oasis-open.opendocument.formula	OpenDocument formula	org.oasis-open.opendocument,public.content	odf	application/vnd.oasis.opendocument.formula
    org.oasis-open.opendocument.database	OpenDocument database	public.data,public.content,public.database	odb	application/vnd.oasis.opendocument.database
    org.openxmlformats.wordprocessingml.document	Word document	org.openxmlformats.openxml,public.composite-content	docx	application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.wordprocessingml.document.macroenabled	Word document with macros	org.openxmlformats.openxml,public.composite-content,public.executable	docm	application/vnd.ms-word.document.macroEnabled.12
    org.openxmlformats.wordprocessingml.template	Word template	org.openxmlformats.openxml,public.composite-content	dotx	application/vnd.openxmlformats-officedocument.wordprocessingml.template
    org.openxmlformats.spreadsheetml.sheet	Excel workbook	org.openxmlformats.openxml,public.composite-content,public.spreadsheet	xlsx	application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.spreadsheetml.sheet.macroenabled	Excel workbook with macros	org.openxmlformats.openxml,public.composite-content,public.spreadsheet,public.executable	xlsm	application/vnd.ms-excel.sheet.macroEnabled.12
    org.openxmlformats.spreadsheetml.template	Excel template	org.openxmlformats.openxml,public.composite-content,public.spreadsheet	xltx	application/vnd.openxmlformats-officedocument.spreadsheetml.template
    org.openxmlformats.presentationml.presentation	PowerPoint presentation	org.openxmlformats.openxml,public.presentation	pptx	application/vnd.openxmlformats-officedocument.presentationml.presentation
    org.openxmlformats.presentationml.presentation.macroenabled	PowerPoint presentation with macros	org.openxmlformats.openxml,public.presentation,public.executable	pptm	application/vnd.ms-powerpoint.presentation.macroEnabled.12
    org.openxmlformats.presentationml.template	PowerPoint template	org.openxmlformats.openxml,public.presentation	potx	application/vnd.openxmlformats-officedocument.presentationml.template
    com.microsoft.word.doc	Word 97-2004 document	public.data,public.composite-content	doc	application/msword
    com.microsoft.excel.xls	Excel 97-2004 workbook	public.data,public.composite-content,public.spreadsheet	xls	application/vnd.ms-excel,application/msexcel
    com.microsoft.powerpoint.ppt	PowerPoint 97-2004 presentation	public.data,public.presentation	ppt	application/vnd.ms-powerpoint,application/mspowerpoint
    com.apple.keynote.key	Keynote presentation of any version	com.apple.package,public.presentation
    com.apple.iWork.Keynote.key	Keynote presentation package	com.apple.package,public.presentation,com.apple.keynote.key	key
    # Also from IANA.
    com.apple.iWork.Keynote.sffkey	Keynote presentation	public.data,public.presentation	key	application/x-iwork-keynote-sffkey,application/vnd.apple.keynote
    com.apple.iWork.Pages.pages	Pages document package	com.apple.package,public.composite-content	pages
    # Also from IANA.
    com.apple.iWork.Pages.sffpages	Pages document	public.data,public.composite-content	pages	application/x-iwork-pages-sffpages,application/vnd.apple.pages
    com.apple.iWork.Numbers.numbers	Numbers spreadsheet package	com.apple.package,public.composite-content,public.spreadsheet	numbers
    # Also from IANA.
    com.apple.iWork.Numbers.sffnumbers	Numbers spreadsheet	public.data,public.composite-content,public.spreadsheet	numbers	application/x-iwork-numbers-sffnumbers,application/vnd.apple.numbers
    # Source: sqlite.org/fileformat.html, IANA.
    org.sqlite.sqlite3	SQLite database	public.data,public.database	sqlite,sqlite3,db	application/vnd.sqlite3
    # Source: loc.gov (Mobipocket), IANA.
    com.amazon.mobi	Kindle book	public.data,public.composite-content	mobi,azw,azw3	application/vnd.amazon.mobi8-ebook,application/x-mobipocket-ebook
    # Source: djvu.org, IANA.
    org.djvu.djvu	DjVu document	public.data,public.composite-content	djvu,djv	image/vnd.djvu
    """#
}
