import Dates
import POSIX
import Renaming

/// The date that each file of a list gets: one for all, or its own.
struct FileDates {
  /// For each file of the list; empty where all have one date.
  private var dates: [LocalTime?] = []
  private let common: LocalTime?

  /// One date for all.
  init(common: LocalTime) { self.common = common }

  /// Reads the dates of the files themselves, never of what a link leads to.
  /// - Parameters:
  ///   - isWanted: whether a file's date matters, by its position in the list.
  ///   - onProgress: gets how many files have been looked into, and of how many.
  init(
    _ choice: DateChoice, of list: FileList, now: LocalTime, where isWanted: (Int) -> Bool = { _ in true },
    onProgress: (Int, Int) -> Void = { _, _ in }
  ) throws(CaptureDates.Failure) {
    common = nil
    dates = Array(repeating: nil, count: list.count)
    var rest = list.files.indices.filter(isWanted)
    for source in choice.sources where !rest.isEmpty {
      switch source {
      case .today: for file in rest { dates[file] = now }
      case .day(let day): for file in rest { dates[file] = day.midnight }
      case .modified:
        readEach(of: rest, in: list) { folder, name throws(Errno) in try folder.status(of: name).modified }
      case .created: readEach(of: rest, in: list) { folder, name throws(Errno) in try folder.birthTime(of: name) }
      case .captured:
        let files = rest.filter { list.kind(of: $0) == .file }
        let paths = files.map { list.folder(of: $0).path.appending(list.name(of: $0)) }
        let captured = try CaptureDates.read(paths) { onProgress($0, files.count) }
        for (file, date) in zip(files, captured) { dates[file] = date }
      }
      rest = rest.filter { dates[$0] == nil }
    }
  }

  /// Asks the folders of some files, each opened once, for the date of each.
  private mutating func readEach(
    of files: [Int], in list: FileList, _ read: (borrowing Directory, Name) throws(Errno) -> Moment?
  ) {
    let byFolder = Dictionary(grouping: files) { list.files[$0].place }
    for (place, files) in byFolder {
      guard let folder = try? Directory(at: Path(list.places[place].prefix) ?? .here) else { continue }
      for file in files {
        let moment = try? read(folder, list.name(of: file))
        dates[file] = moment.flatMap { LocalTime($0) }
      }
    }
  }

  /// `nil` for a file that has none.
  func date(of file: Int) -> LocalTime? { common ?? dates[file] }

  /// For each file its place in the order of their dates, and within one moment of their names; empty where all have one
  /// date.
  func precedence(in list: FileList) -> [Int] {
    var precedence = Array(repeating: 0, count: dates.count)
    let order = dates.indices.sorted { one, other in
      switch (dates[one], dates[other]) {
      case (let first?, let second?) where first != second: first < second
      case (nil, _?): false
      case (_?, nil): true
      default: list.name(of: one) < list.name(of: other)
      }
    }
    for (place, file) in order.enumerated() { precedence[file] = place }
    return precedence
  }
}
