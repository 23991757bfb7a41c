import POSIX

@testable import Dates

/// The first line of an input is a date format, also a choice of dates; what follows is the stem of a name.
func checkDates(_ input: [UInt8]) throws(Violation) {
  let lines = parts(input, separator: "\n", maxSplits: 1)
  guard let text = String(validating: lines[0], as: UTF8.self) else { return }
  if let choice = try? DateChoice(text) {
    try require((try? DateChoice(choice.text)) == choice, "\(choice) is written as \(choice.text)")
  }
  let format: DateFormat
  do throws(DateError) {
    format = try DateFormat(text)
  } catch {
    let isOneLine = error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return try require(isOneLine && !error.message.isEmpty, "the message is no line of text: \(error.message)")
  }
  for time in times {
    let date = Array(format.text(at: time).utf8)
    try require(!date.contains(UInt8(ascii: "/")) && !date.contains(0), "a name cannot hold \(date)")
    if let stem = lines.dropFirst().first { try check(format, date, in: stem) }
    guard format.reader != nil, format.warning == nil else { continue }
    // A day or month may be read with more digits than it was written with, where a digit follows.
    let (before, after) = (date + Array("_x".utf8), Array("x_".utf8) + date)
    try require(
      find(format, in: before, at: .start, date)?.lowerBound == 0, "\(date) is not found at the beginning")
    try require(
      find(format, in: after, at: .end, date)?.upperBound == after.count, "\(date) is not found at the end")
  }
}

private let times = [
  LocalTime(year: 2026, month: 11, day: 30, hour: 9, minute: 5, second: 7, nanosecond: 123_456_789, utcOffset: 0),
  LocalTime(year: 1, month: 1, day: 1, utcOffset: -3 * 3600),
  LocalTime(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 60, utcOffset: 14 * 3600),
]

private func find(_ format: DateFormat, in stem: [UInt8], at place: DatePlace, _ date: [UInt8]) -> Range<Int>? {
  format.find(in: stem[...], at: place, separator: [UInt8(ascii: "_")], text: date)
}

private func check(_ format: DateFormat, _ date: [UInt8], in stem: [UInt8]) throws(Violation) {
  if let found = find(format, in: stem, at: .start, date) {
    try require(found.lowerBound == 0 && !found.isEmpty && found.upperBound <= stem.count, "\(found) at the beginning")
  }
  if let found = find(format, in: stem, at: .end, date) {
    try require(found.lowerBound >= 0 && !found.isEmpty && found.upperBound <= stem.count, "\(found) at the end")
  }
}
