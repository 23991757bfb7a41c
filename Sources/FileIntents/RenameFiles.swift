package import ContentTypes
package import Dates
package import IntentModel
package import POSIX
package import Renaming

/// Puts a date before or after the name of each file, and changes the case if wished.
package struct RenameFiles: RenamingIntent {
  package static let name = "rename-files"
  package static let shortName: String? = "rename"
  package static let title = "Rename Files"
  package static let help = "put a date before or after the names of files, and change their case"
  package static let category = IntentCategory.files

  package static let discussion = [
    "Of a folder the files in it are renamed; with a slash at its end also where it stands beside files, where it is "
      + "left out otherwise. A pattern that the shell left alone is expanded. '-' reads paths from standard input, a "
      + "line each. After '--' every word is a path.",
    "A date format is made of the letters y M d H m s (yyyy-MM-dd, d MMMM yyyy) with words in single quotes, or is a "
      + "strftime pattern (%Y%m%d), a fixed date, month or year (2020-04), or none.",
    "A name that has a date in the chosen format at that place already keeps it, so that a second run changes nothing. "
      + "Hidden files stay hidden: the date goes after their dot.",
  ]
  package static let examples = [
    Example("retitle rename-files --dry-run Photos", "show what the files in a folder would be called"),
    Example("retitle rename-files --position append *.pdf", "put today's date after the names of some files"),
    Example("retitle rename-files -r --type image Photos", "date only the images, also in folders in the folder"),
    Example("retitle rename-files --date-format none --new-case lowercase .", "change only the case"),
    Example("retitle rename-files --replace-date Scans", "exchange the dates that the names have already"),
    Example("find . -newer stamp -print0 | retitle rename-files -0 --yes", "rename what another program lists"),
  ]

  @Parameter(
    "Files", help: "files to rename, or folders for the files in them", prompt: "Which files should be renamed?",
    reasons: ["noFiles": "no files were given; name files or folders, or '-' to read paths from standard input"],
    missing: "noFiles")
  package var files: [FileItem] = []

  @Parameter(
    "Date Format", help: "the date text: an option, a Unicode or strftime pattern, a fixed date, or none",
    prompt: "Which date format?", reasons: ["empty": "the text is empty"])
  package var dateFormat = DateFormat.isoDay

  @Parameter("Date", help: "which date: today, or a day such as 2020-04-01", prompt: "Which date?")
  package var date = DateSource.today

  @Parameter("Replace Date", help: "exchange a date in the chosen format that stands there already")
  package var replaceDate = false

  @Parameter("Stack", help: "put the date before the one that stands there already")
  package var stack = false

  @Parameter("Position", help: "where the date goes", prompt: "Where should the date go?")
  package var position = RenamePosition.prepend

  @Parameter("Change Case", help: "change the case of the names too")
  package var changeCase = false

  @Parameter("Case", help: "the case to change to", prompt: "Which case?")
  package var newCase = RenameCase.uppercase

  @Parameter(
    "Separator", help: "what stands between date and name", prompt: "What should stand between date and name?",
    reasons: ["invalid": "a name cannot hold a slash"])
  package var separator = "_"

  @Parameter("Keep Extension", help: "leave the case of the extension alone")
  package var keepExtension = false

  package var selection = FileSelection()
  package var options = RenamingOptions()
  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  /// The moment of the run, read once, so that a batch at midnight gets one date.
  package var now = LocalTime.now()

  package init() {}

  package static var parameters: ParameterList<Self> {
    Input(\.$files)
    Choice(\.$dateFormat, from: \.dateFormats)
    \.$date
    \.$replaceDate
    \.$stack
    \.$position
    \.$changeCase
    When(\.$changeCase, is: true) { \.$newCase }
    \.$separator
    \.$keepExtension
    Section("Which files", \.selection)
    Section("How", \.options)
  }

  package static var summaries: [Sentence] {
    [
      Sentence("leave the names of \(\.$files) as they are")
        .when(\.$dateFormat, is: .none).when(\.$changeCase, is: false),
      Sentence("make names of \(\.$files) \(\.$newCase)").when(\.$dateFormat, is: .none),
      Sentence("\(\.$position) \(\.$dateFormat, as: \.dateText) to names of \(\.$files) and make them \(\.$newCase)")
        .when(\.$changeCase, is: true),
      Sentence("\(\.$position) \(\.$dateFormat, as: \.dateText) to names of \(\.$files)"),
    ]
  }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  /// The formats to choose from, each titled with the text that it gives for the chosen date.
  package var dateFormats: [ParameterOption] {
    let time = date.time(now: now)
    return DateFormat.presets.map { ParameterOption($0.text, title: $0.text(at: time)) }
      + [ParameterOption(DateFormat.none.text, title: "no date")]
  }

  /// The text that goes into the names.
  package var dateText: String { dateFormat.text(at: date.time(now: now)) }

  package var takesInputElsewhere: Bool { selection.null }

  package var contradictions: [Fault] {
    var faults: [Fault] = []
    if replaceDate, stack {
      faults.append(
        Fault(
          parameter: "stack", reason: "contradiction",
          message: "--replace-date and --stack contradict each other; give one of them"))
    }
    if position == .prepend, dateText.hasPrefix(".") {
      faults.append(
        Fault(
          parameter: "dateFormat", value: Word(Array(dateFormat.text.utf8)), reason: "hides",
          message: "'\(dateFormat.text)' for --date-format: a dot before the names would hide the files"))
    }
    if separator.utf8.contains(where: { $0 == UInt8(ascii: "/") }) {
      faults.append(
        Fault(
          parameter: "separator", value: Word(Array(separator.utf8)), reason: "invalid",
          message: "'\(separator)' for --separator: a name cannot hold a slash"))
    }
    return faults
  }

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let list = try FileFinder.find(files, selection, for: "files", types)
    let rule = rule
    return rename(list, givenFor: "files", with: presenter) { rule.append($0, kind: $1, to: &$2) }
  }

  var rule: NameRule {
    NameRule(
      format: dateFormat, date: Array(dateText.utf8), position: position, separator: Array(separator.utf8),
      newCase: changeCase ? newCase : nil, keepExtension: keepExtension,
      existing: replaceDate ? .replace : stack ? .stack : .keep)
  }
}
