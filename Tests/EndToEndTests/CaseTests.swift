import TestSupport
import Testing

/// Names that differ in case alone: the filesystem says whether they are two.
@Suite struct CaseTests {
  /// What renames on exFAT are refused or refused wrongly by others, and really happen here.
  @Test(arguments: [
    (["upper", "--files", "-y", "."], ["PHOTO.JPG: Photo.jpg", "É.TXT: é.txt"]),
    (
      ["rename", "-y", "--date-format", "none", "--new-case", "lowercase", "."],
      ["photo.jpg: Photo.jpg", "é.txt: é.txt"]
    ),
  ])
  func caseOnlyRenamesHappen(_ words: [String], _ tree: [String]) throws {
    let folder = try folder(on: .exfat)
    folder.make("Photo.jpg", "é.txt")
    let result = Command.retitle(words, in: folder).run()
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(folder.tree == tree)
    try folder.mount?.remount()
    #expect(folder.tree == tree)
    #expect(Command.retitle(["undo", "-y"], in: folder).run().errors == "")
    #expect(folder.tree == ["Photo.jpg: Photo.jpg", "é.txt: é.txt"])
  }

  /// A folder in which no name has a letter that ASCII knows.
  @Test func lettersBeyondASCIITellIt() throws {
    let folder = try folder(on: .exfat)
    folder.make("é", "1")
    let result = Command.retitle(["upper", "--files", "-y", "."], in: folder).run()
    #expect(result.errors == "")
    #expect(folder.tree == ["1: 1", "É: é"])
  }

  /// Listings show small letters whatever the names are: what was done shows where they are told apart.
  @Test func caseOnlyRenamesHappenWhereListingsHideThem() throws {
    let folder = try folder(on: .ntfsIgnoringCase)
    folder.make("photo", "b")
    let result = Command.retitle(["upper", "--files", "-y", "."], in: folder).run()
    #expect(result.errors == "")
    #expect(folder.tree == ["b: b", "photo: photo"])
    try folder.mount?.remount(as: .ntfs)
    #expect(folder.tree == ["B: b", "PHOTO: photo"])
  }

  @Test(arguments: [Mount.Kind.exfat, .ntfsIgnoringCase])
  func namesThatAreHeldEqualAreConflicts(_ kind: Mount.Kind) throws {
    let folder = try folder(on: kind)
    folder.make("a", "b", "photo")
    let before = folder.tree
    let same = folder.run("set-names", "-y", input: "a\tTest\nb\ttest\n", at: ".")
    #expect(same.errors.hasPrefix("a and b: both would be named 'Test'\n"))
    #expect(same.status == 1)
    let taken = folder.run("set-names", "-y", input: "a\tx\nb\tPHOTO\n", at: ".")
    #expect(taken.errors.hasPrefix("b: 'PHOTO' exists already\n"))
    #expect(taken.status == 1)
    #expect(folder.tree == before)
    // The name that another file of the batch leaves is free in any case.
    let chain = folder.run("set-names", "-y", input: "a\tB\nb\tc\n", at: ".")
    #expect(chain.errors == "")
    #expect(folder.tree.map { $0.lowercased() } == ["b: a", "c: b", "photo: photo"])
  }

  @Test(arguments: [Mount.Kind.ntfs, .xfs, .btrfs, .tmpfs, .overlay]) func elsewhereTheyAreTwo(_ kind: Mount.Kind)
    throws
  {
    let folder = try folder(on: kind)
    folder.make("a", "A", "b")
    let taken = Command.retitle(["upper", "--files", "-y", "."], in: folder).run()
    #expect(
      taken.errors.hasPrefix("./a: './A' exists already\n") || taken.errors.hasPrefix("./a: 'A' exists already\n"))
    #expect(folder.tree == ["A: A", "a: a", "b: b"])
    let result = folder.run("set-names", "-y", input: "a\tA\nA\tB\nb\ta\n", at: ".")
    #expect(result.errors == "")
    #expect(folder.tree == ["A: a", "B: A", "a: b"])
  }
}
