extension EmbeddedTable {
  /// Folders, and the packages and bundles that are folders with an extension.
  static let folderTypes = #"""
    com.apple.finder.burn-folder	Finder burn folder	public.folder	fpbf
    com.apple.iconset	macOS icon set	public.folder	iconset
    com.apple.xcode.dsym	debug symbols bundle	com.apple.package	dsym
    com.apple.private.live-photo-bundle	Live Photo bundle	com.apple.live-photo,com.apple.bundle,com.apple.package	pvt
    public.avchd-collection	AVCHD collection	com.apple.package,public.audiovisual-content-collection	avchd
    com.apple.applescript.script-bundle	AppleScript bundle	com.apple.bundle,com.apple.package	scptd
    # Also from shared-mime-info.
    public.folder	folder	public.directory		inode/directory,x-directory/normal
    # Also from shared-mime-info.
    public.volume	volume	public.folder		inode/mount-point
    com.apple.package	package	public.directory
    com.apple.bundle	bundle	public.directory
    com.apple.generic-bundle	loadable bundle	com.apple.bundle,com.apple.package	bundle
    com.apple.systempreference.prefpane	System Preferences pane	com.apple.package,com.apple.bundle	prefpane
    com.apple.systempreference.screen-saver	macOS screen saver	com.apple.package,com.apple.bundle	saver
    com.apple.systempreference.screen-slide-saver	macOS slide show screen saver	com.apple.package,com.apple.bundle	slidesaver
    com.apple.menu-extra	macOS menu extra	com.apple.package,com.apple.bundle	menu
    com.apple.localizable-name-bundle	bundle with a localized name	com.apple.bundle
    com.apple.framework	framework	com.apple.bundle	framework
    com.apple.application-bundle	application bundle	com.apple.application,com.apple.localizable-name-bundle,com.apple.package	app
    com.apple.application-file	application file	com.apple.application,public.data	app
    com.apple.installer-package	macOS installer bundle	com.apple.bundle,com.apple.package	pkg
    com.apple.installer-distribution-package	macOS installer distribution	com.apple.bundle,com.apple.package	dist,distz
    com.apple.installer-meta-package	macOS installer metapackage	com.apple.bundle,com.apple.package	mpkg
    com.apple.intelligentsuggestions.assets	suggestions assets	com.apple.bundle,com.apple.package	suggestionsassets
    com.apple.rtfd	rich text with attachments	com.apple.package,public.composite-content	rtfd
    com.apple.application-placeholder	application placeholder	com.apple.application-bundle	placeholder
    com.apple.service-application	macOS service	com.apple.application-bundle	service
    com.apple.plugin	plug-in	com.apple.bundle,com.apple.package	plugin
    com.apple.xpc-service	XPC service	com.apple.bundle,com.apple.package	xpc
    com.apple.kernel-extension	kernel extension	com.apple.bundle,com.apple.package	kext
    com.apple.application-and-system-extension	app extension	com.apple.xpc-service	appex
    com.apple.pluginkit	PlugInKit plug-in	com.apple.bundle,com.apple.package	pluginkit
    com.apple.webkit-plugin	WebKit plug-in	com.apple.plugin	webplugin
    com.apple.metadata-importer	Spotlight importer	com.apple.plugin	mdimporter
    com.apple.quicklook-generator	Quick Look generator	com.apple.plugin	qlgenerator
    com.apple.dashboard-widget	Dashboard widget	com.apple.localizable-name-bundle,com.apple.package	wdgt
    com.apple.driver-extension	driver extension	com.apple.localizable-name-bundle,com.apple.package	dext
    com.apple.system-extension	system extension	com.apple.localizable-name-bundle,com.apple.package	systemextension
    com.apple.ppp-plug-in	PPP plug-in	com.apple.plugin	ppp
    com.apple.file-system-plug-in	filesystem plug-in	com.apple.plugin	fs
    com.apple.localized-pdf-bundle	localized PDF bundle	com.apple.localizable-name-bundle,com.apple.package,public.composite-content	lpdf
    com.apple.pkpass	Wallet pass bundle	com.apple.bundle,com.apple.package	pkpass	application/vnd.apple.pkpass
    com.apple.keynote.kth	Keynote theme	com.apple.package,public.presentation
    com.apple.iWork.Keynote.key-tef	Keynote transition presentation	com.apple.package,public.presentation,com.apple.keynote.key	key-tef
    com.apple.iWork.Keynote.kth	Keynote theme bundle	com.apple.package,public.presentation,com.apple.keynote.kth	kth
    com.apple.iWork.Pages.pages-tef	Pages transition document	com.apple.package,public.composite-content	pages-tef
    com.apple.iWork.Pages.template	Pages template bundle	com.apple.package,public.composite-content	template
    com.apple.iWork.Numbers.numbers-tef	Numbers transition spreadsheet	com.apple.package,public.composite-content,public.spreadsheet	numbers-tef
    com.apple.iWork.Numbers.template	Numbers template bundle	com.apple.package,public.composite-content,public.spreadsheet	nmbtemplate
    com.apple.garageband.project	GarageBand project	com.apple.package,public.audiovisual-content	band,gbproj
    com.apple.iMovieLibrary	iMovie library	com.apple.package	imovielibrary
    com.apple.iMovieTheater	iMovie theater	com.apple.package	theater
    com.apple.coreml.mlpackage	Core ML model package	com.apple.package	mlpackage
    com.apple.ical.backup-package	calendar backup	com.apple.package,public.data	icbu
    com.apple.createml.project	Create ML project	com.apple.package,public.data,public.content	mlproj
    # Source: support.apple.com/guide/photos.
    com.apple.photos.library	Photos library	com.apple.package	photoslibrary
    # Source: developer.apple.com/documentation/xcode.
    com.apple.xcode.project	Xcode project	com.apple.package	xcodeproj
    # Source: developer.apple.com/documentation/xcode.
    com.apple.dt.document.workspace	Xcode workspace	com.apple.package	xcworkspace
    """#
}
