import POSIX

/// The open folder of the records, with the names of those in it: `20261130-055639-7f3a.done`. What has another shape is
/// not ours.
///
/// Identifiers sort as their moments do, so that the newest and the oldest are found without reading the others.
struct Records {
  let folder: OpenFolder
  /// The texts of identifiers, perhaps of some that there can be none of (`20261330-…`), by the states of the records.
  private var new = NameList()
  private var open = NameList()
  private var done = NameList()

  /// Reads the folder.
  init(in folder: OpenFolder) throws(Errno) {
    self.folder = folder
    try folder.directory.read { name, _, _ in
      guard name.count > Self.shape.count, name[Self.shape.count] == UInt8(ascii: ".") else { return }
      for (byte, model) in zip(name, Self.shape) where byte != model {
        if model != UInt8(ascii: "0") || byte == UInt8(ascii: "-") { return }
      }
      let text = UnsafeRawBufferPointer(rebasing: name[..<Self.shape.count])
      let ending = name.dropFirst(Self.shape.count + 1)
      if ending.elementsEqual(JournalFile.State.done.rawValue.utf8) {
        done.append(text)
      } else if ending.elementsEqual(JournalFile.State.open.rawValue.utf8) {
        open.append(text)
      } else if ending.elementsEqual(JournalFile.State.new.rawValue.utf8) {
        new.append(text)
      }
    }
  }

  private static let shape = Array("00000000-000000-0000".utf8)

  private func texts(_ state: JournalFile.State) -> NameList {
    switch state {
    case .new: new
    case .open: open
    case .done: done
    }
  }

  func count(_ state: JournalFile.State) -> Int { texts(state).count }

  /// The batches whose records are in a state, the newest first.
  /// - Parameter skipped: how many of the newest are left out.
  func ids(_ state: JournalFile.State, afterNewest skipped: Int = 0) -> [BatchID] {
    let texts = texts(state)
    // What only looks like an identifier takes no place among them.
    return Array(texts.orderOfBytes().reversed().compactMap { BatchID(texts[Int($0)]) }.dropFirst(skipped))
  }

  /// The newest batch.
  var newest: BatchID? {
    var newest: BatchID?
    for texts in [new, open, done] {
      for position in texts.orderOfBytes().reversed() {
        guard let id = BatchID(texts[Int(position)]) else { continue }
        newest = max(newest ?? id, id)
        break
      }
    }
    return newest
  }
}

extension BatchID {
  fileprivate init?(_ text: Name) { self.init(String(decoding: text.bytes, as: UTF8.self)) }
}
