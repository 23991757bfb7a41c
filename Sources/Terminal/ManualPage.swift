import IntentModel
import POSIX

/// The manual page, in the macros of man(7), made of the declarations.
struct ManualPage {
  let tool: Tool

  var lines: [String] {
    [
      ".\\\" Made by 'retitle help --man' from the declarations of the intents.",
      ".TH RETITLE 1 \"\" \"retitle \(Tool.version)\" \"User Commands\"",
      ".SH NAME", "retitle \\- rename files in batches, with a preview",
      ".SH SYNOPSIS",
    ] + synopsis
      + [".SH DESCRIPTION"] + paragraphs(Self.introduction)
      + [".SH INTENTS"] + tool.intents.flatMap(command)
      + [".SH COMMANDS ABOUT THE TOOL"] + tool.commands.flatMap(command)
      + [".SH EXAMPLES"] + examples
      + [".SH EXIT STATUS"] + Self.statuses.flatMap { tagged($0, $1) }
      + [".SH ENVIRONMENT"] + Self.environment.flatMap { tagged($0, $1) }
      + [".SH FILES"] + Self.files.flatMap { tagged($0, $1) }
      + [".SH SEE ALSO", ".BR rename (2),", ".BR glob (7),", ".BR strftime (3),", ".BR exiftool (1)"]
  }

  private var synopsis: [String] {
    (tool.intents + tool.commands).flatMap { registration in
      [".B retitle \(roff(registration.name))", roff(registration.argumentUsage), ".br"]
    }.filter { !$0.isEmpty }.dropLast()
  }

  private func command(_ registration: Registration) -> [String] {
    let description = registration.description
    let names = [description.name, description.shortName].compactMap { $0 }.joined(separator: ", ")
    var lines = [".SS \(roff(names))"] + paragraphs(["\(sentence(description.help))."] + description.discussion)
    var heading: String?
    for parameter in registration.parameters {
      if parameter.heading != heading, let next = parameter.heading { lines += [".PP", "\(roff(next)):"] }
      heading = parameter.heading
      lines += tagged(parameter.isInput ? parameter.type.placeholder : parameter.usage, parameter.explanation)
    }
    return lines
  }

  private var examples: [String] {
    (tool.intents + tool.commands).flatMap(\.description.examples).flatMap {
      tagged($0.command, "\(sentence($0.meaning)).")
    }
  }

  private func paragraphs(_ texts: [String]) -> [String] { texts.flatMap { [".PP", roff($0)] } }

  private func tagged(_ term: String, _ explanation: String) -> [String] {
    [".TP", ".B \(roff(term))", roff(explanation)]
  }

  /// Text that troff takes as it is: hyphens stay hyphens, backslashes and leading dots and quotes mean nothing, and what
  /// is not ASCII goes by its number.
  private func roff(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u\(hexadecimal(scalar.value, digits: 4).uppercased())]"
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static let introduction = [
    """
    retitle gives files new names. Each thing it can do is an intent. Every run goes the same way: the words are \
    resolved, the plan is checked and shown, you are asked, and only then are files renamed. Nothing is ever \
    overwritten: a name that is taken is a conflict, all conflicts are reported together, and nothing is renamed unless \
    you say what to do about them.
    """,
    """
    Option names are those of the parameters. A Boolean has a \u{2D}\u{2D}no\u{2D} form too. Options and files may be \
    mixed, short options may be joined (\u{2D}rn), and \u{2D}\u{2D} ends the options. Of an option given twice the last \
    wins.
    """,
  ]

  private static let statuses = [
    ("0", "Done, or nothing to do, or a dry run without conflicts."),
    ("1", "Conflicts, or the system refused to rename something; what was and was not renamed is said."),
    ("2", "A wrong option, value or path: nothing was touched."),
    ("3", "Not confirmed: nothing was touched."),
    (
      "129, 130, 143",
      "Ended by SIGHUP, SIGINT or SIGTERM; what had been renamed was taken back first, unless a second signal stopped that."
    ),
  ]

  private static let environment = [
    ("XDG_CONFIG_HOME", "The folder for saved shortcuts, if it is an absolute path."),
    ("XDG_STATE_HOME", "The folder for the records of batches, if it is an absolute path."),
    (
      "HOME",
      "The home folder; shortcuts are in .config there, and records in .local/state, if the variables above are not set."
    ),
    ("RETITLE_TIPS", "If it is 0, no tips are told. Otherwise, each is told once, and on a terminal only."),
    (
      "XDG_DATA_HOME, XDG_DATA_DIRS",
      "The folders of the shared MIME database, .local/share in the home folder, /usr/local/share and /usr/share if they "
        + "are not set."
    ),
    ("NO_COLOR", "If set and not empty, no colours are used unless --color always is given."),
    ("TERM", "If it is dumb, no colours are used unless --color always is given."),
    ("TMPDIR", "The folder for the text that an editor gets; /tmp if it is not set."),
    ("TZ", "The time zone of today's date; see tzset(3)."),
    ("VISUAL, EDITOR", "The editor for names, with its options; VISUAL goes before EDITOR."),
  ]

  private static let files = [
    (
      "~/.config/retitle/shortcuts.json",
      "The saved shortcuts, which can be edited. One that cannot be read is reported, and left as it is."
    ),
    (
      "~/.local/state/retitle/batches/",
      "The records of batches, one file each, as text: ID.open while a batch is at work or was interrupted, ID.done "
        + "afterwards. The newest 200 are kept, and interrupted ones always."
    ),
    ("~/.local/state/retitle/tips", "Which tips were told."),
    (
      "/usr/share/mime/",
      "The shared MIME database (globs2, aliases, subclasses), which tells the types of files whose extension retitle "
        + "does not know."
    ),
  ]
}
