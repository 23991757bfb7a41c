extension EmbeddedTable {
  /// Archives, compressed files and disk images.
  ///
  /// A compressed tar archive has its two-part extension beside the short one.
  static let archiveTypes = #"""
    public.disk-image	disk image	public.archive
    org.gnu.gnu-tar-archive	GNU tar archive	public.data,public.archive	gtar	application/x-gtar
    public.tar-archive	tar archive	org.gnu.gnu-tar-archive	tar	application/x-tar,application/tar
    org.gnu.gnu-zip-archive	gzip-compressed file	public.data,public.archive	gz,gzip	application/x-gzip,application/gzip
    # tar.gz is what tar(1) --gzip writes. MIME type: shared-mime-info.
    org.gnu.gnu-zip-tar-archive	gzip-compressed tar archive	org.gnu.gnu-zip-archive	tgz,tar.gz	application/x-compressed-tar
    public.bzip2-archive	bzip2-compressed file	public.data,public.archive	bz2,bz	application/x-bzip2,application/x-bzip,application/bzip2,application/bzip,application/x-bz2
    # tar.bz2 is what tar(1) --bzip2 writes. MIME type: shared-mime-info.
    public.tar-bzip2-archive	bzip2-compressed tar archive	public.bzip2-archive	tbz2,tbz,tar.bz2,tar.bz	application/x-bzip2-compressed-tar,application/x-bzip-compressed-tar
    public.z-archive	compress(1)-compressed file	public.data,public.archive	z	application/x-compress
    com.pkware.zip-archive	PKZIP archive	public.data,public.archive
    public.zip-archive	ZIP archive	com.pkware.zip-archive	zip	application/zip,application/x-zip-compressed
    com.apple.installer-package-archive	macOS installer package	public.data,public.archive	pkg,mpkg
    org.7-zip.7-zip-archive	7-Zip archive	public.data,public.archive	7z	application/x-7z-compressed
    org.tukaani.xz-archive	xz-compressed file	public.data,public.archive	xz	application/x-xz
    # tar.xz is what tar(1) --xz writes. MIME type: shared-mime-info.
    org.tukaani.tar-xz-archive	xz-compressed tar archive	public.data,public.archive	txz,tar.xz	application/x-xz-compressed-tar
    com.microsoft.cab	Windows cabinet	public.data,public.archive	cab
    # Also from shared-mime-info.
    com.apple.disk-image-udif	UDIF disk image	com.apple.disk-image	dmg,img,udif	application/x-apple-diskimage
    # Also from shared-mime-info.
    public.iso-image	ISO 9660 disk image	com.apple.disk-image	iso	application/x-iso9660-image,application/vnd.efi.iso
    com.apple.disk-image	macOS disk image	public.disk-image,public.data
    # Also from IANA.
    com.rarlab.rar-archive	RAR archive	public.data,public.archive	rar	application/vnd.rar
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
    public.tar-z-archive	compress(1)-compressed tar archive	public.z-archive	tar.z,taz	application/x-tarz
    # Source: deb(5), IANA.
    org.debian.deb-archive	Debian package	public.data,public.archive	deb,udeb	application/vnd.debian.binary-package,application/x-debian-package
    # Source: rpm.org, shared-mime-info.
    org.rpm.rpm-archive	RPM package	public.data,public.archive	rpm	application/x-rpm,application/x-redhat-package-manager
    """#
}
