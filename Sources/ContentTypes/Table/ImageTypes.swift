extension EmbeddedTable {
  /// Pictures, camera raw formats among them.
  static let imageTypes = #"""
    public.image	image	public.data,public.content
    public.camera-raw-image	camera raw image	public.image
    public.jpeg	JPEG image	public.image	jpeg,jpg,jpe	image/jpeg,image/jpg
    public.jpeg-2000	JPEG 2000 image	public.image	jp2,jpf,jpx,j2k,j2c	image/jp2
    public.tiff	TIFF image	public.image	tiff,tif	image/tiff
    public.png	PNG image	public.image	png	image/png
    public.svg-image	SVG image	public.image,public.xml	svg,svgz	image/svg+xml
    com.apple.icns	macOS icon	public.image	icns
    com.compuserve.gif	GIF image	public.image	gif	image/gif
    com.microsoft.bmp	Windows bitmap image	public.image	bmp,dib	image/bmp
    # Also from shared-mime-info.
    com.microsoft.ico	Windows icon	public.image	ico	image/vnd.microsoft.icon,image/x-icon
    org.webmproject.webp	WebP image	public.image	webp	image/webp
    com.adobe.photoshop-image	Photoshop image	public.image	psd	image/vnd.adobe.photoshop,image/photoshop,image/x-photoshop,image/psd,application/photoshop
    com.adobe.illustrator.ai-image	Illustrator drawing	public.image	ai
    com.truevision.tga-image	Targa image	public.image	tga	image/targa,image/tga,application/tga
    com.ilm.openexr-image	OpenEXR image	public.image	exr
    public.heif-standard	image of the HEIF family	public.image
    public.heif	HEIF image	public.heif-standard	heif,hif	image/heif
    public.heic	HEIC image	public.heif-standard	heic	image/heic
    com.apple.photos.apple-adjustment-envelope	photo adjustments	public.data,public.content	aae
    com.sony.arw-raw-image	Sony ARW raw image	public.camera-raw-image	arw
    com.canon.cr2-raw-image	Canon CR2 raw image	public.camera-raw-image	cr2
    com.canon.cr3-raw-image	Canon CR3 raw image	public.camera-raw-image	cr3
    com.adobe.raw-image	DNG raw image	public.camera-raw-image	dng	image/x-adobe-dng
    com.nikon.raw-image	Nikon NEF raw image	public.camera-raw-image	nef
    com.nikon.nrw-raw-image	Nikon NRW raw image	public.camera-raw-image	nrw
    com.olympus.raw-image	Olympus raw image	public.camera-raw-image	orf
    public.pbm	Netpbm image	public.image	pbm,pfm,pgm,ppm
    com.pentax.raw-image	Pentax raw image	public.camera-raw-image	pef
    com.fuji.raw-image	Fujifilm raw image	public.camera-raw-image	raf
    com.panasonic.raw-image	Panasonic raw image	public.camera-raw-image	raw
    com.leica.rwl-raw-image	Leica raw image	public.camera-raw-image	rwl
    com.panasonic.rw2-raw-image	Panasonic RW2 raw image	public.camera-raw-image	rw2
    com.samsung.raw-image	Samsung raw image	public.camera-raw-image	srw
    com.sony.sr2-raw-image	Sony SR2 raw image	public.camera-raw-image	sr2
    com.hasselblad.3fr-raw-image	Hasselblad 3FR raw image	public.camera-raw-image	3fr
    public.avif	AVIF image	public.heif-standard	avif	image/avif
    public.jpeg-xl	JPEG XL image	public.image	jxl	image/jxl
    # Source: gimp.org, shared-mime-info.
    org.gimp.xcf-image	GIMP image	public.image	xcf	image/x-xcf
    # Source: Adobe XMP specification, part 3; shared-mime-info.
    com.adobe.xmp	XMP metadata	public.xml	xmp	application/rdf+xml
    """#
}
