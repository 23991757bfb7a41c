import TestSupport
import Testing

/// The dates of photos, films and scans, as the built program reads them with exiftool(1).
@Suite(.enabled("exiftool is not installed (Debian: libimage-exiftool-perl)") { Command.isInstalled("exiftool") })
struct CapturedTests {
  private func rename(
    _ words: String..., zone: String = "UTC", in folder: TemporaryFolder, path: String? = nil
  ) -> Command.Result {
    var command = Command.retitle(["rename", "-y"] + words, in: folder)
    command.environment["TZ"] = zone
    if let path { command.environment["PATH"] = path }
    return command.run()
  }

  /// Photos, films and scans of one night in Japan, the films a minute before half past three on April 1.
  private func mixed() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.makeJPEG("photo.jpg")
    folder.tag("photo.jpg", "EXIF:DateTimeOriginal=2026:04:01 03:29:00", "EXIF:OffsetTimeOriginal=+09:00")
    folder.makeTIFF("raw.nef")
    folder.tag("raw.nef", "EXIF:DateTimeOriginal=2026:04:01 23:59:59")
    folder.makeJPEG("scan.jpg")
    folder.tag("scan.jpg", "EXIF:CreateDate=2026:04:01 00:00:00")
    folder.makePNG("shot.png")
    folder.tag("shot.png", "EXIF:DateTimeOriginal=2026:04:01 12:00:00")
    folder.makeFilm("film.mp4", brand: "isom", at: 1_774_981_740)
    folder.makeFilm("phone.mov", brand: "qt  ", at: 1_774_981_740)
    folder.tag("phone.mov", "Keys:CreationDate=2026:04:01 03:29:00+09:00")
    folder.makeHEIC("phone.heic", date: "2026:04:01 06:00:00")
    folder.makePDF("letter.pdf", date: "20260401003000+09'00'")
    return folder
  }

  /// A film's own clock is UTC; a camera's is where the camera was.
  @Test(arguments: [
    ("Asia/Tokyo", "2026-04-01"), ("America/New_York", "2026-03-31"), ("Europe/London", "2026-03-31"),
  ])
  func eachFileGetsTheDayThatItsOwnerExpects(zone: String, film: String) {
    let folder = mixed()
    let names = [
      "\(film)_film.mp4", "2026-04-01_letter.pdf", "2026-04-01_phone.heic", "2026-04-01_phone.mov",
      "2026-04-01_photo.jpg",
      "2026-04-01_raw.nef", "2026-04-01_scan.jpg", "2026-04-01_shot.png",
    ].sorted()
    let first = rename("--date", "captured", ".", zone: zone, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(folder.names == names)
    let second = rename("--date", "captured", ".", zone: zone, in: folder)
    #expect(second.status == 0)
    #expect(folder.names == names)
  }

  @Test func timesAreThoseOfTheCamera() {
    let folder = mixed()
    _ = rename("--date", "captured", "--date-format", "yyyyMMdd'T'HHmmss", ".", zone: "America/New_York", in: folder)
    #expect(
      folder.names == [
        "20260331T142900_film.mp4", "20260401T000000_scan.jpg", "20260401T003000_letter.pdf",
        "20260401T032900_phone.mov", "20260401T032900_photo.jpg", "20260401T060000_phone.heic",
        "20260401T120000_shot.png",
        "20260401T235959_raw.nef",
      ])
  }

  private func folderWithout() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.makeJPEG("a.jpg")
    folder.tag("a.jpg", "EXIF:DateTimeOriginal=2026:04:01 12:00:00")
    folder.makeJPEG("none.jpg")
    folder.makeJPEG("unset.jpg")
    folder.tag("unset.jpg", "EXIF:DateTimeOriginal#=0000:00:00 00:00:00")
    folder.make("note.txt")
    folder.link("link.jpg", to: "a.jpg")
    #expect(
      Command("/usr/bin/touch", ["-h", "-d", "2020-05-06 07:08:09Z"] + folder.names.map { "\(folder.path)/\($0)" })
        .run().status == 0)
    return folder
  }

  @Test func fileWithoutADateIsAConflict() {
    let folder = folderWithout()
    let result = rename("--date", "captured", ".", in: folder)
    #expect(result.status == 1)
    #expect(folder.names == ["a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
    #expect(result.errors.contains("note.txt"))
    let document = rename("--date", "captured", "--json", ".", in: folder).output
    #expect(document.components(of: #""reason": "noDate""#) == 4)
  }

  @Test func fileWithoutADateCanBeSkipped() {
    let folder = folderWithout()
    #expect(rename("--date", "captured", "--on-conflict", "skip", ".", in: folder).status == 0)
    #expect(folder.names == ["2026-04-01_a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
  }

  @Test func numberingMakesUpNoDate() {
    let folder = folderWithout()
    #expect(rename("--date", "captured", "--on-conflict", "number", ".", in: folder).status == 1)
    #expect(folder.names == ["a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
  }

  @Test func fileWithoutADateGetsTheNextOneThatIsAskedFor() {
    let folder = folderWithout()
    #expect(rename("--date", "captured,modified", ".", in: folder).status == 0)
    #expect(
      folder.names == [
        "2020-05-06_link.jpg", "2020-05-06_none.jpg", "2020-05-06_note.txt", "2020-05-06_unset.jpg",
        "2026-04-01_a.jpg",
      ])
  }

  @Test func namesOfAnyBytesGetTheirOwnDates() {
    let folder = TemporaryFolder()
    let names: [[UInt8]] = [
      Array("-n.jpg".utf8), Array("-execute".utf8), Array("new\nline.jpg".utf8), Array("x\n-o\nout.jpg".utf8),
      Array("$HOME \"@\\n\n$.jpg".utf8), Array("cr\r.jpg".utf8), Array(" blank.jpg ".utf8), Array("#c.jpg".utf8),
      [0x63, 0xe9, 0x2e, 0x6a, 0x70, 0x67], Array("{read}.jpg".utf8), Array("%d*?[].jpg".utf8),
    ]
    for (number, name) in names.enumerated() {
      folder.makeJPEG("plain")
      folder.tag("plain", "EXIF:DateTimeOriginal=20\(10 + number):01:01 00:00:00")
      folder.move("plain", to: name)
    }
    let result = rename("--date", "captured", "--date-format", "yyyy", ".", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let expected = names.enumerated().map { number, name in readable(Array("20\(10 + number)_".utf8) + name) }
    #expect(folder.names == expected.sorted())
  }

  @Test func deepFilesGetTheirDatesToo() {
    let folder = TemporaryFolder()
    folder.makeJPEG("plain.jpg")
    folder.tag("plain.jpg", "EXIF:DateTimeOriginal=2015:01:01 00:00:00")
    let name = String(repeating: "d", count: 200)
    let script =
      "for i in $(seq 25); do mkdir \(name) && cd \(name); done; cp $OLDPWD/../../plain.jpg . 2>/dev/null; true"
    _ = Command.shell(script, in: folder).run()
    #expect(
      Command.shell(
        "F=$PWD; for i in $(seq 25); do cd \(name); done; exec 3<$F/plain.jpg; cat <&3 > deep.jpg", in: folder
      )
      .run().status == 0)
    let result = rename("-r", "--date", "captured", "--date-format", "yyyy", ".", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.contains { $0.hasSuffix("/2015_deep.jpg") })
  }

  /// Photos that get one name are numbered in the order in which they were taken, and of one moment in that of their names.
  @Test func photosOfOneNameAreNumberedInTheOrderOfCapture() {
    let folder = TemporaryFolder()
    for (name, second, fraction) in [
      ("2001-01-01_x.jpg", "02", "00"), ("2002-01-01_x.jpg", "01", "50"), ("2003-01-01_x.jpg", "01", "25"),
      ("2004-01-01_x.jpg", "01", "25"),
    ] {
      folder.makeJPEG(name)
      folder.tag(
        name, "EXIF:DateTimeOriginal=2026:04:01 00:00:\(second)", "EXIF:SubSecTimeOriginal=\(fraction)",
        "EXIF:ImageDescription=\(name)")
    }
    #expect(rename("--date", "captured", "--replace-date", ".", in: folder).status == 1)
    #expect(rename("--date", "captured", "--replace-date", "--on-conflict", "number", ".", in: folder).status == 0)
    func description(_ name: String) -> String {
      Command("/usr/bin/exiftool", ["-s3", "-ImageDescription", "\(folder.path)/\(name)"]).run().output
    }
    #expect(
      ["", "_2", "_3", "_4"].map { description("2026-04-01_x\($0).jpg") } == [
        "2003-01-01_x.jpg\n", "2004-01-01_x.jpg\n", "2002-01-01_x.jpg\n", "2001-01-01_x.jpg\n",
      ])
  }

  /// A folder for PATH with an exiftool that does as a script says.
  private func tool(_ script: String) -> TemporaryFolder {
    let tools = TemporaryFolder()
    tools.make("exiftool", holding: Array("#!/bin/sh\n\(script)\n".utf8))
    tools.setMode("exiftool", 0o755)
    return tools
  }

  @Test func oneProcessReadsAThousandFiles() {
    let folder = TemporaryFolder()
    folder.makeJPEG("a0.jpg")
    folder.tag("a0.jpg", "EXIF:DateTimeOriginal=2026:04:01 12:00:00")
    #expect(Command.shell("for i in $(seq 999); do cp a0.jpg a$i.jpg; done", in: folder).run().status == 0)
    let tools = tool("echo run >>\"$(dirname \"$0\")/runs\"\nexec /usr/bin/exiftool \"$@\"")
    #expect(rename("--date", "captured", ".", in: folder, path: "\(tools.path):/usr/bin:/bin").status == 0)
    #expect(folder.names.count { $0.hasPrefix("2026-04-01_a") } == 1000)
    #expect(tools.tree.contains("runs: run\n"))
  }

  @Test func dateThatStandsThereAlreadyNeedsNoReading() {
    let folder = TemporaryFolder()
    folder.make("2026-04-01_a.jpg")
    #expect(rename("--date", "captured", ".", in: folder, path: "/nonexistent").status == 0)
  }

  @Test func exiftoolThatIsMissingIsNamed() {
    let folder = folderWithout()
    for date in ["captured", "captured,modified"] {
      let result = rename("--date", date, ".", in: folder, path: "/nonexistent")
      #expect(result.status == 2)
      #expect(
        result.errors
          == "retitle: captured needs exiftool, which is not installed (Debian: apt install libimage-exiftool-perl)\n")
    }
    #expect(folder.names == ["a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
  }

  @Test(arguments: [
    ("printf '{read}\\n'; kill -9 $$", "exiftool was ended by signal 9 while it read './none.jpg'"),
    ("exit 3", "exiftool ended with status 3 while it read './a.jpg'"),
    ("printf '{read}\\n{read}'", "exiftool ended with status 0 while it read './none.jpg'"),
  ])
  func exiftoolThatEndsInTheMiddleStopsAll(script: String, message: String) {
    let folder = folderWithout()
    let tools = tool(script)
    let result = rename("--date", "captured,modified", ".", in: folder, path: "\(tools.path):/usr/bin:/bin")
    #expect(result.status == 1)
    #expect(result.errors == "retitle: \(message); nothing was renamed\n")
    #expect(folder.names == ["a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
  }

  @Test(arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func interruptWhileDatesAreReadLeavesNothingBehind(signal: String, status: Int32) {
    let folder = folderWithout()
    let tools = tool("echo $$ >\"$(dirname \"$0\")/pid\"\nexec sleep 60")
    // Monitor mode, as a shell without it ignores SIGINT for what runs in the background.
    var command = Command.shell(
      "set -m; \(Command.builtProgram) rename -y --date captured . & until [ -s \(tools.path)/pid ]; do sleep 0.05; done; "
        + "kill -\(signal) $!; wait $!; status=$?; kill -0 $(cat \(tools.path)/pid) 2>/dev/null && echo left; exit $status",
      in: folder)
    command.environment["PATH"] = "\(tools.path):/usr/bin:/bin"
    let result = command.run()
    #expect(result.status == status)
    #expect(!result.output.contains("left"))
    #expect(result.errors.contains("retitle: Interrupted. Nothing was renamed.\n"))
    #expect(folder.names == ["a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
    #expect(folder.journals.isEmpty)
  }

  /// What answers more than it was asked, or never ends, is not waited for.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "yes '{read}'", "for i in 1 2 3 4; do echo '{read}'; done; sleep 5 & exit 0",
      "for i in 1 2 3 4; do echo '{read}'; done; exec sleep 50", "head -c 30000000 /dev/zero; echo; yes '{read}'",
    ])
  func exiftoolThatMisbehavesIsEnded(script: String) {
    let folder = folderWithout()
    let tools = tool(script)
    let result = rename("--date", "captured,modified", ".", in: folder, path: "\(tools.path):/usr/bin:/bin")
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names.allSatisfy { $0.hasPrefix("2020-05-06_") })
  }

  @Test func fileThatCannotBeReadGetsNoOtherDate() {
    let folder = folderWithout()
    folder.setMode("a.jpg", 0)
    var command = Command.retitle(["rename", "-y", "--json", "--date", "captured,modified", "."], in: folder)
      .boundByPermissions()
    command.environment["PATH"] = "/usr/bin:/bin"
    let result = command.run()
    #expect(result.status == 1)
    #expect(result.output.components(of: #""reason": "noDate""#) == 1)
    #expect(folder.names == ["a.jpg", "link.jpg", "none.jpg", "note.txt", "unset.jpg"])
  }

  @Test func namesWithoutADateNeedNone() {
    let folder = TemporaryFolder()
    folder.make("N.TXT")
    let result = rename(
      "--date", "captured", "--date-format", "none", "--new-case", "lowercase", ".", in: folder, path: "/nonexistent")
    #expect(result.status == 0)
    #expect(folder.names == ["n.txt"])
  }

  @Test func parentThatIgnoresTheEndsOfChildrenMakesNoDifference() {
    let folder = folderWithout()
    let command = Command.shell(
      "trap '' CHLD; \(Command.builtProgram) rename -yq --date captured,modified .", in: folder)
    #expect(command.run() == .silent)
    #expect(folder.names.first == "2020-05-06_link.jpg")
  }

  @Test func repeatedDateIsReadOnce() {
    let folder = folderWithout()
    let tools = tool("echo run >>\"$(dirname \"$0\")/runs\"\nexec /usr/bin/exiftool \"$@\"")
    _ = rename("--date", "captured,captured,captured", ".", in: folder, path: "\(tools.path):/usr/bin:/bin")
    #expect(tools.tree.contains("runs: run\n"))
  }

  /// Dates that stand behind what -fast passes over, and those of films in tags of their makers.
  @Test func datesAreFoundWhereverTheyStand() {
    let folder = TemporaryFolder()
    folder.make("image.gif", holding: Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3b])
    folder.tag("image.gif", "GIF:Comment=first", "XMP:CreateDate=2026:04:01 12:00:00")
    folder.makeFilm("film.mov", brand: "qt  ", at: 1_774_981_740)
    folder.tag("film.mov", "UserData:ContentCreateDate=2026:04:01 03:29:00+09:00")
    #expect(rename("--date", "captured", ".", zone: "America/New_York", in: folder).status == 0)
    #expect(folder.names == ["2026-04-01_film.mov", "2026-04-01_image.gif"])
  }

  /// Photos of one moment on the clocks of two places are in the order of that moment, whatever the clocks show.
  @Test func orderOfCaptureIsThatOfMoments() {
    let folder = TemporaryFolder()
    for (name, time, offset) in [
      ("2001-01-01_x.jpg", "09:30:00", "+00:00"), ("2002-01-01_x.jpg", "10:00:00", "+09:00"),
    ] {
      folder.makeJPEG(name)
      folder.tag(
        name, "EXIF:DateTimeOriginal=2026:04:01 \(time)", "EXIF:OffsetTimeOriginal=\(offset)",
        "EXIF:ImageDescription=\(name)")
    }
    #expect(rename("--date", "captured", "--replace-date", "--on-conflict", "number", ".", in: folder).status == 0)
    let first = Command("/usr/bin/exiftool", ["-s3", "-ImageDescription", "\(folder.path)/2026-04-01_x.jpg"]).run()
    #expect(first.output == "2002-01-01_x.jpg\n")
  }

  @Test func optionsShowTheFirstFilesDate() {
    let folder = folderWithout()
    let result = Command.retitle(
      ["options", "rename", "date-format", "--date", "captured", "a.jpg", "note.txt"], in: folder
    )
    .run()
    #expect(result.output == "yyyy-MM-dd\t2026-04-01\nyyyy-MM\t2026-04\nyyyy\t2026\nnone\tno date\n")
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
