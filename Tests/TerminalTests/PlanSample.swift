import POSIX
import Renaming

/// A plan made up for a test, over folders that are nowhere.
struct PlanSample {
  private(set) var list = FileList()
  private var newNames = NewNames()

  /// Adds files of a folder, each with its new name.
  /// - Parameters:
  ///   - prefix: what stands before the names where they are shown.
  ///   - others: what else is in the folder.
  ///   - dated: the names that stay because they have a date already.
  mutating func add(
    _ renames: KeyValuePairs<Name, Name>, prefix: String = "", path: Path? = nil, others: [Name] = [],
    dated: Set<Name> = [], nameLimit: Int = 255, isWritable: Bool = true, filesystem: Filesystem = .ext4,
    kind: FileKind = .file
  ) {
    let number = list.folders.count
    let identity = FileIdentity(device: 1, inode: UInt64(number))
    let path = path ?? Path.root.appending(Name("folder\(number)"))
    let names = Array(Set(renames.map(\.key) + others))
    let folder = Folder(
      path: path, identity: identity, nameLimit: nameLimit, isWritable: isWritable, filesystem: filesystem,
      entries: names.map { ($0, 1, kind) })
    let place = list.add(Place(prefix: Array(prefix.utf8), folder: list.add(folder)))
    for (old, new) in renames {
      guard let entry = folder.position(of: old) else { continue }
      list.take(entry: entry, at: place)
      let remark = dated.contains(old) ? Remark(code: "alreadyDated", message: "already dated") : nil
      let dot = new.bytes.lastIndex(of: UInt8(ascii: ".")) ?? new.bytes.endIndex
      newNames.write(new.bytes[..<dot])
      newNames.placeNumber()
      newNames.write(new.bytes[dot...])
      newNames.endName(remark: remark)
    }
  }

  mutating func leaveOut(_ count: Int, _ cause: String, hint: String? = nil) {
    list.leftOut.append(LeftOut(count: count, cause: cause, hint: hint))
  }

  mutating func missPattern(_ pattern: String) { list.unmatched += [Path(pattern.utf8)].compactMap { $0 } }

  mutating func endPathsInNul() { list.pathEnd = 0 }

  func plan(onConflict policy: ConflictPolicy = .fail) -> Plan {
    Plan(renaming: list, to: newNames, onConflict: policy) { _, _, _ in "public.data" }
  }
}

extension Name: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
