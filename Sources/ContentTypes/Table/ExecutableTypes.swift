extension EmbeddedTable {
  /// Programs and the libraries they load.
  static let executableTypes = #"""
    public.unix-executable	Unix executable	public.data,public.executable
    com.apple.application	application	public.executable
    public.object-code	object code	public.data,public.executable	o
    public.elf-binary	ELF binary	public.data,public.executable
    com.microsoft.windows-executable	Windows program	public.data,public.executable	exe	application/x-msdownload
    com.microsoft.windows-dynamic-link-library	Windows dynamic library	public.data,public.executable	dll	application/x-msdownload
    com.sun.java-archive	Java archive	public.zip-archive,public.executable	jar	application/java-archive
    # Source: developer.android.com, IANA.
    com.android.package-archive	Android package	public.zip-archive,public.executable	apk	application/vnd.android.package-archive
    """#
}
