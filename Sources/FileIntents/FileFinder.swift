import ContentTypes
import IntentModel
import POSIX
import Renaming

/// Finds the files that an intent was given: looks into folders, expands patterns and reads lists, as the options say.
struct FileFinder {
  private let selection: FileSelection
  /// Tells what files are.
  private let types: TypeReader
  /// The types of which a file must have one, where not all files are wanted.
  private let wanted: [ContentType]
  /// The types of which a file must have one to be given at all.
  private let accepted: [ContentType]
  /// The parameter that the files were given for.
  private let parameter: String
  private var list = FileList()
  private var faults: [Fault] = []
  private var reader: FolderReader
  /// What stands before names in folders that cannot be read, each of which is told once.
  private var unreadable: Set<[UInt8]> = []
  private var leftOut = LeftOutCounts()

  private init(
    _ selection: FileSelection, _ parameter: String, _ accepted: [ContentType], _ types: TypeReader, _ counter: Counter
  ) {
    reader = FolderReader(counting: counter)
    self.selection = selection
    self.parameter = parameter
    self.accepted = accepted
    self.types = types
    wanted = selection.type.flatMap(\.contentTypes)
    if selection.null { list.pathEnd = 0 }
  }

  /// Finds the files.
  /// - Parameters:
  ///   - parameter: the one that the files were given for.
  ///   - accepted: the identifiers of the content types that it declares; empty for files of any kind. A file that is
  ///     named and has none of them is refused, one in a folder is left out.
  ///   - types: tells what files are.
  ///   - counter: counts the entries of the folders looked into.
  /// - Throws: what is wrong with each path that cannot be used; nothing was touched.
  static func find(
    _ items: [FileItem], _ selection: FileSelection, for parameter: String, accepting accepted: [String] = [],
    _ types: TypeReader, counting counter: Counter = Counter()
  ) throws(IntentError) -> FileList {
    let accepted = accepted.compactMap(ContentType.init(identifier:))
    var finder = FileFinder(selection, parameter, accepted, types, counter)
    finder.take(items)
    if !finder.faults.isEmpty { throw IntentError(finder.faults) }
    finder.list.leftOut = finder.leftOut.listed(wanted: selection.type.isEmpty ? accepted : finder.wanted)
    return finder.list
  }

  private mutating func take(_ items: [FileItem]) {
    var items = items.flatMap { expanded($0) }
    if selection.null, !items.contains(.standardInput) { items.append(.standardInput) }
    let onlyFolders = items.allSatisfy { item in
      if case .path(let path, let kind) = item { isFolder(path, kind) } else { false }
    }
    // Before they are looked into one after the other, as they stand.
    if onlyFolders, !selection.folders || selection.recursive {
      reader.readAhead(items.compactMap { item in item.path.map { ($0.asPrefix, nil) } })
    }
    for item in items {
      switch item {
      case .path(let path, let kind): take(path, kind, lookInto: onlyFolders || path.endsInSlash)
      case .standardInput: takeList()
      case .pattern: break
      }
    }
  }

  /// A pattern's matches in its place.
  private mutating func expanded(_ item: FileItem) -> [FileItem] {
    guard case .pattern(let pattern) = item else { return [item] }
    do throws(Errno) {
      let hidden = try hiddenMatches(of: pattern)
      if !selection.hidden { leftOut.hidden += hidden.count }
      let matches = (selection.hidden ? hidden : []) + (try glob(pattern))
      if matches.isEmpty { list.unmatched.append(pattern) }
      return matches.compactMap { checked($0.bytes) }
    } catch {
      refuse(pattern, "unreadable", "a folder in the pattern cannot be read: \(error.message)")
      return []
    }
  }

  /// Takes the paths that stand on standard input.
  private mutating func takeList() {
    var reader = RecordReader(separatedBy: list.pathEnd)
    do throws(Errno) {
      while let record = try reader.next() {
        guard !record.isEmpty, case .path(let path, let kind) = checked(record) else { continue }
        take(path, kind, lookInto: false, isListed: true)
      }
    } catch {
      faults.append(
        Fault(
          parameter: parameter, value: "-", reason: "unreadable",
          message: "standard input cannot be read: \(error.message)"))
    }
  }

  /// What there is at a path that came from a list or a pattern.
  private mutating func checked(_ bytes: some Collection<UInt8>) -> FileItem? {
    switch FileItem.resolve(bytes, isLiteral: true) {
    case .success(let item): return item
    case .failure(let refusal):
      faults.append(Fault(path: Word(Array(bytes)), refusal, parameter: parameter))
      return nil
    }
  }

  private mutating func refuse(_ path: Path, _ reason: String, _ message: String) {
    let value = Word(path.bytes)
    faults.append(
      Fault(parameter: parameter, value: value, reason: reason, message: "'\(value.text)': \(message)"))
  }

  /// Whether the path leads to a folder, through a symbolic link or not.
  private func isFolder(_ path: @autoclosure () -> Path, _ kind: FileKind) -> Bool {
    kind == .directory || kind == .symbolicLink && (try? FileStatus.following(path()))?.kind == .directory
  }

  /// Takes what a path stands for: a file itself; of a folder what is in it, or with `--folders` the folder.
  /// - Parameters:
  ///   - lookInto: whether a folder stands for what is in it even without `--recursive`.
  ///   - isListed: whether the path comes from standard input.
  private mutating func take(_ path: Path, _ kind: FileKind, lookInto: Bool, isListed: Bool = false) {
    guard isFolder(path, kind) else { return takeEntry(at: path) }
    if selection.folders {
      let folder = path.withoutTrailingSlashes
      if folder.lastName.isValid {
        takeEntry(at: folder)
      } else if !selection.recursive {
        refuse(path, "noName", "this has no name to change; with --recursive, what is in it is renamed")
      }
      // A slash at the end leads through a link, which stands for itself here.
      let ownKind = path.endsInSlash ? (try? FileStatus.ofEntry(at: folder))?.kind : kind
      if selection.recursive, ownKind == .directory || !folder.lastName.isValid { lookIn(path) }
    } else if lookInto || selection.recursive {
      lookIn(path)
    } else if isListed {
      leaveOut(kind)
    } else {
      leftOut.givenFolders += 1
    }
  }

  /// Takes the entry that a path names.
  private mutating func takeEntry(at path: Path) {
    guard let place = place(Array(path.prefix)) else { return }
    let folder = list.folders[list.places[place].folder]
    guard let entry = folder.position(of: path.lastName) else { return refuse(path, "missing", "it is gone") }
    takeIfWanted(entry, folder, place, named: path)
  }

  /// Takes what is in a folder, in byte order, and with `--recursive` what is in the folders in it.
  private mutating func lookIn(_ path: Path) {
    // Each folder with its absolute path, which follows from that of the folder it is in.
    var pending: [(path: Path, resolved: Path?)] = [(path, nil)]
    while let (path, resolved) = pending.popLast() {
      guard let place = place(path.asPrefix, resolved) else { continue }
      let folder = list.folders[list.places[place].folder]
      var inner: [(Path, Path?)] = []
      for entry in folder.names.indices {
        if !selection.hidden, folder.names.isHidden(at: entry) {
          leftOut.hidden += 1
        } else if isFolder(path.appending(folder.names[entry]), folder.kinds[entry]) {
          let descends = selection.recursive && folder.kinds[entry] == .directory
          if selection.folders { takeIfWanted(entry, folder, place) }
          let name = folder.names[entry]
          if descends { inner.append((path.appending(name), folder.path.appending(name))) }
          if !selection.folders, !descends { leaveOut(folder.kinds[entry]) }
        } else {
          takeIfWanted(entry, folder, place)
        }
      }
      reader.readAhead(inner.map { ($0.0.asPrefix, $0.1) })
      pending += inner.reversed()
    }
  }

  /// Counts a folder in a folder, or a link to one, that is neither renamed nor looked into.
  private mutating func leaveOut(_ kind: FileKind) {
    if kind == .directory { leftOut.folders += 1 } else { leftOut.links += 1 }
  }

  /// Takes an entry if it is of a wanted type.
  /// - Parameter path: the one that names it; `nil` for what is in a folder.
  private mutating func takeIfWanted(_ entry: Int, _ folder: Folder, _ place: Int, named path: Path? = nil) {
    if !wanted.isEmpty || !accepted.isEmpty {
      let type = type(of: entry, folder, place)
      if let path, !type.conforms(toAny: accepted) { return refuse(path, type) }
      guard type.conforms(toAny: wanted), type.conforms(toAny: accepted) else {
        leftOut.otherTypes[type, default: 0] += 1
        return
      }
    }
    list.take(entry: entry, at: place)
  }

  /// Refuses a file whose type the parameter does not take.
  private mutating func refuse(_ path: Path, _ type: ContentType) {
    let wanted = accepted.map { "\($0.description) (\($0.identifier))" }.joined(separator: " or ")
    refuse(path, "unsupportedType", "this is \(type.description) (\(type.identifier)), and what is wanted is \(wanted)")
  }

  private func type(of entry: Int, _ folder: Folder, _ place: Int) -> ContentType {
    let name = folder.names[entry]
    return types.type(of: name.bytes, folder.kinds[entry], at: Path(list.places[place].prefix + name.bytes))
  }

  /// The place whose names stand behind a prefix; `nil` for a folder that cannot be read.
  /// - Parameter resolved: its absolute path, where that is known.
  private mutating func place(_ prefix: [UInt8], _ resolved: Path? = nil) -> Int? {
    do throws(Errno) {
      return try reader.place(for: prefix, resolved, in: &list)
    } catch {
      if unreadable.insert(prefix).inserted {
        refuse(Path(prefix) ?? .here, FileItem.code(for: error), "this folder cannot be read: \(error.message)")
      }
      return nil
    }
  }
}

extension ContentType {
  /// Whether it conforms to one of the types; true where there are none.
  fileprivate func conforms(toAny types: [ContentType]) -> Bool {
    types.isEmpty || types.contains { conforms(to: $0) }
  }
}
