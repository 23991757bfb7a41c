import POSIX

/// What tests of this target share.
enum Fixture {
  /// The text of a file beside the tests.
  static func text(_ name: String) -> String {
    let here = Path(Array(#filePath.utf8)).flatMap { Path($0.prefix) } ?? .here
    return (try? File.reading(here.appending(Name(name))).contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// A text in lower, upper and mixed case.
func spellings(_ text: String) -> [String] {
  let mixed = text.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.uppercased() : "\($0.element)" }
  return [text.lowercased(), text.uppercased(), mixed.joined()]
}
