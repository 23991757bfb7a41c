extension EmbeddedTable {
  /// Archives, compressed files and disk images.
  ///
  /// A compressed tar archive has its two-part extension beside the short one.
  static let archiveTypes = #"""
    com.sun.web-application-archive	Java web archive	com.sun.java-archive	war
    com.apple.bom-archive	macOS bill-of-materials archive	public.archive
    public.disk-image	disk image	public.archive
    org.gnu.gnu-tar-archive	GNU tar archive	public.data,public.archive	gtar	application/x-gtar
    public.tar-archive	tar archive	org.gnu.gnu-tar-archive	tar	application/x-tar,application/tar
    org.gnu.gnu-zip-archive	gzip-compressed file	public.data,public.archive	gz,gzip	application/x-gzip,application/gzip
    # tar.gz is what tar(1) --gzip writes. MIME type: shared-mime-info.
    org.gnu.gnu-zip-tar-archive	gzip-compressed tar archive	org.gnu.gnu-zip-archive	tgz,tar.gz	application/x-compressed-tar
    public.bzip2-archive	bzip2-compressed file	public.data,public.archive	bz2,bz	application/x-bzip2,application/x-bzip,application/bzip2,application/bzip,application/x-bz2
    # tar.bz2 is what tar(1) --bzip2 writes. MIME type: shared-mime-info.
    public.tar-bzip2-archive	bzip2-compressed tar archive	public.bzip2-archive	tbz2,tbz,tar.bz2,tar.bz	application/x-bzip2-compressed-tar,application/x-bzip-compressed-tar
    com.apple.binhex-archive	BinHex file	public.data,public.archive	hqx	application/mac-binhex40,application/mac-binhex,application/binhex
    com.apple.macbinary-archive	MacBinary file	public.data,public.archive	bin	application/macbinary,application/x-macbinary
    # Source: adobe.com, shared-mime-info.
    com.adobe.actionscript	ActionScript source	public.source-code	as	application/ecmascript,text/ecmascript
    com.apple.applesingle-archive	AppleSingle file	public.data,public.archive	as
    # Also from shared-mime-info.
    public.uuencoded-archive	uuencoded file	public.data,public.archive	uu	text/x-uuencode,zz-application/zz-winassoc-uu
    public.z-archive	Unix compress file	public.data,public.archive	z	application/x-compress
    com.apple.bom-compressed-cpio	gzip-compressed cpio archive	public.data,com.apple.bom-archive	cpgz
    # Also from shared-mime-info.
    public.cpio-archive	cpio archive	public.data,public.archive	cpio,pax	application/x-cpio
    com.pkware.zip-archive	PKZIP archive	public.data,public.archive
    # Also from shared-mime-info.
    public.zip-archive	ZIP archive	com.pkware.zip-archive	zip	application/zip,application/x-zip-compressed,application/x-zip
    # Also from shared-mime-info.
    com.apple.xar-archive	xar archive	public.data,public.archive	xar	application/x-xar
    com.apple.xip-archive	signed xip archive	com.apple.xar-archive	xip
    com.apple.installer-package-archive	macOS installer package	public.data,public.archive	pkg,mpkg
    com.apple.archive	Apple Archive	public.data,public.archive	aar,yaa
    com.apple.encrypted-archive	encrypted Apple Archive	public.data,public.archive	aea
    com.microsoft.excel.sheet.binary.macroenabled	Excel binary workbook	public.zip-archive,public.composite-content,public.spreadsheet,public.executable	xlsb	application/vnd.ms-excel.sheet.binary.macroEnabled.12
    com.allume.stuffit-archive	StuffIt archive	public.data,public.archive
    com.stuffit.archive.sitx	StuffIt X archive	com.allume.stuffit-archive	sitx	application/x-stuffitx,application/x-sitx
    com.stuffit.archive.sidx	StuffIt X index	com.allume.stuffit-archive	sidx	application/x-stuffitx-index,application/x-sitx-index
    # Also from shared-mime-info.
    com.stuffit.archive.sit	StuffIt 5 archive	com.allume.stuffit-archive	sit,sea	application/x-stuffit,application/x-sit,application/stuffit
    org.7-zip.7-zip-archive	7-Zip archive	public.data,public.archive	7z	application/x-7z-compressed
    org.tukaani.xz-archive	xz-compressed file	public.data,public.archive	xz	application/x-xz
    # tar.xz is what tar(1) --xz writes. MIME type: shared-mime-info.
    org.tukaani.tar-xz-archive	xz-compressed tar archive	public.data,public.archive	txz,tar.xz	application/x-xz-compressed-tar
    # Also from shared-mime-info.
    com.microsoft.cab	Windows cabinet	public.data,public.archive	cab	application/vnd.ms-cab-compressed,zz-application/zz-winassoc-cab
    # Source: shared-mime-info.
    com.corel.coreldraw	CorelDRAW drawing	public.image	cdr	application/vnd.corel-draw,application/cdr,application/coreldraw,application/x-cdr,application/x-coreldraw,image/cdr,image/x-cdr,zz-application/zz-winassoc-cdr
    com.apple.disk-image-cdr	CD or DVD disk image	com.apple.disk-image	dvdr,cdr
    # Also from shared-mime-info.
    com.apple.disk-image-udif	UDIF disk image	com.apple.disk-image	dmg,img,udif	application/x-apple-diskimage,application/x-raw-disk-image
    # Also from shared-mime-info.
    public.iso-image	ISO 9660 disk image	com.apple.disk-image	iso	application/x-iso9660-image,application/vnd.efi.iso
    com.apple.disk-image-sparse	macOS sparse disk image	com.apple.disk-image	asif
    com.apple.disk-image	macOS disk image	public.disk-image,public.data
    # Also from IANA, shared-mime-info.
    com.rarlab.rar-archive	RAR archive	public.data,public.archive	rar	application/vnd.rar,application/x-rar,application/x-rar-compressed
    # Source: RFC 8878, IANA.
    com.facebook.zstandard-archive	Zstandard-compressed file	public.data,public.archive	zst,zstd	application/zstd
    # Source: RFC 8878, shared-mime-info.
    com.facebook.zstandard-tar-archive	Zstandard-compressed tar archive	com.facebook.zstandard-archive	tar.zst,tzst	application/x-zstd-compressed-tar
    # Source: tukaani.org/lzma, shared-mime-info.
    org.tukaani.lzma-archive	LZMA-compressed file	public.data,public.archive	lzma	application/x-lzma
    # Source: tukaani.org/lzma, shared-mime-info.
    org.tukaani.tar-lzma-archive	LZMA-compressed tar archive	org.tukaani.lzma-archive	tar.lzma,tlz	application/x-lzma-compressed-tar
    # Source: lzip.nongnu.org.
    org.nongnu.lzip-archive	lzip-compressed file	public.data,public.archive	lz	application/lzip,application/x-lzip
    # Source: lzip.nongnu.org, shared-mime-info.
    org.nongnu.tar-lzip-archive	lzip-compressed tar archive	org.nongnu.lzip-archive	tar.lz	application/x-lzip-compressed-tar
    # Source: lz4.org, shared-mime-info.
    org.lz4.lz4-archive	LZ4-compressed file	public.data,public.archive	lz4	application/x-lz4
    # Source: lz4.org, shared-mime-info.
    org.lz4.tar-lz4-archive	LZ4-compressed tar archive	org.lz4.lz4-archive	tar.lz4	application/x-lz4-compressed-tar
    # Source: compress(1), shared-mime-info.
    public.tar-z-archive	Unix compress tar archive	public.z-archive	tar.z,taz	application/x-tarz
    # Source: deb(5), IANA, shared-mime-info.
    org.debian.deb-archive	Debian package	public.data,public.archive	deb,udeb	application/vnd.debian.binary-package,application/x-debian-package,application/x-deb
    # Source: rpm.org, shared-mime-info.
    org.rpm.rpm-archive	RPM package	public.data,public.archive	rpm	application/x-rpm,application/x-redhat-package-manager
    # Source: RFC 7932.
    com.google.brotli	Brotli-compressed file	public.data,public.archive	br
    # Source: RFC 7932.
    com.google.tar-brotli-archive	Brotli-compressed tar archive	com.google.brotli	tar.br
    # Source: lzop.org, shared-mime-info.
    org.lzop.lzo-archive	lzop-compressed file	public.data,public.archive	lzo	application/x-lzop
    # Source: lzop.org, shared-mime-info.
    org.lzop.tar-lzo-archive	lzop-compressed tar archive	org.lzop.lzo-archive	tar.lzo,tzo	application/x-tzo
    # Source: packaging.python.org.
    org.python.wheel	Python wheel	public.zip-archive	whl
    # Source: rubygems.org.
    org.rubygems.gem	Ruby gem	public.tar-archive	gem
    # Source: doc.rust-lang.org/cargo.
    org.rust-lang.crate	Rust crate	org.gnu.gnu-zip-tar-archive	crate
    # Source: IANA, shared-mime-info.
    org.cbx.cbz	comic book in a ZIP archive	public.zip-archive,public.composite-content	cbz	application/vnd.comicbook+zip,application/x-cbz
    # Source: IANA, shared-mime-info.
    org.cbx.cbr	comic book in a RAR archive	com.rarlab.rar-archive,public.composite-content	cbr	application/vnd.comicbook-rar,application/x-cbr
    # Source: shared-mime-info.
    org.cbx.cb7	comic book in a 7-Zip archive	org.7-zip.7-zip-archive,public.composite-content	cb7	application/x-cb7
    # Source: shared-mime-info.
    org.cbx.cbt	comic book in a tar archive	public.tar-archive,public.composite-content	cbt	application/x-cbt
    # Source: kernel.org.
    org.kernel.squashfs	SquashFS image	public.disk-image,public.data	squashfs,sqsh	application/vnd.squashfs
    # Source: appimage.org, shared-mime-info.
    org.appimage.appimage	AppImage application	public.data,public.executable	appimage	application/vnd.appimage
    # Source: flatpak.org, shared-mime-info.
    org.flatpak.bundle	Flatpak bundle	public.data,public.archive	flatpak	application/vnd.flatpak,application/vnd.xdgapp
    # Source: snapcraft.io, shared-mime-info.
    io.snapcraft.snap	Snap package	public.data,public.archive	snap	application/vnd.snap
    # Source: shared-mime-info.
    org.virtualbox.vdi	VirtualBox disk image	public.disk-image,public.data	vdi	application/x-vdi-disk,application/x-virtualbox-vdi
    # Source: shared-mime-info.
    com.vmware.vmdk	VMware disk image	public.disk-image,public.data	vmdk	application/x-vmdk-disk,application/x-virtualbox-vmdk
    # Source: qemu.org, shared-mime-info.
    org.qemu.qcow2	QEMU disk image	public.disk-image,public.data	qcow2,qcow	application/x-qemu-disk
    # Source: learn.microsoft.com, shared-mime-info.
    com.microsoft.vhd	Hyper-V disk image	public.disk-image,public.data	vhdx,vhd	application/x-vhd-disk,application/x-vhdx-disk,application/x-virtualbox-vhdx,application/x-virtualbox-vhd
    # Source: shared-mime-info.
    org.lha.lzh	LHA archive	public.data,public.archive	lzh,lha	application/x-lha,application/x-lzh-compressed
    # Source: shared-mime-info.
    org.arj.arj	ARJ archive	public.data,public.archive	arj	application/x-arj
    # Source: shared-mime-info.
    com.winace.ace	ACE archive	public.data,public.archive	ace	application/x-ace
    # Source: bittorrent.org.
    org.bittorrent.torrent	BitTorrent file	public.data	torrent	application/x-bittorrent
    # Source: git-bundle(1).
    org.git-scm.bundle	Git bundle	public.data,public.archive	bundle
    """#
}
