import POSIX

/// A new name in three parts: what it begins and ends with like the old one, and what is new between.
struct NameDifference {
  let beginning: ArraySlice<UInt8>
  let new: ArraySlice<UInt8>
  let end: ArraySlice<UInt8>

  init(from old: Name, to new: Name) {
    let shorter = min(old.bytes.count, new.bytes.count)
    // A name that only got something before it has nothing new inside, however the two begin.
    let isOnlyPreceded = new.bytes.count > old.bytes.count && new.bytes.suffix(old.bytes.count).elementsEqual(old.bytes)
    var start = isOnlyPreceded ? 0 : zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
    var end = zip(old.bytes.reversed(), new.bytes.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
    // A part never begins or ends within a character.
    let bytes = Array(new.bytes)
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end > 0, bytes[bytes.count - end] & 0xC0 == 0x80 { end -= 1 }
    beginning = bytes[..<start]
    self.new = bytes[start..<bytes.count - end]
    self.end = bytes[(bytes.count - end)...]
  }
}
