import POSIX
import TestSupport
import Testing

@testable import Renaming

/// The text of a journal: as documented, exact for any bytes, and never taken for what it is not.
@Suite struct JournalTests {
  static let sample: Journal = {
    var folder = JournalFolder(
      path: path("/home/ada/Photos\tand more"), filesystem: .ext4, identity: FileIdentity(device: 66306, inode: 131))
    folder.append(JournalRename(old: Name("a.jpg"), new: Name("2026-11-30_a.jpg"), inode: 5678))
    folder.append(JournalRename(old: Name(bytes("caf\\xe9\n")), new: Name("Café \\ \u{1B}[1m"), inode: 5679))
    var other = JournalFolder(path: path("/mnt"), filesystem: .unknown, identity: FileIdentity(device: 1, inode: 2))
    other.temporary = Name(".retitle-x")
    other.append(JournalRename(old: Name("a"), new: Name("b"), inode: 3))
    var journal = Journal(
      BatchID("20261130-055639-7f3a") ?? BatchID(at: Moment(seconds: 0)),
      BatchInfo(
        intent: "rename-files", summary: "Prepend 2026-11-30 to names of 3 files", note: "holiday\n2026",
        undoes: BatchID("20261129-000000-0000")))
    journal.folders = [folder, other]
    return journal
  }()

  static let head = text(of: sample)

  /// The lines that begin a journal.
  static func text(of journal: Journal) -> [UInt8] {
    var text: [UInt8] = []
    _ = JournalText.writeHead(of: journal) { text += $0 }
    return text
  }

  static let whole: [UInt8] = {
    var text = head
    text += JournalText.line(of: JournalMove(folder: 1, from: Name("a"), to: Name("b")))
    text += JournalText.line(of: JournalMove(folder: 0, from: Name("a"), to: Name("\t")))
    return text + JournalText.ending(kept: [0, 2], after: Checksum(of: text[...]))
  }()

  @Test func aPersonCanReadIt() {
    #expect(
      readable(Self.whole).replacing("\t", with: "→") == """
        retitle batch 1
        id→20261130-055639-7f3a
        intent→rename-files
        summary→Prepend 2026-11-30 to names of 3 files
        note→holiday\\n2026
        undoes→20261129-000000-0000
        folder→/home/ada/Photos\\tand more→ext4→66306→131
        rename→a.jpg→2026-11-30_a.jpg→5678
        rename→caf\\xe9\\n→Café \\\\ \\x1b[1m→5679
        folder→/mnt→unknown→1→2
        temporary→.retitle-x
        rename→a→b→3
        end→335→8480d25c60cb28be
        move→1→a→b
        move→0→a→\\t
        kept→0
        kept→2
        closed→397→20bb4d0d14c68a37

        """)
  }

  /// The sample in the README is the record of a batch.
  @Test func theReadmeShowsOne() throws {
    let readme = Command("/bin/cat", ["\(packageFolder)/README.md"]).run().output
    let start = try #require(readme.firstRange(of: "    retitle batch 1\n"))
    let sample = readme[start.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }.joined()
    let (journal, length) = try JournalReader.read(Array(sample.utf8))
    #expect(length == sample.utf8.count)
    #expect(journal.progress.isClosed && journal.renameCount == 2)
  }

  @Test func readsWhatItWrote() throws {
    let (journal, length) = try JournalReader.read(Self.whole)
    #expect(length == Self.whole.count)
    #expect(Self.text(of: journal) == Self.head)
    #expect(journal.about == Self.sample.about)
    #expect(journal.folders.map(\.path) == Self.sample.folders.map(\.path))
    #expect(journal.folders[0][1] == Self.sample.folders[0][1])
    #expect(
      journal.progress
        == JournalProgress(
          moves: [
            JournalMove(folder: 1, from: Name("a"), to: Name("b")),
            JournalMove(folder: 0, from: Name("a"), to: Name("\t")),
          ], kept: [0, 2], isClosed: true))
  }

  @Test func anyNameSurvives() throws {
    var random = SeededGenerator(seed: 7)
    var folder = JournalFolder(path: path("/"), filesystem: .tmpfs, identity: FileIdentity(device: 0, inode: 0))
    let names = (0..<500).map { _ in
      Name((1...40).map { _ in UInt8.random(in: 1...255, using: &random) }.filter { $0 != UInt8(ascii: "/") } + [65])
    }
    for name in names { folder.append(JournalRename(old: name, new: Name(Array(name.bytes) + [66]), inode: .max)) }
    var journal = Journal(BatchID(at: Moment(seconds: 1)), BatchInfo(intent: "i", summary: "s"))
    journal.folders = [folder]
    let read = try JournalReader.read(Self.text(of: journal)).journal.folders[0]
    #expect((0..<read.count).map { read[$0].old } == names)
  }

  @Test func oneCutShortIsNeverActedOn() {
    for length in 0..<Self.head.count {
      #expect(throws: JournalDamage.self, "\(length)") { try JournalReader.read(Array(Self.head.prefix(length))) }
    }
  }

  /// What was being written when the process died is left out.
  @Test func anEndThatIsCutShortIsLeftOut() throws {
    for length in Self.head.count..<Self.whole.count {
      let (journal, valid) = try JournalReader.read(Array(Self.whole.prefix(length)))
      #expect(valid <= length)
      #expect(!journal.progress.isClosed && journal.progress.kept.isEmpty)
      // What is added behind the part that is left is understood again.
      let kept = Array(Self.whole.prefix(valid))
      let closed = kept + JournalText.ending(kept: [], after: Checksum(of: kept[...]))
      #expect(try JournalReader.read(closed).journal.progress.isClosed)
    }
  }

  @Test(arguments: [0x01, 0x20, 0x80, 0xFF] as [UInt8])
  func everyWrongByteShows(flip: UInt8) {
    for position in Self.head.indices {
      var text = Self.head
      text[position] ^= flip
      #expect(throws: JournalDamage.self, "\(position)") { try JournalReader.read(text) }
    }
    for position in Self.head.count..<Self.whole.count {
      var text = Self.whole
      text[position] ^= flip
      let journal = try? JournalReader.read(text).journal
      #expect(journal?.progress.isClosed == false, "\(position)")
    }
  }

  @Test(arguments: ["", "\n", "retitle batch 2\n", "{}", "\u{0}", "retitle batch 1", "retitle batch 1\nend\t16\t0\n"])
  func whatIsForeignIsRefused(text: String) {
    #expect(throws: JournalDamage.self) { try JournalReader.read(Array(text.utf8)) }
  }

  /// Lines that are no journal's, each in a text whose checksum is right.
  @Test(arguments: [
    "rename\ta\tb\t1", "folder\tno/slash\text4\t1\t1", "folder\t/\text9\t1\t1", "folder\t/\text4\t-1\t1",
    "folder\t/\text4\t1", "folder\t/\text4\t1\t1\nrename\ta/b\tc\t1", "folder\t/\text4\t1\t1\nrename\t..\tc\t1",
    "folder\t/\text4\t1\t1\nrename\ta\t\t1", "folder\t/\text4\t1\t1\nrename\ta\t\\q\t1",
    "folder\t/\text4\t1\t1\nrename\ta\tb\\x0\t1", "temporary\tx", "undoes\tyesterday", "id\tnow", "wishes\tbest",
  ])
  func linesThatAreNoneAreRefused(line: String) {
    var text = Array("retitle batch 1\nid\t20261130-055639-7f3a\nintent\ti\nsummary\ts\n\(line)\n".utf8)
    let checksum = Checksum(of: text[...])
    text += "end\t\(checksum.length)\t\(checksum.text)\n".utf8
    #expect(throws: JournalDamage.altered) { try JournalReader.read(text) }
  }
}
