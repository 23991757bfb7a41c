import IntentModel
import POSIX
import Renaming

/// The files that pairs name, each with its new name.
struct PairedFiles {
  private(set) var list = FileList()
  /// The new name of each file, in the order of the list.
  private(set) var newNames = NameList()
  private(set) var faults: [Fault] = []
  private var reader = FolderReader()
  /// Where the pair stands that named each file first.
  private var pairPlaces: [String] = []
  private var taken: [Entry: Int] = [:]
  /// The folders that new names lead to, by what stands before the names.
  private var targets: [[UInt8]: FileIdentity?] = [:]

  private struct Entry: Hashable {
    let folder: Int
    let entry: Int
  }

  /// Finds the file of each pair. What is wrong with a pair does not hide what is wrong with another.
  init(_ given: NamePairs) {
    newNames.reserveCapacity(given.entries.count, byteCount: given.entries.count * 32)
    for entry in given.entries {
      switch entry {
      case .pair(let pair): take(pair)
      case .fault(let fault): faults.append(fault)
      }
    }
  }

  private mutating func take(_ pair: NamePair) {
    guard let (place, entry) = locate(pair), let name = newName(for: pair, place, entry) else { return }
    let key = Entry(folder: list.places[place].folder, entry: entry)
    if let earlier = taken[key] { return compare(pair, name, with: earlier) }
    taken[key] = list.count
    list.take(entry: entry, at: place)
    newNames.append(name)
    pairPlaces.append(pair.place)
  }

  /// The entry that an old path names: a link is not followed, and a folder stands for itself.
  private mutating func locate(_ pair: NamePair) -> (place: Int, entry: Int)? {
    let whole = Path(pair.old)
    var failure: Errno?
    if let whole, !whole.endsInSlash || isThere(whole) {
      let path = whole.withoutTrailingSlashes
      do throws(Errno) {
        let place = try reader.place(for: Array(path.prefix), in: &list)
        let folder = list.folders[list.places[place].folder]
        if let entry = folder.position(of: path.lastName) { return (place, entry) }
      } catch {
        failure = error
      }
    }
    refuse(pair, failure)
    return nil
  }

  private func isThere(_ path: Path) -> Bool { (try? FileStatus.ofEntry(at: path)) != nil }

  /// Says why an old path cannot be used.
  /// - Parameter error: why its folder could not be read.
  private mutating func refuse(_ pair: NamePair, _ error: Errno?) {
    switch FileItem.resolve(pair.old, isLiteral: true) {
    case .failure(let refusal):
      let fault = Fault(path: Word(Array(pair.old)), refusal, parameter: "input")
      refuse(pair, pair.old, fault.reason, fault.message)
    case .success:
      if let error {
        refuse(pair, pair.old, FileItem.code(for: error), "its folder cannot be read: \(error.message)", quoted: true)
      } else if Path(pair.old)?.withoutTrailingSlashes.lastName.isValid == true {
        refuse(pair, pair.old, "missing", "its folder lists no such name", quoted: true)
      } else {
        refuse(pair, pair.old, "noName", "this has no name to change", quoted: true)
      }
    }
  }

  /// The bare name that a pair gives, which may be written as a path in the file's own folder.
  private mutating func newName(for pair: NamePair, _ place: Int, _ entry: Int) -> ArraySlice<UInt8>? {
    guard pair.new.contains(UInt8(ascii: "/")), let whole = Path(pair.new) else { return pair.new }
    let old = list.places[place]
    if whole.endsInSlash, !isFolder(entry, at: old) {
      refuse(pair, pair.new, "notAFolder", "a slash at the end is for a folder, and this is none", quoted: true)
      return nil
    }
    let path = whole.withoutTrailingSlashes
    let prefix = Array(path.prefix)
    if prefix.isEmpty || prefix == old.prefix || target(prefix) == list.folders[old.folder].identity {
      return path.lastName.bytes
    }
    let oldPath = Word(Array(pair.old)).text
    refuse(
      pair, pair.new, "moving", "this is not in the folder of '\(oldPath)'; moving is refused", quoted: true)
    return nil
  }

  private func isFolder(_ entry: Int, at place: Place) -> Bool {
    let folder = list.folders[place.folder]
    if folder.kinds[entry] == .directory { return true }
    let path = folder.path.appending(folder.names[entry])
    return folder.kinds[entry] == .symbolicLink && (try? FileStatus.following(path))?.kind == .directory
  }

  /// The folder that stands before a new name; `nil` for none.
  private mutating func target(_ prefix: [UInt8]) -> FileIdentity? {
    if let known = targets[prefix] { return known }
    let identity = Path(prefix).flatMap { try? FileStatus.following($0).identity }
    targets[prefix] = .some(identity)
    return identity
  }

  /// A file that is named twice must get the same name twice, and counts once.
  private mutating func compare(_ pair: NamePair, _ name: ArraySlice<UInt8>, with earlier: Int) {
    let first = newNames[earlier]
    if first == Name(name) { return }
    let (old, new) = (Word(Array(pair.old)).text, Word(Array(name)).text)
    refuse(
      pair, pair.old, "twice",
      "'\(old)' is to be '\(new)' here and '\(Word(Array(first.bytes)).text)' in \(pairPlaces[earlier])")
  }

  private mutating func refuse(
    _ pair: NamePair, _ value: ArraySlice<UInt8>, _ reason: String, _ message: String, quoted: Bool = false
  ) {
    let word = Word(Array(value))
    let subject = quoted ? "'\(word.text)': " : ""
    faults.append(
      Fault(parameter: "input", value: word, reason: reason, message: "\(pair.place): \(subject)\(message)"))
  }
}
