extension ContentType {
  /// Anything in a filesystem: `public.item`.
  package static let item = known("public.item")
  /// A byte stream, so any file: `public.data`.
  package static let data = known("public.data")
  /// A folder or a package: `public.directory`.
  package static let directory = known("public.directory")
  /// A folder that people look into: `public.folder`.
  package static let folder = known("public.folder")
  /// A folder that people see as one file: `com.apple.package`.
  package static let package = known("com.apple.package")
  /// A symbolic link: `public.symlink`.
  package static let symbolicLink = known("public.symlink")
  /// A named pipe: `public.named-pipe`.
  package static let namedPipe = known("public.named-pipe")
  /// A socket: `public.socket`.
  package static let socket = known("public.socket")
  /// A character device: `public.character-special`.
  package static let characterDevice = known("public.character-special")
  /// A block device: `public.block-special`.
  package static let blockDevice = known("public.block-special")
  /// A picture: `public.image`.
  package static let image = known("public.image")
  /// A movie, with sound or without: `public.movie`.
  package static let movie = known("public.movie")
  /// Sound: `public.audio`.
  package static let audio = known("public.audio")
  /// Text of any kind: `public.text`.
  package static let text = known("public.text")
  /// A font: `public.font`.
  package static let font = known("public.font")
  /// Scenes and solids: `public.3d-content`.
  package static let threeDimensionalContent = known("public.3d-content")

  /// The type of an identifier that the table is known (and tested) to have.
  private static func known(_ identifier: String) -> ContentType {
    ContentType(identifier: identifier) ?? ContentType(index: 0)
  }
}
