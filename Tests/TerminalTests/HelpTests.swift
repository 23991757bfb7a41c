import IntentModel
import Testing

@testable import Terminal

/// Help, line for line.
@Suite struct HelpTests {
  @Test(arguments: [
    ["help", "trim-names"], ["help", "trim"], ["trim-names", "--help"], ["trim", "x", "-nh"],
  ])
  func `help of an intent`(words: [String]) {
    let stage = Stage()
    let tool = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
    #expect(tool.run(words.map { Array($0.utf8) }) == .done)
    #expect(stage.messages == "")
    #expect(
      stage.output == """
        Cut names to a length that any system takes.

        Usage: retitle trim-names [options] RAW…
               retitle trim [options] RAW…

        Names that are short enough stay. What is cut off is lost, and no number tells
        two alike.

          RAW                       names to cut

        Options:
          -l, --length TEXT         how many letters are left; default: 8
              --tell-apart          keep names different
              --size SIZE           how long the number is: small, medium or large;
                                    default: small; turns --tell-apart on

        Preview and output:
          -n, --dry-run             show what would happen, and stop there
          -y, --yes                 do not ask
              --ask                 ask for every parameter that is not given
              --json                print one JSON document on standard output, whatever
                                    happens
          -q, --quiet               print nothing but errors
              --color WHEN          when to use colours: auto (on a terminal, unless
                                    NO_COLOR is set), always or never; default: auto
              --full                show every line of a long preview
          -h, --help                show this help

        Examples:
          retitle trim-names --length 12 a.txt
              leave 12 letters of the name

        """)
  }

  @Test func `help of a command without options`() {
    #expect(
      TrimNames.run("help", "intents").output == """
        List what the tool can do.

        Usage: retitle intents

        Options:
          -h, --help                show this help

        """)
  }

  @Test func `help of a command with an input that need not be given`() {
    #expect(
      TrimNames.run("help", "--help").output == """
        Explain an intent or a command.

        Usage: retitle help [options] [INTENT…]

          INTENT                    the intent or command to explain

        Options:
              --man                 print the manual page, for man(1)
          -h, --help                show this help

        """)
  }

  @Test(arguments: [[], ["help"], ["--help"], ["-h"], ["help", ""]])
  func `the overview`(words: [String]) {
    let stage = Stage()
    let tool = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
    #expect(tool.run(words.map { Array($0.utf8) }) == .done)
    #expect(
      stage.output == """
        retitle \(Tool.version): rename files in batches, preview first, and never lose a name.

        Usage: retitle INTENT [options] [FILE…]

        Intents:
          trim-names, trim          cut names to a length that any system takes

        About the tool:
          run                       run a shortcut by its name or one of its phrases
          shortcuts                 list, save, show and remove shortcuts, or print
                                    aliases for them
          intents                   list what the tool can do
          describe                  show how an intent is declared: its parameters,
                                    their types, defaults and options
          options                   list the values that a parameter of an intent
                                    offers, each with what it stands for
          completions               print a script with which a shell completes the
                                    words of retitle
          help                      explain an intent or a command
          --version                 print the version

        Try:  retitle rename-files --dry-run FOLDER    what would be renamed, and how
              retitle shortcuts add 'Date my scans' rename-files --type pdf
                                                       save it, to run it by name
              retitle help rename-files                all about an intent

        """)
  }

  @Test func `the intents`() {
    #expect(
      TrimNames.run("intents").output == """
        Renaming:
          trim-names, trim          cut names to a length that any system takes

        """)
  }

  @Test func `the version`() { #expect(TrimNames.run("--version").output == "retitle \(Tool.version)\n") }

  @Test func `no line of any help is wider than a terminal`() {
    let stage = Stage()
    let names = (stage.tool.intents + stage.tool.commands).map(\.description.name)
    for name in names { #expect(stage.run(["help", name]) == .done) }
    for line in stage.output.split(separator: "\n") where !line.hasPrefix("  retitle") {
      #expect(displayWidth(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }
}
