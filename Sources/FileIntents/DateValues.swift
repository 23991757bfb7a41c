package import Dates
package import IntentModel
import POSIX

/// A date format as the value of a parameter.
extension DateFormat: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("date format", placeholder: "FORMAT") }

  package static func resolve(_ word: Word) -> Resolution<DateFormat> {
    resolveDate(word) { text throws(DateError) in try DateFormat(text) }
  }
}

/// A choice of date as the value of a parameter.
extension DateChoice: ParameterValue {
  package static var parameterType: ParameterType {
    ParameterType(
      "date", placeholder: "DATE", options: DateSource.named.map { ParameterOption($0.text, title: $0.title) },
      listSeparator: UInt8(ascii: ","))
  }

  package static func resolve(_ word: Word) -> Resolution<DateChoice> {
    let resolution = resolveDate(word) { text throws(DateError) in try DateChoice(text) }
    guard case .failure(.unsupported(let reason, let explanation, _)) = resolution,
      let meant = nearest(to: word.text, among: DateSource.named.map(\.text))
    else { return resolution }
    return .unsupported(reason, explanation, options: [ParameterOption(meant)])
  }
}

/// Reads a value that is told in text, and hands on why it cannot be.
func resolveDate<Value>(_ word: Word, _ read: (String) throws(DateError) -> Value) -> Resolution<Value> {
  guard let text = word.utf8 else { return .unsupported("notText", "it is not UTF-8 text") }
  do throws(DateError) {
    return .success(try read(text))
  } catch {
    return .unsupported(error.reason.rawValue, error.message)
  }
}

extension Fault {
  /// That TZ names no time zone, so that no local date can be told; `nil` where it names one.
  static var unknownZone: Fault? {
    TimeZone.unknownName.map { zone in
      Fault(
        parameter: nil, value: Word(Array(zone.utf8)), reason: "unknownZone",
        message: "TZ is '\(zone)', which names no time zone; set it to one such as Europe/Paris, or to UTC")
    }
  }
}
