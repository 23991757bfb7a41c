import POSIX

/// Where files tell when they were captured, as exiftool names it, the most trustworthy first.
///
/// What a camera writes is its own clock (EXIF 2.32, 4.6.5). Containers of films write UTC (ISO/IEC 14496-12, 8.2.2;
/// RFC 9559, 5.1.2.11), unless they tell the offset too.
enum CaptureTags {
  /// A tag with a date.
  struct Source {
    let tag: String
    /// Tags with the fraction of its second, and with its distance from UTC.
    var fraction: String?
    var offset: String?
    /// Whether it is UTC where no offset is told.
    var isUTC = false
  }

  static let sources = [
    Source(
      tag: "EXIF:DateTimeOriginal", fraction: "EXIF:SubSecTimeOriginal", offset: "EXIF:OffsetTimeOriginal"),
    Source(tag: "EXIF:CreateDate", fraction: "EXIF:SubSecTimeDigitized", offset: "EXIF:OffsetTimeDigitized"),
    Source(tag: "XMP:DateTimeOriginal"), Source(tag: "RIFF:DateTimeOriginal"),
    Source(tag: "QuickTime:DateTimeOriginal"),
    Source(tag: "Keys:CreationDate"), Source(tag: "QuickTime:ContentCreateDate"), Source(tag: "XML:CreationDateValue"),
    Source(tag: "Matroska:DateTimeOriginal", isUTC: true), Source(tag: "DateTimeOriginal"),
    Source(tag: "QuickTime:CreateDate", offset: "EXIF:OffsetTimeOriginal", isUTC: true),
    Source(tag: "ASF:CreationDate", isUTC: true), Source(tag: "XMP:CreateDate"), Source(tag: "PDF:CreateDate"),
    Source(tag: "PNG:CreationTime"), Source(tag: "PNG:CreateDate"), Source(tag: "XMP-photoshop:DateCreated"),
    Source(tag: "IPTC:DateCreated"),
  ]

  /// From the oldest photograph that there is; before are the zeros of formats that count from 1601, 1904 or year 0.
  private static let photographicYears = 1826...9999

  /// All tags to ask for, each once.
  static let asked: [String] = sources.reduce(into: []) { asked, source in
    for tag in [source.tag, source.fraction, source.offset] {
      if let tag, !asked.contains(tag) { asked.append(tag) }
    }
  }

  /// The date that the values of the tags asked for tell; `nil` for none.
  static func date(from values: [Substring]) -> LocalTime? {
    let told = Dictionary(uniqueKeysWithValues: zip(asked, values))
    func value(_ tag: String?) -> Substring? { tag.flatMap { told[$0] } }
    return sources.lazy.compactMap { source -> LocalTime? in
      guard let date = value(source.tag).flatMap({ CaptureDate($0) }) else { return nil }
      let offset = value(source.offset).flatMap { CaptureOffset($0) }
      return date.time(fraction: value(source.fraction), offset: offset?.seconds, isUTC: source.isUTC)
    }.first { photographicYears.contains($0.year) }
  }
}
