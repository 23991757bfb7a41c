import ContentTypes
import IntentModel
import POSIX
import Renaming

@testable import FileIntents

/// An intent that takes images only: it puts `@2x` behind their names.
struct ScaleImages: RenamingIntent {
  static let name = "scale-images"
  static let title = "Scale Images"
  static let help = "say in the names of images that they are large"
  static let category = IntentCategory.files

  @Parameter(
    "Images", help: "images to rename", prompt: "Which images?", contentTypes: ["public.image", "com.adobe.pdf"],
    reasons: ["noFiles": "no images were given"], missing: "noFiles")
  var images: [FileItem] = []

  var selection = FileSelection()
  var options = RenamingOptions()
  var batches = BatchStore.ofUser()
  var types = TypeReader(mimeFolders: [])

  static var parameters: ParameterList<Self> {
    Input(\.$images)
    Section("Which files", \.selection)
    Section("How", \.options)
  }

  static var summaries: [Sentence] { ["scale \(\.$images)"] }
  static let result = ResultDescription(type: "file", supportsMultipleValues: true, meaning: "the images")

  func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan> where P.Preview == Plan {
    let list = try FileFinder.find(images, selection, for: "images", accepting: $images.contentTypes, types)
    return rename(list, givenFor: "images", with: presenter) { _, name, kind, newNames in
      let parts = NameParts(name, kind: kind)
      newNames.write(parts.hidingDot, of: name)
      newNames.write(parts.stem, of: name)
      newNames.placeNumber()
      newNames.write("@2x".utf8 + name.bytes[parts.fileExtension])
      newNames.endName()
    }
  }
}
