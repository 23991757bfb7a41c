import Dates
package import IntentModel
import POSIX
package import Renaming

extension RenameFiles {
  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let list = try presenter.watch("Looking for files") { counter throws(IntentError) in
      try FileFinder.find(files, selection, for: "files", types, counting: counter)
    }
    if let warning = dateFormat.warning { presenter.notify(warning) }
    guard let text = commonText.map({ Array($0.utf8) }) else { return try renameEach(of: list, with: presenter) }
    let rule = rule
    return rename(list, givenFor: "files", with: presenter) { _, name, kind, newNames in
      rule.append(name, kind: kind, date: text, to: &newNames)
    }
  }

  /// Gives each file its own date.
  private func renameEach<P: Presenter>(
    of list: FileList, with presenter: P
  ) throws(IntentError) -> IntentResult<Plan> where P.Preview == Plan {
    let rule = rule
    let dates: FileDates
    do throws(CaptureDates.Failure) {
      dates = try presenter.watch("Reading dates", of: list.count) { counter throws(CaptureDates.Failure) in
        try FileDates(date, of: list, now: now, counting: counter) { file in
          !rule.isDated(list.name(of: file), kind: list.kind(of: file))
        }
      }
    } catch {
      let fault = Fault(reading: date, error)
      switch error {
      case .notInstalled: throw IntentError([fault])
      case .interrupted(let interruption):
        return IntentResult(ending: .interrupted(signal: interruption.number), dialog: fault.message)
      case .refused, .endedEarly: return .forbidden(fault)
      }
    }
    let precedes: @Sendable (Int, Int) -> Bool = { dates.precedes($0, $1, in: list) }
    return rename(list, givenFor: "files", with: presenter, precedes: precedes) { file, name, kind, newNames in
      if let date = dates.date(of: file) {
        rule.append(name, kind: kind, date: Array(dateFormat.text(at: date).utf8), to: &newNames)
      } else if rule.isDated(name, kind: kind) {
        rule.append(name, kind: kind, date: [], to: &newNames)
      } else {
        newNames.append(keeping: name, for: dates.conflict(of: file))
      }
    }
  }

  var rule: NameRule {
    NameRule(
      format: dateFormat, position: position, separator: Array(separator.utf8),
      newCase: changeCase ? newCase : nil, keepExtension: keepExtension,
      existing: replaceDate ? .replace : stack ? .stack : .keep)
  }
}

extension Fault {
  /// Why the dates of files cannot be read.
  fileprivate init(reading date: DateChoice, _ failure: CaptureDates.Failure) {
    let (reason, cause) =
      switch failure {
      case .notInstalled:
        ("noExiftool", "captured needs exiftool, which is not installed (Debian: apt install libimage-exiftool-perl)")
      case .refused(let error): ("exiftool", "exiftool cannot be started: \(error.message)")
      case .endedEarly(let ending, let file):
        (
          "exiftool",
          "exiftool \(Self.words(for: ending)) while it read '\(Word(file.bytes).text)'; nothing was renamed"
        )
      case .interrupted: ("interrupted", "Interrupted. Nothing was renamed.")
      }
    self.init(parameter: "date", value: Word(Array(date.text.utf8)), reason: reason, message: cause)
  }

  private static func words(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .signaled(let signal): "was ended by signal \(signal)"
    case .exited(let status): "ended with status \(status)"
    }
  }
}
