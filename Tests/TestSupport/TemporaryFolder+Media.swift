/// Tiny files of the formats that cameras and scanners write, without a date until exiftool(1) puts one in.
extension TemporaryFolder {
  /// An image of no pixels: the start of an image, the start of a scan, its end (ITU-T T.81).
  package func makeJPEG(_ name: String) {
    make(name, holding: [0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0, 0xff, 0xd9])
  }

  /// An image of one black pixel (ISO/IEC 15948).
  package func makePNG(_ name: String) {
    make(
      name,
      holding: [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52,
        0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3a, 0x7e, 0x9b,
        0x55, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x60, 0x00, 0x00, 0x00,
        0x02, 0x00, 0x01, 0x48, 0xaf, 0xa4, 0x71, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae,
        0x42, 0x60, 0x82,
      ])
  }

  /// A TIFF of one directory with one entry, which is what raw formats such as NEF are built on (TIFF 6.0).
  package func makeTIFF(_ name: String) {
    let header: [UInt8] = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]
    make(name, holding: header + [1, 0] + [0, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0] + [0, 0, 0, 0])
  }

  /// A film without tracks, which was made at a moment (ISO/IEC 14496-12, 8.2.2).
  /// - Parameters:
  ///   - brand: `isom` for MP4, `qt  ` for MOV.
  ///   - seconds: since 1970-01-01 00:00 UTC.
  package func makeFilm(_ name: String, brand: String, at seconds: Int) {
    // Its clock begins in 1904.
    let moment = big(seconds + 2_082_844_800)
    let matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].flatMap(big)
    let header =
      big(0) + moment + moment + big(1000) + big(1000) + big(0x10000) + [1, 0, 0, 0] + big(0) + big(0) + matrix
      + [UInt8](repeating: 0, count: 24) + big(2)
    make(
      name, holding: box("ftyp", Array(brand.utf8) + big(0) + Array(brand.utf8)) + box("moov", box("mvhd", header)))
  }

  /// An image without pixels, in which an item holds the Exif data (ISO/IEC 23008-12, Annex A).
  /// - Parameter date: as Exif writes it: `2026:04:01 12:34:56`.
  package func makeHEIC(_ name: String, date: String) {
    func little(_ numbers: [(number: Int, size: Int)]) -> [UInt8] {
      numbers.flatMap { number, size in (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    }
    func directory(tag: Int, type: Int, count: Int, value: Int) -> [UInt8] {
      little([(1, 2), (tag, 2), (type, 2), (count, 4), (value, 4), (0, 4)])
    }
    let text = Array("\(date)\0".utf8)
    let exif =
      [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0] + directory(tag: 0x8769, type: 4, count: 1, value: 26)
      + directory(tag: 0x9003, type: 2, count: text.count, value: 44) + text
    let data = big(0) + exif
    let brands = box("ftyp", Array("heic".utf8) + big(0) + Array("mif1heic".utf8))
    let handler = box("hdlr", big(0) + big(0) + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
    let item = box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("Exif".utf8) + [0])
    func meta(dataAt offset: Int) -> [UInt8] {
      let place = big(0) + [0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1] + big(offset) + big(data.count)
      return box("meta", big(0) + handler + box("iinf", big(0) + [0, 1] + item) + box("iloc", place))
    }
    let offset = brands.count + meta(dataAt: 0).count + 8
    make(name, holding: brands + meta(dataAt: offset) + box("mdat", data))
  }

  /// A document without pages.
  /// - Parameter date: as PDF writes it: `20260401123456+09'00'` (ISO 32000-1, 7.9.4).
  package func makePDF(_ name: String, date: String) {
    let objects = [
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n", "2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n",
      "3 0 obj<</CreationDate(D:\(date))>>endobj\n",
    ]
    var text = "%PDF-1.4\n"
    var table = "xref\n0 4\n0000000000 65535 f \n"
    for object in objects {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += object
    }
    let end = "trailer<</Size 4/Root 1 0 R/Info 3 0 R>>\nstartxref\n\(text.utf8.count)\n%%EOF\n"
    make(name, holding: Array((text + table + end).utf8))
  }

  /// Writes tags into a file: `EXIF:DateTimeOriginal=2026:04:01 12:34:56`.
  package func tag(_ name: String, _ tags: String...) {
    let result = Command(
      "/usr/bin/exiftool", ["-q", "-q", "-m", "-overwrite_original"] + tags.map { "-\($0)" } + ["\(path)/\(name)"]
    ).run()
    precondition(result.status == 0, result.errors)
  }
}

/// A number in four bytes, the highest first.
private func big(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }

/// A box of ISO/IEC 14496-12.
private func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
  big(8 + contents.count) + Array(type.utf8) + contents
}
