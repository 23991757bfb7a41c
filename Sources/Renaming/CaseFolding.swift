package import POSIX

extension Name {
  /// The form by which a filesystem that does not tell cases apart compares names: each character mapped to upper
  /// case and back to lower case, by itself, as NTFS and exFAT do by table. Such filesystems differ in detail; where
  /// this form says "equal" too often, a rename is refused, and never a file lost.
  package func caseFolded() -> Name {
    var folded: [UInt8] = []
    for element in UTF8Elements(bytes) {
      switch element {
      case .byte(let byte): folded.append(byte)
      case .scalar(let scalar):
        for upper in scalar.properties.uppercaseMapping.unicodeScalars {
          folded.append(contentsOf: upper.properties.lowercaseMapping.utf8)
        }
      }
    }
    return Name(folded)
  }
}

extension NameList {
  /// The case-folded forms of all names, in the same order.
  func caseFolded() -> NameList {
    var folded = NameList()
    for name in self { folded.append(name.caseFolded()) }
    return folded
  }
}

extension Directory {
  /// Whether the folder's filesystem takes `a` and `A` for two names, asked of it with a name that is there:
  /// if the same letters in the other case lead to an entry that is not there under that name, it does not.
  /// - Parameter names: all entries. Where none has a letter, cases are taken to be told apart.
  func tellsCasesApart(_ names: NameList) -> Bool {
    var triesLeft = 3
    for name in names {
      if let swapped = name.withASCIICaseSwapped() { return !holdsEqual(swapped, names) }
      // Filesystems differ in which other letters they know: such a name can only tell that they hold cases equal.
      guard triesLeft > 0, let swapped = name.withCaseSwapped() else { continue }
      if holdsEqual(swapped, names) { return false }
      triesLeft -= 1
    }
    return true
  }

  /// Whether a name leads to an entry, though no entry has it.
  ///
  /// Inode numbers do not tell: some filesystems make them up for each spelling. The list of names does.
  private func holdsEqual(_ name: Name, _ names: NameList) -> Bool {
    has(name) && !names.contains(name)
  }
}

extension Name {
  /// The name with its ASCII letters in the other case; `nil` where it has none.
  fileprivate func withASCIICaseSwapped() -> Name? {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    return bytes.contains(where: isLetter) ? Name(bytes.map { isLetter($0) ? $0 ^ 0x20 : $0 }) : nil
  }

  /// The name with its letters in the other case; `nil` where none has one.
  fileprivate func withCaseSwapped() -> Name? {
    var swapped: [UInt8] = []
    for element in UTF8Elements(bytes) {
      switch element {
      case .byte(let byte): swapped.append(byte)
      case .scalar(let scalar):
        let (lower, upper) = (scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping)
        swapped.append(contentsOf: (lower.unicodeScalars.elementsEqual([scalar]) ? upper : lower).utf8)
      }
    }
    return swapped.elementsEqual(bytes) ? nil : Name(swapped)
  }
}
