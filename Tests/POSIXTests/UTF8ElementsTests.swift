import POSIX
import Testing

/// Characters where bytes are UTF-8, and the bytes themselves where they are not.
@Suite struct UTF8ElementsTests {
  @Test(arguments: [
    Reading([], ""),
    Reading([0x61, 0x00, 0x7F], "61 0 7f"),
    Reading([0xC3, 0xA9, 0x65, 0xCC, 0x81], "e9 65 301"),
    Reading([0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80], "20ac 1f600"),
    Reading([0xC2, 0x80, 0xDF, 0xBF, 0xE0, 0xA0, 0x80, 0xEF, 0xBF, 0xBF], "80 7ff 800 ffff"),
    Reading([0xF0, 0x90, 0x80, 0x80, 0xF4, 0x8F, 0xBF, 0xBF], "10000 10ffff"),
    Reading([0xFF, 0x61, 0xFE], "<ff> 61 <fe>"),
    Reading([0x80, 0xBF, 0x61], "<80> <bf> 61"),
    Reading([0xC3], "<c3>"),
    Reading([0xC3, 0x61], "<c3> 61"),
    Reading([0xE2, 0x82], "<e2> <82>"),
    Reading([0xE2, 0x82, 0x61], "<e2> <82> 61"),
    Reading([0xF0, 0x9F, 0x98, 0xC3, 0xA9], "<f0> <9f> <98> e9"),
    Reading([0xC0, 0x80], "<c0> <80>"),
    Reading([0xC1, 0xBF], "<c1> <bf>"),
    Reading([0xE0, 0x9F, 0xBF], "<e0> <9f> <bf>"),
    Reading([0xF0, 0x8F, 0xBF, 0xBF], "<f0> <8f> <bf> <bf>"),
    Reading([0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF], "<ed> <a0> <80> <ed> <bf> <bf>"),
    Reading([0xED, 0x9F, 0xBF, 0xEE, 0x80, 0x80], "d7ff e000"),
    Reading([0xF4, 0x90, 0x80, 0x80], "<f4> <90> <80> <80>"),
    Reading([0xF5, 0x80, 0x80, 0x80], "<f5> <80> <80> <80>"),
    Reading([0xF8, 0x88, 0x80, 0x80, 0x80], "<f8> <88> <80> <80> <80>"),
  ])
  func reads(_ reading: Reading) {
    let padded = [0xC3] + reading.bytes + [0xA9]
    #expect(Reading.text(of: UTF8Elements(reading.bytes[...])) == reading.text)
    #expect(Reading.text(of: UTF8Elements(padded[1..<padded.count - 1])) == reading.text)
  }

  @Test func nothingIsLostOfAnyTwoBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        var whole: [UInt8] = []
        for element in UTF8Elements([first, second]) {
          switch element {
          case .scalar(let scalar): whole += Array(String(scalar).utf8)
          case .byte(let byte): whole.append(byte)
          }
        }
        if whole != [first, second] { Issue.record("\(first) \(second) became \(whole)") }
      }
    }
  }

  @Test func tellsWhereTheNextElementBegins() {
    let bytes: [UInt8] = [0x61, 0xC3, 0xA9, 0xFF, 0xE2, 0x82, 0xAC]
    var elements = UTF8Elements(bytes[...])
    var positions = [elements.position]
    while elements.next() != nil { positions.append(elements.position) }
    #expect(positions == [0, 1, 3, 4, 7])
    #expect(UTF8Elements(bytes[3...]).position == 3)
  }

  @Test(
    arguments: [
      ([], 0), ([0x61], 0), ([0xC3, 0xA9], 0), ([0xE2, 0x82, 0xAC], 0), ([0xF0, 0x9F, 0x98, 0x80], 0),
      ([0xC3], 1), ([0x61, 0xC3], 1), ([0xE2], 1), ([0xE2, 0x82], 2), ([0xF0], 1), ([0xF0, 0x9F], 2),
      ([0xF0, 0x9F, 0x98], 3), ([0xC3, 0xA9, 0xE2, 0x82], 2), ([0xE2, 0x82, 0xAC, 0xC3], 1),
      ([0xC3, 0x61], 0), ([0x80], 0), ([0x80, 0x80, 0x80, 0x80], 0), ([0xC3, 0x80, 0x80], 0),
      ([0xFF], 0), ([0xC0], 0), ([0xC1], 0), ([0xF5], 0), ([0xF8, 0x80], 0),
      ([0xE0, 0x80], 0), ([0xED, 0xA0], 0), ([0xF4, 0x90], 0), ([0xF0, 0x80, 0x80], 0), ([0xE0, 0xA0], 2),
    ] as [([UInt8], Int)])
  func countsWhatIsUnfinishedAtTheEnd(bytes: [UInt8], count: Int) {
    #expect(UTF8Elements.unfinishedCount(atEndOf: bytes[...]) == count)
  }
}

/// Bytes with what they are read as: `e9` is a character, `<e9>` a byte.
struct Reading: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let text: String
  var testDescription: String { text }

  init(_ bytes: [UInt8], _ text: String) {
    self.bytes = bytes
    self.text = text
  }

  static func text(of elements: UTF8Elements) -> String {
    elements.map { element in
      switch element {
      case .scalar(let scalar): String(scalar.value, radix: 16)
      case .byte(let byte): "<\(String(byte, radix: 16))>"
      }
    }.joined(separator: " ")
  }
}
