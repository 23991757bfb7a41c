/// The types that the program knows by itself, as text: a row a line, with the columns that
/// `TypeRow` describes.
///
/// Identifiers, conformance, extensions and MIME types are those that Apple's systems declare; where a row has
/// more, or stands for a type that they do not declare, a comment above it gives the source.
enum EmbeddedTable {
  /// The groups in table order, which decides between types that share an extension or a MIME type.
  static let groups = [
    rootTypes, textTypes, executableTypes, archiveTypes, imageTypes, movieTypes, audioTypes, fontTypes, modelTypes,
    sourceCodeTypes, folderTypes, documentTypes,
  ]
}
