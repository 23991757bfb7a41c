package import POSIX

/// Reads when photos were taken and films made, with exiftool(1): one process for all files.
package enum CaptureDates {
  /// Why the dates cannot be read.
  package enum Failure: Error, Equatable, Sendable {
    case notInstalled
    case refused(Errno)
    /// exiftool ended while it read this file.
    case endedEarly(ChildProcess.Ending, Path)
    case interrupted(Interruption)
  }

  /// The answer of each file, in the order given.
  /// - Parameter onProgress: gets how many have been read so far.
  package static func read(_ files: [Path], onProgress: (Int) -> Void = { _ in }) throws(Failure) -> [DateAnswer] {
    if files.isEmpty { return [] }
    let lines = files.map(\.line)
    if lines.contains(nil) { _ = OpenFiles.raiseLimit() }
    let lent = zip(files, lines).map { file, line in line == nil ? try? LentFile(file) : nil }
    defer { withExtendedLifetime(lent) {} }
    let readable = zip(lines, lent).map { line, lent in line ?? lent?.path.bytes ?? nothing }
    var answers: [DateAnswer] = []
    answers.reserveCapacity(files.count)
    var date: LocalTime?
    let outcome: ChildProcess.Outcome
    do throws(Errno) {
      outcome = try ChildProcess.run(command, input: arguments(for: readable)) { line in
        // Names do not come back unharmed, and of a file that exiftool does not know nothing does: a mark ends each.
        if line.elementsEqual(mark) {
          answers.append(date.map { .date($0) } ?? answerWithoutDate(of: files[answers.count]))
          date = nil
          onProgress(answers.count)
        } else {
          let text = String(decoding: line, as: UTF8.self)
          date = CaptureTags.date(from: text.split(separator: "\t", omittingEmptySubsequences: false))
        }
        return answers.count < files.count
      }
    } catch {
      throw error == .noSuchFile ? .notInstalled : .refused(error)
    }
    switch outcome {
    case .heard: return answers
    case .ended(let ending): throw .endedEarly(ending, files[answers.count])
    case .interrupted(let interruption): throw .interrupted(interruption)
    }
  }

  /// The answer of a file in which exiftool finds no date, which it also says of one that it cannot read.
  private static func answerWithoutDate(of file: Path) -> DateAnswer {
    do throws(Errno) {
      _ = try File.opening(file)
      return .none
    } catch {
      return .unreadable(error)
    }
  }

  private static let mark = Array("{read}".utf8)
  /// What stands for a file that cannot be opened.
  private static let nothing = Array("/dev/null".utf8)

  /// Its user's configuration, which could change any answer, is left out; films over 4 GiB are read too.
  private static let command =
    ["exiftool", "-config", "", "-@", "-", "-common_args", "-m", "-T", "-api", "LargeFileSupport=1"].map {
      Array($0.utf8)
    } + CaptureTags.asked.map { Array("-\($0)".utf8) }

  /// The argument file for -@: each file, a mark that is written after it, and the order to go ahead, line by line.
  ///
  /// In a JPEG no date comes after the image, and it need not be read to its end.
  private static func arguments(for files: [[UInt8]]) -> [UInt8] {
    let isJPEG = { (file: [UInt8]) in
      ["jpg", "jpeg", "JPG", "JPEG"].contains { file.suffix($0.utf8.count + 1).elementsEqual(".\($0)".utf8) }
    }
    return files.reduce(into: []) { text, file in
      if isJPEG(file) { text += Array("-fast\n".utf8) }
      text += file + Array("\n-echo3\n".utf8) + mark + Array("\n-execute\n".utf8)
    }
  }
}

extension Path {
  /// The path as a line of an argument file, so that it is taken for nothing else, whatever it begins with; `nil` for one
  /// that the system does not take at once (PATH_MAX), and for one with a line end, which would make orders of what
  /// follows it.
  fileprivate var line: [UInt8]? {
    let line = isAbsolute ? bytes : Array("./".utf8) + bytes
    return line.count < 4096 && !line.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ? line : nil
  }
}
