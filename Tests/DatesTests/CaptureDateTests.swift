import POSIX
import Testing

@testable import Dates

/// The dates that files tell, as exiftool writes them.
@Suite struct CaptureDateTests {
  /// The date that the values of some tags tell, all others being absent.
  private func date(_ values: [String: String]) -> LocalTime? {
    CaptureTags.date(from: CaptureTags.asked.map { values[$0].map { $0[...] } ?? "-" })
  }

  private func time(_ figures: Int..., nanosecond: Int = 0, utcOffset: Int? = nil) -> LocalTime {
    LocalTime(
      year: figures[0], month: figures[1], day: figures[2], hour: figures[3], minute: figures[4], second: figures[5],
      nanosecond: nanosecond, utcOffset: utcOffset)
  }

  private static let original = "EXIF:DateTimeOriginal"
  private static let film = "QuickTime:CreateDate"

  @Test func camerasClockIsNotConverted() {
    #expect(date([Self.original: "2026:04:01 23:30:00"]) == time(2026, 4, 1, 23, 30, 0))
    #expect(
      date([Self.original: "2026:04:01 23:30:00", "EXIF:OffsetTimeOriginal": "+09:00"])
        == time(2026, 4, 1, 23, 30, 0, utcOffset: 32_400))
    #expect(
      date(["Keys:CreationDate": "2026:04:01 23:30:00-03:30"]) == time(2026, 4, 1, 23, 30, 0, utcOffset: -12_600))
    #expect(date(["PDF:CreateDate": "2026:04:01 23:30:00+00:00"]) == time(2026, 4, 1, 23, 30, 0, utcOffset: 0))
  }

  @Test(arguments: [
    ("78", 780_000_000), ("007", 7_000_000), ("123456789", 123_456_789), ("1234567891", 123_456_789), ("", 0), ("-", 0),
    ("x", 0), ("12  ", 120_000_000),
  ])
  func fractionMayStandElsewhere(fraction: String, nanosecond: Int) {
    #expect(
      date([Self.original: "2026:04:01 23:30:00", "EXIF:SubSecTimeOriginal": fraction])
        == time(2026, 4, 1, 23, 30, 0, nanosecond: nanosecond))
  }

  @Test func clockOfAFilmIsUTC() throws {
    let moment = Moment(seconds: 1_774_981_740)
    #expect(date([Self.film: "2026:03:31 18:29:00"]) == LocalTime(moment))
    #expect(
      date([Self.film: "2026:03:31 18:29:00", "EXIF:OffsetTimeOriginal": "+09:00"])
        == time(2026, 4, 1, 3, 29, 0, utcOffset: 32_400))
    #expect(date(["Matroska:DateTimeOriginal": "2026:03:31 18:29:00Z"]) == LocalTime(moment))
    // Nor is any other that says so a clock that hangs anywhere.
    #expect(date(["PDF:CreateDate": "2026:03:31 18:29:00Z"]) == LocalTime(moment))
    #expect(date(["PNG:CreationTime": "2026:03:31 18:29:00 GMT"]) == LocalTime(moment))
    #expect(
      date(["Matroska:DateTimeOriginal": "2026:03:31 18:29:00+02:00"])
        == time(2026, 3, 31, 18, 29, 0, utcOffset: 7200))
  }

  @Test(arguments: ["+09:00", "+0900", "+09:00:00 JST"])
  func offsetIsReadInAllItsForms(offset: String) {
    #expect(
      date(["Keys:CreationDate": "2026:04:01 03:29:00\(offset)"]) == time(2026, 4, 1, 3, 29, 0, utcOffset: 32_400))
  }

  @Test func mostTrustworthyDateCounts() {
    #expect(
      date([
        Self.original: "2026:04:01 00:00:00", "EXIF:CreateDate": "2025:01:01 00:00:00",
        Self.film: "2024:01:01 00:00:00",
      ])
        == time(2026, 4, 1, 0, 0, 0))
    #expect(
      date([Self.original: "0000:00:00 00:00:00", "EXIF:CreateDate": "2025:01:01 00:00:00"])
        == time(2025, 1, 1, 0, 0, 0))
  }

  @Test(arguments: [
    ("2026-04-01T12:34:56", [2026, 4, 1, 12, 34, 56]), ("2026:04:01 12:34", [2026, 4, 1, 12, 34, 0]),
    ("2026:04:01", [2026, 4, 1, 0, 0, 0]), ("1826:01:01 00:00:60", [1826, 1, 1, 0, 0, 60]),
    ("2026/04/01 12:34:56", [2026, 4, 1, 12, 34, 56]), ("2026: 4: 1  3: 4: 0", [2026, 4, 1, 3, 4, 0]),
    ("2026:04:01 12:34:56 and more", [2026, 4, 1, 12, 34, 56]), ("2026:04:01 --:--:--", [2026, 4, 1, 0, 0, 0]),
    ("2026:04:01 12", [2026, 4, 1, 0, 0, 0]), ("2026:04:01 12:34:56+99:00", [2026, 4, 1, 12, 34, 56]),
  ])
  func formsOfADate(text: String, figures: [Int]) {
    #expect(
      date(["XMP:CreateDate": text])
        == time(figures[0], figures[1], figures[2], figures[3], figures[4], figures[5]))
  }

  @Test(arguments: [
    "", "-", "0000:00:00 00:00:00", "    :  :     :  :  ", "2026:02:30 00:00:00", "2026:13:01 00:00:00",
    "2026:04:01 24:00:00", "2026:04:01 12:60:00", "2026:04", "2026", "2026:4:1", "٢٠٢٦:04:01 00:00:00",
    "Wed Apr  1 12:00:00 2026", "1601:01:01 00:00:00",
    "1825:12:31 23:59:59",
    "99999:01:01 00:00:00", String(repeating: "2", count: 100_000),
  ])
  func whatIsNoDate(text: String) { #expect(date([Self.original: text]) == nil) }

  @Test func answerWithTooFewValuesTellsWhatItHas() {
    #expect(CaptureTags.date(from: []) == nil)
    #expect(CaptureTags.date(from: ["2026:04:01 00:00:00"]) == time(2026, 4, 1, 0, 0, 0))
  }
}
