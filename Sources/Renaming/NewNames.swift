package import POSIX

/// The new names for the files of a list, one for each, in the same order.
package struct NewNames: Sendable {
  /// The names by file, then those that took the place of another.
  private(set) var names = NameList()
  /// Where a number goes in each name, from its start: before the extension.
  private var numberPositions: [UInt16] = []
  /// How many bytes before that place are not cut to make room for a number.
  private var keptLengths: [UInt16] = []
  /// For each file the position of its remark, which is 0 for most: none.
  private var remarkPositions: [UInt8] = []
  private var remarks: [Remark?] = [nil]
  /// The files that could not be given a new name.
  private(set) var refused: [Int: Conflict.Code] = [:]
  /// Whether one file goes before another where both want the same name, by their positions in the list.
  package var precedes: @Sendable (Int, Int) -> Bool = { $0 < $1 }
  /// Where the names stand in `names` that took the place of a file's first one.
  private var replaced: [Int: Int] = [:]

  package init() {}

  /// How many files have got theirs.
  package var count: Int { remarkPositions.count }

  /// Makes room for the names of so many files.
  package mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(count, byteCount: count * 32)
    numberPositions.reserveCapacity(count)
    keptLengths.reserveCapacity(count)
    remarkPositions.reserveCapacity(count)
  }

  /// Adds bytes to the name of the next file, which `endName` completes.
  package mutating func write(_ part: ArraySlice<UInt8>) { names.write(part) }

  /// Writes a part of the name that `endName` ends.
  package mutating func write(_ part: [UInt8]) { names.write(part) }

  /// - Parameter part: the indices of bytes of the name.
  package mutating func write(_ part: Range<Int>, of name: Name) { names.write(part, of: name) }

  /// Says that a number would go behind what has been written of the next name.
  /// - Parameter kept: how many bytes before that place stay when the name must be cut to make room for a number.
  package mutating func placeNumber(keeping kept: Int = 0) {
    numberPositions.append(UInt16(clamping: names.writtenCount))
    keptLengths.append(UInt16(clamping: kept))
  }

  /// Completes the name of a file; a number would go at its end, unless another place has been said.
  package mutating func endName(remark: Remark? = nil) {
    if numberPositions.count == remarkPositions.count { placeNumber() }
    remarkPositions.append(position(of: remark))
    names.endName()
  }

  /// Adds a file that gets no new name, for a reason that is a conflict: it keeps the one that it has.
  package mutating func append(keeping name: Name, for code: Conflict.Code) {
    refused[count] = code
    write(name.bytes)
    endName()
  }

  package subscript(file: Int) -> Name { names[namePosition(of: file)] }

  /// What is to be said of a file's new name; `nil` for mostly nothing.
  package func remark(for file: Int) -> Remark? { remarks[Int(remarkPositions[file])] }

  /// The new name in parts: what can be cut, what cannot, and what follows a number between.
  func parts(of file: Int) -> (stem: ArraySlice<UInt8>, kept: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let bytes = self[file].bytes
    let position = Swift.min(Int(numberPositions[file]), bytes.count)
    let beginning = bytes.prefix(position)
    let kept = Swift.min(Int(keptLengths[file]), position)
    return (beginning.dropLast(kept), beginning.suffix(kept), bytes.dropFirst(position))
  }

  /// Gives the file another new name than the one it had.
  mutating func replace(_ file: Int, with name: Name) {
    replaced[file] = names.count
    names.append(name)
  }

  /// Where a file's name stands in `names`.
  func namePosition(of file: Int) -> Int { replaced.isEmpty ? file : replaced[file] ?? file }

  private mutating func position(of remark: Remark?) -> UInt8 {
    guard let remark else { return 0 }
    if let known = remarks.firstIndex(of: remark) { return UInt8(clamping: known) }
    remarks.append(remark)
    return UInt8(clamping: remarks.count - 1)
  }
}

/// Why a file gets the name that it gets, where that may surprise.
package struct Remark: Equatable, Sendable {
  /// For programs: `alreadyDated`.
  package let code: String
  /// For people, without a full stop.
  package let message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}
