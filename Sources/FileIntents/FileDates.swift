import Dates
import POSIX
import Renaming

/// The dates that the files of a list have.
struct FileDates: Sendable {
  /// For each file of the list.
  private var answers: [DateAnswer]

  /// Reads the dates of the files themselves, never of what a link leads to. A file that cannot be read is not given
  /// another date instead.
  /// - Parameters:
  ///   - isWanted: whether a file's date matters, by its position in the list.
  ///   - counter: counts the files that need not be looked into any more.
  init(
    _ choice: DateChoice, of list: FileList, now: LocalTime, counting counter: Counter = Counter(),
    where isWanted: (Int) -> Bool = { _ in true }
  ) throws(CaptureDates.Failure) {
    answers = Array(repeating: .none, count: list.count)
    var rest = list.files.indices.filter(isWanted)
    for source in choice.sources where !rest.isEmpty {
      switch source {
      case .today: for file in rest { answers[file] = .date(now) }
      case .day(let day): for file in rest { answers[file] = .date(day.midnight) }
      case .modified:
        readEach(of: rest, in: list) { folder, name throws(Errno) in try folder.status(of: name).modified }
      case .created: readEach(of: rest, in: list) { folder, name throws(Errno) in try folder.birthTime(of: name) }
      case .captured:
        let files = rest.filter { list.kind(of: $0) == .file }
        let paths = files.compactMap { Path(list.path(of: $0)) }
        counter.add(list.count - files.count - counter.value)
        for (file, answer) in zip(files, try CaptureDates.read(paths, onProgress: { _ in counter.add(1) })) {
          answers[file] = answer
        }
      }
      rest = rest.filter { answers[$0] == .none }
    }
  }

  /// Asks the folders of some files, each opened once, for the date of each.
  private mutating func readEach(
    of files: [Int], in list: FileList, _ read: (borrowing Directory, Name) throws(Errno) -> Moment?
  ) {
    for (place, files) in Dictionary(grouping: files, by: { list.files[$0].place }) {
      do throws(Errno) {
        let folder = try Directory(at: Path(list.places[place].prefix) ?? .here)
        for file in files { answers[file] = Self.answer(folder, list.name(of: file), read) }
      } catch {
        for file in files { answers[file] = .unreadable(error) }
      }
    }
  }

  private static func answer(
    _ folder: borrowing Directory, _ name: Name, _ read: (borrowing Directory, Name) throws(Errno) -> Moment?
  ) -> DateAnswer {
    do throws(Errno) {
      return try read(folder, name).flatMap { LocalTime($0) }.map { .date($0) } ?? .none
    } catch {
      return .unreadable(error)
    }
  }

  /// `nil` for a file that has none.
  func date(of file: Int) -> LocalTime? {
    if case .date(let date) = answers[file] { date } else { nil }
  }

  /// Why a file has no date to go by.
  func conflict(of file: Int) -> Conflict.Code {
    answers[file] == .unreadable(.noSuchFile) ? .sourceMissing : .noDate
  }

  /// Whether a file's moment, or within one moment its name, comes before another's; those without a date come last.
  func precedes(_ one: Int, _ other: Int, in list: FileList) -> Bool {
    switch (date(of: one)?.moment, date(of: other)?.moment) {
    case (let first?, let second?) where first != second: first < second
    case (nil, _?): false
    case (_?, nil): true
    default: list.name(of: one) < list.name(of: other)
    }
  }
}
