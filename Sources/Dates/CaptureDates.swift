package import POSIX

/// Reads when photos were taken and films made, with exiftool(1): one process for all files.
package enum CaptureDates {
  /// Why the dates cannot be read.
  package enum Failure: Error, Equatable, Sendable {
    case notInstalled
    case refused(Errno)
    /// It ended before it had looked at all files.
    case endedEarly(ChildProcess.Ending)
  }

  /// The capture date of each file, in the order given; `nil` for one that tells none.
  ///
  /// - Parameters:
  ///   - files: absolute paths.
  ///   - onProgress: gets how many have been read so far.
  package static func read(_ files: [Path], onProgress: (Int) -> Void = { _ in }) throws(Failure) -> [LocalTime?] {
    if files.isEmpty { return [] }
    // A line end in a path would make orders of what follows it.
    let lent = files.map { $0.isPlain ? nil : try? LentFile($0) }
    defer { withExtendedLifetime(lent) {} }
    let readable = zip(files, lent).map { file, lent in file.isPlain ? file.bytes : lent?.path.bytes ?? nothing }
    var dates: [LocalTime?] = []
    dates.reserveCapacity(files.count)
    var date: LocalTime?
    let ending: ChildProcess.Ending
    do throws(Errno) {
      ending = try ChildProcess.run(command, input: arguments(for: readable)) { line in
        // Names do not come back unharmed, and of a file that cannot be read nothing does: each is ended by a mark.
        if line.elementsEqual(mark) {
          dates.append(date)
          date = nil
          onProgress(dates.count)
        } else {
          let text = String(decoding: line, as: UTF8.self)
          date = CaptureTags.date(from: text.split(separator: "\t", omittingEmptySubsequences: false))
        }
      }
    } catch {
      throw error == .noSuchFile ? .notInstalled : .refused(error)
    }
    guard dates.count == files.count else { throw .endedEarly(ending) }
    return dates
  }

  private static let mark = Array("{read}".utf8)
  /// What stands for a file that cannot be opened.
  private static let nothing = Array("/dev/null".utf8)

  /// Its user's configuration, which could change any answer, is left out; of a file it reads no more than it must, and
  /// of films over 4 GiB as much as it must.
  private static let command =
    [
      "exiftool", "-config", "", "-@", "-", "-common_args", "-fast", "-m", "-T", "-api", "LargeFileSupport=1",
    ].map { Array($0.utf8) } + CaptureTags.asked.map { Array("-\($0)".utf8) }

  /// The argument file for -@: each file, a mark that is written after it, and the order to go ahead, line by line.
  private static func arguments(for files: [[UInt8]]) -> [UInt8] {
    files.reduce(into: []) { $0 += $1 + Array("\n-echo3\n".utf8) + mark + Array("\n-execute\n".utf8) }
  }
}

extension Path {
  /// Whether it can stand in a line, and be opened in one go.
  fileprivate var isPlain: Bool {
    bytes.count < 4096 && !bytes.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
