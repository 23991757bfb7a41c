import Glibc
import POSIX
import Shortcuts
import TestSupport
import Testing

/// How the file is changed: as a whole or not at all, by one at a time, wherever it is kept.
@Suite struct ShortcutStoreTests {
  private static func named(_ name: String) -> Shortcut {
    Shortcut(name: name, intent: "undo", values: [], phrases: [])
  }

  private static let document = #"{"schema": 1, "shortcuts": [{"name": "A", "intent": "undo"}]}"#

  private func add(_ name: String, to store: ShortcutStore) throws { try store.change { $0.append(Self.named(name)) } }

  @Test func `without a file there are none`() throws {
    let folder = TemporaryFolder()
    #expect(try folder.shortcuts.read().isEmpty)
    #expect(folder.shortcuts.path == Path("\(folder.path)/retitle/shortcuts.json".utf8))
    #expect(folder.names.isEmpty)
  }

  @Test func `a new file is for its owner only`() throws {
    let folder = TemporaryFolder()
    let store = ShortcutStore(config: Path("\(folder.path)/new/config".utf8))
    try add("A", to: store)
    #expect(try store.read() == [Self.named("A")])
    #expect(
      folder.modes("new", "new/config", "new/config/retitle", "new/config/retitle/shortcuts.json") == [
        "700", "700", "700", "600",
      ])
    #expect(folder.names(in: "new/config/retitle") == ["shortcuts.json"])
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o400] as [UInt32])
  func `permissions stay`(_ mode: UInt32) throws {
    let folder = TemporaryFolder(shortcuts: Self.document)
    folder.setMode("retitle/shortcuts.json", mode)
    try add("B", to: folder.shortcuts)
    #expect(folder.modes("retitle/shortcuts.json") == [String(mode, radix: 8)])
    #expect(try folder.shortcuts.read().map(\.name) == ["A", "B"])
    #expect(folder.names(in: "retitle") == ["shortcuts.json"])
  }

  @Test(
    arguments: [
      ("beside it", "mine.json", "retitle/mine.json"),
      ("elsewhere", "../dotfiles/mine.json", "dotfiles/mine.json"),
      ("through another link", "../dotfiles/link.json", "dotfiles/mine.json"),
      ("where nothing is yet", "../dotfiles/new.json", "dotfiles/new.json"),
    ])
  func `a link stays`(_ name: String, target: String, file: String) throws {
    let folder = TemporaryFolder()
    folder.make("retitle/", "dotfiles/")
    if !file.hasSuffix("new.json") { folder.make(file, holding: Array(Self.document.utf8)) }
    folder.link("dotfiles/link.json", to: "mine.json")
    folder.link("retitle/shortcuts.json", to: target)
    let before = try folder.shortcuts.read()
    try add("B", to: folder.shortcuts)
    #expect(try folder.shortcuts.read() == before + [Self.named("B")], "\(name)")
    #expect(folder.tree.contains("retitle/shortcuts.json@"), "\(name)")
    #expect(folder.document(file) == folder.shortcutsDocument, "\(name)")
  }

  @Test func `an absolute link stays, and a link to the folder`() throws {
    let folder = TemporaryFolder()
    folder.make("dotfiles/", "elsewhere/")
    folder.make("elsewhere/x", holding: Array(Self.document.utf8))
    folder.link("retitle", to: "dotfiles")
    folder.link("dotfiles/shortcuts.json", to: "\(folder.path)/elsewhere/x")
    try add("B", to: folder.shortcuts)
    #expect(try folder.shortcuts.read().map(\.name) == ["A", "B"])
    #expect(folder.names == ["dotfiles", "elsewhere", "retitle"])
    #expect(folder.names(in: "dotfiles") == ["shortcuts.json"])
    #expect(folder.names(in: "elsewhere") == ["x"])
    #expect(folder.tree.contains("dotfiles/shortcuts.json@") && folder.tree.contains("retitle@"))
  }

  @Test func `what stays as it is is not written`() throws {
    let folder = TemporaryFolder(shortcuts: Self.document)
    let count = try folder.shortcuts.change { shortcuts in
      shortcuts.removeAll { $0.name == "none" }
      return shortcuts.count
    }
    #expect(count == 1)
    #expect(folder.shortcutsDocument == Self.document)
  }

  @Test(
    arguments: [
      ("two of one name", "a!", #"shortcut 2 ("a!"): its name sounds like that of shortcut 1 ("A")"#),
      ("a name without letters", "!", #"shortcut 2 ("!"): 'name' has no letters or digits"#),
    ])
  func `nothing is written that could not be read`(_ name: String, added: String, message: String) {
    let folder = TemporaryFolder(shortcuts: Self.document)
    let reason = whyNot { () throws(ShortcutFileError) in
      try folder.shortcuts.change { $0.append(Self.named(added)) }
    }
    #expect(reason == .unsuitable(message), "\(name)")
    #expect(folder.shortcutsDocument == Self.document, "\(name)")
  }

  @Test func `changes at once lose nothing`() async throws {
    let folder = TemporaryFolder()
    folder.make("dotfiles/", "other/", "other/retitle/")
    folder.link("retitle", to: "dotfiles")
    folder.link("other/retitle/shortcuts.json", to: "../../dotfiles/shortcuts.json")
    // The same file by way of two folders.
    let stores = [folder.shortcuts, ShortcutStore(config: Path("\(folder.path)/other".utf8))]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<32 {
        group.addTask { try add("\(number)", to: stores[number % 2]) }
      }
      try await group.waitForAll()
    }
    #expect(try Set(folder.shortcuts.read().map(\.name)) == Set((0..<32).map { "\($0)" }))
    #expect(folder.names(in: "dotfiles") == ["shortcuts.json"])
  }

  /// In a process of its own, whose surroundings may be changed.
  @Test func `the user's file is where XDG_CONFIG_HOME or HOME says`() async {
    await #expect(processExitsWith: .success) {
      func path(home: String?, config: String?) -> String? {
        for (name, value) in [("HOME", home), ("XDG_CONFIG_HOME", config)] {
          if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        return ShortcutStore.ofUser().path.map { readable($0.bytes) }
      }
      let home = "\(TemporaryFolder().path)/gone"
      let standard = "\(home)/.config/retitle/shortcuts.json"
      #expect(path(home: "/home/ada", config: "/etc/mine") == "/etc/mine/retitle/shortcuts.json")
      #expect(path(home: nil, config: nil) == nil)
      #expect(path(home: "ada", config: "mine") == nil)
      #expect(path(home: home, config: nil) == standard)
      #expect(path(home: home, config: "") == standard)
      #expect(path(home: home, config: "mine") == standard)
      // A home that is not there is not made.
      #expect((try? ShortcutStore.ofUser().read()) == [])
      let reason = whyNot { () throws(ShortcutFileError) in
        try ShortcutStore.ofUser().change { $0 = [ShortcutStoreTests.named("A")] }
      }
      #expect(reason == .refused(.noSuchFile))
    }
  }

  // MARK: - What the system refuses

  @Test func `without a home it is said`() {
    let store = ShortcutStore(config: nil)
    #expect(store.path == nil)
    #expect(whyNot { () throws(ShortcutFileError) in _ = try store.read() } == .noHome)
    #expect(whyNot { () throws(ShortcutFileError) in try store.change { $0 = [] } } == .noHome)
  }

  @Test(
    arguments: [
      ("a folder in its place", ["retitle/", "retitle/shortcuts.json/"], nil, ShortcutFileError.Reason.notFile),
      ("no folder where it should be", ["retitle"], nil, .refused(.notDirectory)),
      ("a link to itself", ["retitle/"], "shortcuts.json", .refused(.tooManyLinks)),
      ("a link to a device", ["retitle/"], "/dev/null", .notFile),
    ])
  func `what is no file is refused`(
    _ name: String, made: [String], link: String?, reason: ShortcutFileError.Reason
  ) {
    let folder = TemporaryFolder()
    folder.make(made)
    if let link { folder.link("retitle/shortcuts.json", to: link) }
    let tree = folder.tree
    #expect(whyNot { () throws(ShortcutFileError) in _ = try folder.shortcuts.read() } == reason, "\(name)")
    #expect(whyNot { () throws(ShortcutFileError) in try folder.shortcuts.change { $0 = [] } } == reason, "\(name)")
    #expect(folder.tree == tree, "\(name)")
  }

  @Test func `a link into a folder that is not there is refused`() {
    let folder = TemporaryFolder()
    folder.make("retitle/")
    folder.link("retitle/shortcuts.json", to: "../dotfiles/mine.json")
    let reason = whyNot { () throws(ShortcutFileError) in try folder.shortcuts.change { $0 = [Self.named("A")] } }
    #expect(reason == .refused(.noSuchFile))
    #expect(folder.tree == ["retitle/", "retitle/shortcuts.json@"])
  }
}

extension TemporaryFolder {
  /// The permissions of files and folders, in octal digits.
  fileprivate func modes(_ names: String...) -> [String] {
    Command("/usr/bin/stat", ["-c", "%a"] + names.map { "\(path)/\($0)" }).run().lines
  }
}
