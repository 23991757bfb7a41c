import IntentModel

/// The case that a name gets.
package enum RenameCase: String, IntentEnum {
  /// `IMG_1.JPG`
  case uppercase
  /// `img_1.jpg`
  case lowercase

  package static var typeName: String { "case" }

  package var title: String {
    switch self {
    case .uppercase: "ALL CAPITALS"
    case .lowercase: "all small letters"
    }
  }

  func convert(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .uppercase: CaseConversion.uppercased(bytes)
    case .lowercase: CaseConversion.lowercased(bytes)
    }
  }
}
