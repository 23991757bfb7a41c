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
    "A date format is a Unicode date pattern (yyyy-MM-dd, d MMMM yyyy, HHmmss) with words in single quotes, a strftime "
      + "pattern (%Y%m%d), a fixed date, month or year (2020-04), or none. The letters of a pattern are y (year), M or L "
      + "(month), d (day), D (day of the year), E (day of the week), Q (quarter), w and Y (ISO 8601 week, and the year that "
      + "it belongs to), H, h, K, k and a (hour, AM or PM), m (minute), s and S (second and its fraction), x, X, Z "
      + "and z (time zone), as often as UTS #35 has them.",
    "Each file can get a date of its own: when it was modified, created (its birth time), or captured. The last one is "
      + "read by exiftool(1), which must be installed: the camera's own clock for photos, and for films the moment of "
      + "their making in local time. A file that has no such date is a conflict, unless others are named to take instead "
      + "(captured,modified).",
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
    "Files", help: "files to rename, or folders for the files in them",
    prompt: "Which files should be renamed (. for those in this folder)?",
    reasons: ["noFiles": "no files were given; name files or folders, or '-' to read paths from standard input"],
    missing: "noFiles")
  package var files: [FileItem] = []

  @Parameter(
    "Date Format", help: "the date text: an option, a Unicode or strftime pattern, a fixed date, or none",
    prompt: "Which date format?", reasons: ["empty": "the text is empty"])
  package var dateFormat = DateFormat.isoDay

  @Parameter(
    "Date", help: "which date, also a day (2020-04-01), or several in order of preference (captured,modified)",
    prompt: "Which date?")
  package var date = DateChoice.today

  @Parameter("Replace Date", help: "exchange a date in the chosen format that stands there already")
  package var replaceDate = false

  @Parameter("Stack", help: "put the date before the one that stands there already")
  package var stack = false

  @Parameter("Position", help: "where the date goes", prompt: "Where should the date go?")
  package var position = RenamePosition.prepend

  @Parameter("Change Case", help: "change the case of the names too")
  package var changeCase = false

  @Parameter("Case", name: "newCase", help: "the case to change to", prompt: "Which case?")
  package var newCase = RenameCase.uppercase

  @Parameter(
    "Separator", help: "what stands between date and name", prompt: "What should stand between date and name?",
    reasons: ["invalid": "a name cannot hold a slash"])
  package var separator = "_"

  @Parameter("Keep Extension", help: "leave the case of the extension alone")
  package var keepExtension = false

  /// Which files.
  package var selection = FileSelection()
  /// How they are renamed.
  package var options = RenamingOptions()
  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  /// The moment of the run, read once, so that a batch at midnight gets one date.
  package var now = LocalTime.now()

  package init() {}

  package static var parameters: ParameterList<Self> {
    Input(\.$files)
    Choice(\.$dateFormat, from: \.dateFormats).depending(on: \.$date)
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

  /// The formats to choose from, each titled with the text that it gives for the chosen date: where that differs by file,
  /// for the first one.
  package var dateFormats: [ParameterOption] {
    let time = date.common(now: now) ?? firstDate
    return DateFormat.presets.map { format in
      ParameterOption(format.text, title: time.map(format.text(at:)) ?? "by the date of each file")
    } + [ParameterOption(DateFormat.none.text, title: "no date")]
  }

  /// The date of the first file that was given.
  private var firstDate: LocalTime? {
    guard let list = try? FileFinder.find(files, selection, for: "files", types), list.count > 0 else { return nil }
    return (try? FileDates(date, of: list, now: now) { $0 == 0 })?.date(of: 0)
  }

  /// The text that goes into all names; `nil` where it differs by file.
  var commonText: String? {
    if dateFormat.isNone { return "" }
    if dateFormat.isFixed { return dateFormat.text }
    return date.common(now: now).map(dateFormat.text(at:))
  }

  /// What goes into the names, as a sentence tells it.
  package var dateText: String {
    commonText ?? "the \(date.sources.map(\.text).joined(separator: " or ")) date as \(dateFormat.text)"
  }

  package var requiredInput: RequiredInput? { selection.null ? nil : RequiredInput(reason: "noFiles") }

  package var contradictions: [Fault] {
    var faults: [Fault] = []
    if replaceDate, stack {
      faults.append(
        Fault(
          parameter: "stack", reason: "contradiction",
          message: "--replace-date and --stack contradict each other; give one of them"))
    }
    if position == .prepend, dateFormat.text(at: now).hasPrefix(".") {
      faults.append(
        Fault(
          parameter: "dateFormat", value: Word(Array(dateFormat.text.utf8)), reason: "hides",
          message: "'\(dateFormat.text)' for --date-format: a dot before the names would hide the files"))
    }
    if !dateFormat.isNone, !dateFormat.isFixed, let fault = Fault.unknownZone { faults.append(fault) }
    if separator.utf8.contains(where: { $0 == UInt8(ascii: "/") }) {
      faults.append(
        Fault(
          parameter: "separator", value: Word(Array(separator.utf8)), reason: "invalid",
          message: "'\(separator)' for --separator: a name cannot hold a slash"))
    }
    return faults
  }
}
