/// A uniform type: what a file is, whatever it is named.
///
/// Types form a tree with several parents. A JPEG image is an image, an image is data and content:
///
///     let jpeg = ContentType(identifier: "public.jpeg")
///     jpeg?.conforms(to: .image)    // true
///     jpeg?.allConformances         // image, data, content, item
///
/// A value is only a position in the table of types, so it is cheap to hold one for each of a million files.
package struct ContentType: Hashable, Sendable {
  /// The position in `TypeTable.standard`.
  let index: UInt16

  init(index: Int) { self.index = UInt16(clamping: index) }

  private var row: TypeRow { TypeTable.standard.rows[Int(index)] }

  /// The unique name, such as `public.jpeg`.
  package var identifier: String { row.identifier }

  /// What people call it, such as `JPEG image`.
  package var description: String { row.description }

  /// The types that it is declared to conform to.
  package var parents: [ContentType] { TypeTable.standard.kinship.parents[Int(index)].map(ContentType.init(index:)) }

  /// The filename extensions without their dot, in lower case; some have two parts (`tar.gz`).
  package var extensions: [String] { row.extensions }

  /// The MIME types, as registered or in use.
  package var mimeTypes: [String] { row.mimeTypes }

  /// Everything that it conforms to, itself left out, nearest first.
  package var allConformances: [ContentType] {
    TypeTable.standard.kinship.conformances[Int(index)].map(ContentType.init(index:))
  }

  /// Whether it is the other type or conforms to it over any number of parents.
  package func conforms(to other: ContentType) -> Bool {
    TypeTable.standard.kinship.conforms(Int(index), to: Int(other.index))
  }

  /// Whether a folder of this type is shown to people as one file.
  package var isPackage: Bool { conforms(to: .package) }

  /// All known types in table order.
  package static var all: [ContentType] { TypeTable.standard.rows.indices.map(ContentType.init(index:)) }
}

extension ContentType: CustomStringConvertible {}
