import Dates
import POSIX
import Renaming

/// How RenameFiles makes a new name of an old one: the case first, and then the date.
struct NameRule {
  let format: DateFormat
  let position: RenamePosition
  let separator: [UInt8]
  /// `nil` to leave the case alone.
  let newCase: RenameCase?
  let keepExtension: Bool
  let existing: ExistingDate

  /// What to do about a date that stands in the name already.
  enum ExistingDate {
    case keep
    case replace
    case stack
  }

  /// Whether the name's own date decides, so that no other is needed.
  func isDated(_ name: Name, kind: FileKind) -> Bool {
    existing == .keep && existingDate(in: name, parts(of: name, kind, date: []).stem, date: []) != nil
  }

  /// Adds the new name of a file.
  /// - Parameter date: the date as it goes into the name, empty for none.
  func append(_ name: Name, kind: FileKind, date: [UInt8], to newNames: inout NewNames) {
    let parts = parts(of: name, kind, date: date)
    let found = existing == .stack ? nil : existingDate(in: name, parts.stem, date: date)
    let isExchanged =
      existing == .replace && !(found.map { isPartOfALongerDate($0, in: name.bytes[parts.stem]) } ?? false)
    newNames.write(parts.hidingDot, of: name)
    if let found {
      let date = isExchanged ? date[...] : name.bytes[found]
      writeRedated(name.bytes[parts.stem], found, date, to: &newNames)
    } else {
      writeDated(parts.stem, of: name, date, to: &newNames)
    }
    // A number that does not fit shortens the name and not the date at its end.
    newNames.placeNumber(keeping: position == .append && !date.isEmpty ? separator.count + date.count : 0)
    if keepExtension {
      newNames.write(parts.fileExtension, of: name)
    } else {
      newNames.write(converted(name.bytes[parts.fileExtension]))
    }
    newNames.endName(remark: found != nil && !isExchanged ? .alreadyDated : nil)
  }

  /// The parts of the name. What looks like an extension and is part of a date, or ends in one, is none:
  /// `30.11.2026_README`, `Report v1.2_2026-11-30`.
  private func parts(of name: Name, _ kind: FileKind, date: [UInt8]) -> NameParts {
    let parts = NameParts(name, kind: kind)
    if parts.fileExtension.isEmpty { return parts }
    let whole = parts.withoutExtension
    guard let found = existingDate(in: name, whole.stem, date: date) else { return parts }
    return found.upperBound > parts.fileExtension.lowerBound ? whole : parts
  }

  /// The date that stands in a stem already, at the place where dates go.
  private func existingDate(in name: Name, _ stem: Range<Int>, date: [UInt8]) -> Range<Int>? {
    guard let start = stem.first else { return nil }
    if position == .prepend, !format.mayBegin(with: name.bytes[start], text: date) { return nil }
    return format.find(in: name.bytes[stem], at: position.place, separator: separator, text: date)
  }

  /// Whether a date is the year or the month of an ISO date that goes on: exchanged, it would leave a day that never was.
  private func isPartOfALongerDate(_ found: Range<Int>, in stem: ArraySlice<UInt8>) -> Bool {
    [DateFormat.isoDay, .isoMonth].contains { longer in
      let whole = longer.find(in: stem, at: position.place, separator: separator, text: [])
      return whole.map { $0.count > found.count && $0.contains(found.lowerBound) } ?? false
    }
  }

  private func converted(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { newCase?.convert(bytes)[...] ?? bytes }

  /// Writes the stem with the date put to it.
  private func writeDated(_ stem: Range<Int>, of name: Name, _ date: [UInt8], to newNames: inout NewNames) {
    if position == .prepend, !date.isEmpty {
      newNames.write(date)
      newNames.write(separator)
    }
    if let newCase { newNames.write(newCase.convert(name.bytes[stem])) } else { newNames.write(stem, of: name) }
    if position == .append, !date.isEmpty {
      newNames.write(separator)
      newNames.write(date)
    }
  }

  /// Writes the stem with a date in the place of the one that was found. The date, and the separator beside it, keep
  /// their case, so that they can be read again.
  private func writeRedated(
    _ stem: ArraySlice<UInt8>, _ found: Range<Int>, _ date: ArraySlice<UInt8>, to newNames: inout NewNames
  ) {
    var (before, after) = (stem[..<found.lowerBound], stem[found.upperBound...])
    switch position {
    case .prepend where after.starts(with: separator):
      after = after.dropFirst(separator.count)
      newNames.write(converted(before))
      newNames.write(date)
      newNames.write(separator)
    case .append where before.suffix(separator.count).elementsEqual(separator):
      before = before.dropLast(separator.count)
      newNames.write(converted(before))
      newNames.write(separator)
      newNames.write(date)
    default:
      newNames.write(converted(before))
      newNames.write(date)
    }
    newNames.write(converted(after))
  }
}

extension Remark {
  /// A date in the chosen format stands in the name already.
  static let alreadyDated = Remark(code: "alreadyDated", message: "already dated")
}
