extension EmbeddedTable {
  /// Folders, and the packages and bundles that are folders with an extension.
  static let folderTypes = #"""
    public.folder	folder	public.directory
    com.apple.package	package	public.directory
    com.apple.bundle	bundle	public.directory
    com.apple.generic-bundle	loadable bundle	com.apple.bundle,com.apple.package	bundle
    com.apple.localizable-name-bundle	bundle with a localized name	com.apple.bundle
    com.apple.framework	framework	com.apple.bundle	framework
    com.apple.application-bundle	application bundle	com.apple.application,com.apple.localizable-name-bundle,com.apple.package	app
    com.apple.application-file	application file	com.apple.application,public.data	app
    com.apple.installer-package	macOS installer bundle	com.apple.bundle,com.apple.package	pkg
    com.apple.rtfd	rich text with attachments	com.apple.package,public.composite-content	rtfd
    com.apple.plugin	plug-in	com.apple.bundle,com.apple.package	plugin
    com.apple.garageband.project	GarageBand project	com.apple.package,public.audiovisual-content	band,gbproj
    # Source: support.apple.com/guide/photos.
    com.apple.photos.library	Photos library	com.apple.package	photoslibrary
    # Source: developer.apple.com/documentation/xcode.
    com.apple.xcode.project	Xcode project	com.apple.package	xcodeproj
    # Source: developer.apple.com/documentation/xcode.
    com.apple.dt.document.workspace	Xcode workspace	com.apple.package	xcworkspace
    """#
}
