extension EmbeddedTable {
  /// Pictures, camera raw formats among them.
  static let imageTypes = #"""
    com.apple.finder.pictclipping	Finder picture clipping	com.apple.finder.clipping,public.image	pictclipping
    public.image	image	public.data,public.content
    public.fax	fax	public.image,public.message
    public.camera-raw-image	camera raw image	public.image
    # Also from ITU-T T.871 and camera makers, shared-mime-info.
    public.jpeg	JPEG image	public.image	jpeg,jpg,jpe,jfif,jif,jfi,thm,insp	image/jpeg,image/jpg,image/pjpeg
    # Also from shared-mime-info.
    public.jpeg-2000	JPEG 2000 image	public.image	jp2,jpf,jpx,j2k,j2c	image/jp2,image/jpx,image/x-jp2-codestream,image/jpeg2000,image/jpeg2000-image,image/x-jpeg2000-image
    public.tiff	TIFF image	public.image	tiff,tif	image/tiff
    com.apple.pict	QuickDraw picture	public.image	pict,pct,pic	image/pict,image/x-pict,image/x-macpict
    # Also from shared-mime-info.
    com.apple.macpaint-image	MacPaint image	public.image	pntg	image/x-macpaint
    public.png	PNG image	public.image	png	image/png
    public.svg-image	SVG image	public.image,public.xml	svg,svgz	image/svg+xml
    com.apple.quicktime-image	QuickTime image	public.image	qtif,qti	image/x-quicktime
    # Also from shared-mime-info.
    com.apple.icns	macOS icon	public.image	icns	image/x-icns
    public.xbitmap-image	X bitmap image	public.image	xbm	image/x-xbitmap
    public.mpo-image	multi-picture stereo image	public.image	mpo
    ca.mcgill.mni.bic.mnc	MINC medical image	public.image	mnc,minc
    org.nema.dicom	DICOM medical image	public.data	dcm,dicom	application/dicom
    gov.nih.nifti-1	NIfTI medical image	public.data	nii
    com.compuserve.gif	GIF image	public.image	gif	image/gif
    # Also from shared-mime-info.
    com.microsoft.bmp	Windows bitmap image	public.image	bmp,dib	image/bmp,image/x-MS-bmp,image/x-bmp
    # Also from shared-mime-info.
    com.microsoft.ico	Windows icon	public.image	ico	image/vnd.microsoft.icon,image/x-icon,application/ico,image/ico,image/icon,image/x-ico,text/ico
    org.webmproject.webp	WebP image	public.image	webp	image/webp
    org.oasis-open.opendocument.image	OpenDocument image	org.oasis-open.opendocument,public.image	odi	application/vnd.oasis.opendocument.image
    org.oasis-open.opendocument.image-template	OpenDocument image template	org.oasis-open.opendocument,public.image	oti	application/vnd.oasis.opendocument.image-template
    # Also from shared-mime-info.
    com.adobe.photoshop-image	Photoshop image	public.image	psd	image/vnd.adobe.photoshop,image/photoshop,image/x-photoshop,image/psd,application/photoshop,application/x-photoshop,image/x-psd
    com.adobe.photoshop-large-image	large Photoshop image	public.image	psb
    # Also from shared-mime-info.
    com.adobe.illustrator.ai-image	Illustrator drawing	public.image	ai	application/illustrator,application/vnd.adobe.illustrator
    com.truevision.tga-image	Targa image	public.image	tga	image/targa,image/tga,application/tga
    # Also from shared-mime-info.
    com.sgi.sgi-image	SGI image	public.image	sgi	image/sgi,image/x-sgi
    # Also from shared-mime-info.
    com.ilm.openexr-image	OpenEXR image	public.image	exr	image/x-exr
    com.kodak.flashpix-image	FlashPix image	public.image	fpx	image/fpx,application/vnd.fpx
    public.heif-standard	HEIF-family image	public.image
    public.heif	HEIF image	public.heif-standard	heif,hif	image/heif
    public.heic	HEIC image	public.heif-standard	heic	image/heic
    public.avci	HEIF image coded with AVC	public.heif-standard	avci	image/avci
    public.heifs	HEIF image sequence	public.heif-standard	heifs	image/heif-sequence
    public.heics	HEIC image sequence	public.heif-standard	heics	image/heic-sequence
    public.avcs	HEIF image sequence coded with AVC	public.heif-standard	avcs	image/avcs
    com.apple.drawing	Apple drawing	public.image	drawing
    com.j2.jfx-fax	JFX fax	public.fax	jfx
    com.j2.efx-fax	EFX fax	public.fax	efx	image/efax
    com.apple.photos.apple-adjustment-envelope	photo adjustments	public.data,public.content	aae
    # Also from shared-mime-info.
    com.sony.arw-raw-image	Sony ARW raw image	public.camera-raw-image	arw	image/x-sony-arw
    # Also from shared-mime-info.
    com.canon.crw-raw-image	Canon CRW raw image	public.camera-raw-image	crw	image/x-canon-crw
    # Also from shared-mime-info.
    com.canon.cr2-raw-image	Canon CR2 raw image	public.camera-raw-image	cr2	image/x-canon-cr2
    # Also from shared-mime-info.
    com.canon.cr3-raw-image	Canon CR3 raw image	public.camera-raw-image	cr3	image/x-canon-cr3
    # Also from shared-mime-info.
    com.kodak.raw-image	Kodak raw image	public.camera-raw-image	dcr	image/x-kodak-dcr
    # Also from shared-mime-info.
    com.microsoft.dds	DirectDraw surface	public.image	dds	image/x-dds
    com.adobe.raw-image	DNG raw image	public.camera-raw-image	dng	image/x-adobe-dng
    com.epson.raw-image	Epson raw image	public.camera-raw-image	erf
    com.hasselblad.fff-raw-image	Hasselblad FFF raw image	public.camera-raw-image	fff
    public.radiance	Radiance HDR image	public.image	hdr
    com.phaseone.raw-image	Phase One raw image	public.camera-raw-image	iiq
    # Also from shared-mime-info.
    org.khronos.ktx	Khronos texture	public.image	ktx	image/ktx
    com.apple.lsr-image	layered app image	public.image	lsr
    com.leafamerica.raw-image	Leaf raw image	public.camera-raw-image	mos
    # Also from shared-mime-info.
    com.konicaminolta.raw-image	Minolta raw image	public.camera-raw-image	mrw	image/x-minolta-mrw
    # Also from shared-mime-info.
    com.nikon.raw-image	Nikon NEF raw image	public.camera-raw-image	nef	image/x-nikon-nef
    # Also from shared-mime-info.
    com.nikon.nrw-raw-image	Nikon NRW raw image	public.camera-raw-image	nrw	image/x-nikon-nrw
    # Also from shared-mime-info.
    com.olympus.raw-image	Olympus raw image	public.camera-raw-image	orf	image/x-olympus-orf
    # Also from netpbm.sourceforge.net, shared-mime-info.
    public.pbm	Netpbm image	public.image	pbm,pfm,pgm,ppm,pnm	image/x-portable-bitmap,image/x-portable-graymap,image/x-portable-pixmap
    # Also from shared-mime-info.
    com.pentax.raw-image	Pentax raw image	public.camera-raw-image	pef	image/x-pentax-pef
    public.pvr	PowerVR texture	public.image	pvr
    com.leica.pwl-raw-image	Leica PWL raw image	public.camera-raw-image	pwl
    # Also from shared-mime-info.
    com.fuji.raw-image	Fujifilm raw image	public.camera-raw-image	raf	image/x-fuji-raf
    # Also from shared-mime-info.
    com.panasonic.raw-image	Panasonic raw image	public.camera-raw-image	raw	image/x-panasonic-rw,image/x-panasonic-raw
    com.leica.rwl-raw-image	Leica raw image	public.camera-raw-image	rwl
    # Also from shared-mime-info.
    com.panasonic.rw2-raw-image	Panasonic RW2 raw image	public.camera-raw-image	rw2	image/x-panasonic-rw2,image/x-panasonic-raw2
    # Also from shared-mime-info.
    com.sony.raw-image	Sony SRF raw image	public.camera-raw-image	srf	image/x-sony-srf
    com.samsung.raw-image	Samsung raw image	public.camera-raw-image	srw
    # Also from shared-mime-info.
    com.sony.sr2-raw-image	Sony SR2 raw image	public.camera-raw-image	sr2	image/x-sony-sr2
    com.hasselblad.3fr-raw-image	Hasselblad 3FR raw image	public.camera-raw-image	3fr
    # Also from shared-mime-info.
    org.khronos.astc	ASTC texture	public.image	astc	image/astc
    # Also from shared-mime-info.
    public.avif	AVIF image	public.heif-standard	avif	image/avif,image/avif-sequence
    public.jpeg-xl	JPEG XL image	public.image	jxl	image/jxl
    # Source: gimp.org, shared-mime-info.
    org.gimp.xcf-image	GIMP image	public.image	xcf	image/x-xcf
    # Source: Adobe XMP specification, part 3; shared-mime-info.
    com.adobe.xmp	XMP metadata	public.xml	xmp	application/rdf+xml,text/rdf
    # Source: exiftool.org, shared-mime-info.
    com.sigma.x3f-raw-image	Sigma X3F raw image	public.camera-raw-image	x3f	image/x-sigma-x3f
    # Source: exiftool.org, shared-mime-info.
    com.kodak.kdc-raw-image	Kodak KDC raw image	public.camera-raw-image	kdc,k25	image/x-kodak-kdc,image/x-kodak-k25
    # Source: exiftool.org.
    com.mamiya.mef-raw-image	Mamiya MEF raw image	public.camera-raw-image	mef
    # Source: exiftool.org.
    com.gopro.gpr-raw-image	GoPro GPR raw image	public.camera-raw-image	gpr
    # Source: libraw.org.
    com.arri.ari-raw-image	ARRI raw image	public.camera-raw-image	ari
    # Source: libraw.org.
    com.casio.bay-raw-image	Casio raw image	public.camera-raw-image	bay
    # Source: libraw.org.
    com.phaseone.eip-raw-image	Phase One EIP raw image	public.camera-raw-image	eip
    # Source: exiftool.org.
    com.ricoh.rwz-raw-image	Rawzor-compressed raw image	public.camera-raw-image	rwz
    # Source: w3.org/TR/png-3, IANA.
    org.w3.apng	animated PNG image	public.png	apng	image/apng
    # Source: learn.microsoft.com.
    com.microsoft.cur	Windows cursor	public.image	cur,ani	image/x-win-bitmap
    # Source: RFC 7903, shared-mime-info.
    com.microsoft.wmf	Windows metafile	public.image	wmf	image/wmf,image/x-wmf,application/wmf,application/x-msmetafile,application/x-wmf,image/x-win-metafile
    # Source: RFC 7903, shared-mime-info.
    com.microsoft.emf	Windows enhanced metafile	public.image	emf	image/emf,image/x-emf,application/emf,application/x-emf
    # Source: shared-mime-info.
    org.x.xpm	X pixmap image	public.image	xpm	image/x-xpixmap,image/x-xpm
    # Source: IANA.
    com.zsoft.pcx	PCX image	public.image	pcx	image/vnd.zbrush.pcx,image/x-pcx
    # Source: qoiformat.org.
    org.qoiformat.qoi	QOI image	public.image	qoi
    # Source: openraster.org, shared-mime-info.
    org.openraster.ora	OpenRaster image	public.image	ora	image/openraster
    # Source: krita.org, shared-mime-info.
    org.kde.krita	Krita image	public.image	kra,krz	application/x-krita
    # Source: sketch.com.
    com.bohemiancoding.sketch.drawing	Sketch drawing	public.data,public.content	sketch
    # Source: affinity.serif.com.
    com.seriflabs.affinity	Affinity document	public.data,public.composite-content	afphoto,afdesign,afpub,af
    # Source: adobe.com.
    com.adobe.indesign-document	InDesign document	public.data,public.composite-content	indd,indt	application/x-indesign
    # Source: adobe.com.
    com.adobe.lightroom.catalog	Lightroom catalog	public.data,public.database	lrcat
    """#
}
