extension EmbeddedTable {
  /// Programs and the libraries they load.
  static let executableTypes = #"""
    public.unix-executable	Unix executable	public.data,public.executable
    com.apple.application	application	public.executable
    # Also from shared-mime-info.
    public.object-code	object code	public.data,public.executable	o	application/x-object
    com.apple.mach-o-binary	Mach-O binary	public.unix-executable
    com.apple.mach-o-dylib	Mach-O dynamic library	com.apple.mach-o-binary	dylib
    public.elf-binary	ELF binary	public.data,public.executable
    # Also from shared-mime-info.
    com.microsoft.windows-executable	Windows program	public.data,public.executable	exe	application/x-msdownload,application/x-ms-dos-executable
    com.microsoft.windows-dynamic-link-library	Windows dynamic library	public.data,public.executable	dll	application/x-msdownload
    # Also from shared-mime-info.
    com.sun.java-class	Java class file	public.data,public.executable	class	application/x-java,application/java,application/java-byte-code,application/java-vm,application/x-java-class,application/x-java-vm
    com.sun.java-archive	Java archive	public.zip-archive,public.executable	jar	application/java-archive
    com.apple.quartz-composer-composition	Quartz Composer composition	public.data,public.executable	qtz	application/x-quartzcomposer
    org.openxmlformats.wordprocessingml.template.macroenabled	Word template with macros	org.openxmlformats.openxml,public.composite-content,public.executable	dotm	application/vnd.ms-word.template.macroEnabled.12
    org.openxmlformats.spreadsheetml.template.macroenabled	Excel template with macros	org.openxmlformats.openxml,public.composite-content,public.spreadsheet,public.executable	xltm	application/vnd.ms-excel.template.macroEnabled.12
    org.openxmlformats.presentationml.slideshow.macroenabled	PowerPoint slide show with macros	org.openxmlformats.openxml,public.presentation,public.executable	ppsm	application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    org.openxmlformats.presentationml.template.macroenabled	PowerPoint template with macros	org.openxmlformats.openxml,public.presentation,public.executable	potm	application/vnd.ms-powerpoint.template.macroEnabled.12
    com.apple.itunes.ipa	iOS application	public.data,public.executable	ipa
    com.apple.itunes.ipsw	iOS firmware	public.data,public.executable	ipsw
    # Source: developer.android.com, IANA.
    com.android.package-archive	Android package	public.zip-archive,public.executable	apk	application/vnd.android.package-archive
    # Source: learn.microsoft.com.
    com.microsoft.windows-installer	Windows installer	public.data,public.executable	msi	application/x-msi
    # Source: elf(5), shared-mime-info.
    org.gnu.elf-shared-library	ELF shared library	public.elf-binary	so	application/x-sharedlib
    # Source: webassembly.org, IANA.
    org.webassembly.wasm	WebAssembly module	public.data,public.executable	wasm	application/wasm
    # Source: docs.python.org, shared-mime-info.
    org.python.bytecode	Python bytecode	public.data,public.executable	pyc,pyo	application/x-python-bytecode
    # Source: ar(1), shared-mime-info.
    org.gnu.static-library	static library	public.data,public.archive	a,lib	application/x-archive
    """#
}
