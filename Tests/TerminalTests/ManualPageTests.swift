import IntentModel
import TestSupport
import Testing

@testable import Terminal

/// The manual page, which is made of the declarations and kept with the program.
@Suite struct ManualPageTests {
  private static let keptPath = "\(packageFolder)/man/retitle.1"

  private func madeAnew() -> String {
    let stage = Stage()
    #expect(stage.run(["help", "--man"]) == .done)
    return stage.output
  }

  @Test func `the page that is kept is fresh`() {
    let kept = Command("/bin/cat", [Self.keptPath]).run()
    #expect(kept.status == 0)
    let differing = zip(kept.output.split(separator: "\n"), madeAnew().split(separator: "\n")).first {
      $0 != $1
    }
    #expect(
      kept.output == madeAnew(),
      """
      man/retitle.1 differs from the declarations, first in '\(differing?.0 ?? "its length")'; \
      make it anew: swift run retitle help --man > man/retitle.1
      """)
  }

  @Test(.enabled(if: Command.isInstalled("groff"), "groff is not installed"))
  func `troff has nothing to say of it`() {
    var groff = Command("/usr/bin/env", ["groff", "-man", "-Tutf8", "-ww", "-z"])
    groff.input = Array(madeAnew().utf8)
    let result = groff.run()
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func `text is given to troff so that it stays text`() {
    let page = TrimNames.run("help", "--man").output
    #expect(page.contains(".TP\n.B \\-l, \\-\\-length TEXT\nhow many letters are left; default: 8\n"))
    #expect(page.contains(".SS trim\\-names, trim\n.PP\nCut names to a length that any system takes.\n"))
    #expect(page.contains(".B retitle trim\\-names\n[options] RAW\\[u2026]\n.br\n"))
    #expect(page.contains(".PP\nPreview and output:\n.TP\n.B \\-n, \\-\\-dry\\-run\n"))
    #expect(page.contains(".B retitle trim\\-names \\-\\-length 12 a.txt\nLeave 12 letters of the name.\n"))
    #expect(page.contains("The time zone of today\\(aqs date"))
    #expect(page.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func `every parameter of every command is in it`() {
    let page = madeAnew()
    let tool = Stage().tool
    for parameter in (tool.intents + tool.commands).flatMap(\.parameters) where !parameter.isInput {
      #expect(page.contains("\\-\\-" + parameter.option.replacing("-", with: "\\-")), "\(parameter.name)")
    }
  }
}
