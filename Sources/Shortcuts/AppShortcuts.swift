/// The shortcuts that come with the program: at most ten, one for each thing that people often want.
package enum AppShortcuts {
  /// In the order in which they are listed.
  package static let all = [
    shortcut(
      "Date files", "rename-files", [],
      Phrase("date my files"), Phrase("put the date before names"), Phrase("date files by ", parameter: "date")),
    shortcut(
      "Date photos by when they were taken", "rename-files",
      [
        Shortcut.Value("date", .text("captured")),
        Shortcut.Value("type", .list(["public.image", "public.movie"])),
      ],
      Phrase("date photos"), Phrase("date my photos"), Phrase("date photos by when I took them")),
    shortcut(
      "Date files by when they changed", "rename-files", [Shortcut.Value("date", .text("modified"))],
      Phrase("date my files by when they changed"), Phrase("date files by when they were modified")),
    shortcut(
      "Put the date after names", "rename-files", [Shortcut.Value("position", .text("append"))],
      Phrase("append the date"), Phrase("append the date as ", parameter: "dateFormat")),
    shortcut(
      "Exchange dates", "rename-files", [Shortcut.Value("replaceDate", .truth(true))],
      Phrase("replace the dates"), Phrase("exchange the dates in names")),
    shortcut(
      "Uppercase names", "make-uppercase", [Shortcut.Value("files", .truth(true))],
      Phrase("make names uppercase"), Phrase("put names in capitals")),
    shortcut(
      "Lowercase names", "rename-files",
      [
        Shortcut.Value("changeCase", .truth(true)), Shortcut.Value("dateFormat", .text("none")),
        Shortcut.Value("newCase", .text("lowercase")),
      ],
      Phrase("make names lowercase"), Phrase("put names in small letters")),
    shortcut(
      "Edit names", "set-names", [Shortcut.Value("edit", .truth(true))],
      Phrase("change names in my editor"), Phrase("edit the names")),
    shortcut(
      "Undo the last rename", "undo", [],
      Phrase("undo"), Phrase("take the last rename back")),
    shortcut(
      "Show what was renamed", "history", [],
      Phrase("what did I rename"), Phrase("show the last renames")),
  ]

  private static func shortcut(
    _ name: String, _ intent: String, _ values: [Shortcut.Value], _ phrases: Phrase...
  ) -> Shortcut {
    Shortcut(name: name, intent: intent, values: values, phrases: phrases, isBuiltIn: true)
  }
}
