import BasicTestSupport
import Foundation
import Testing

@testable import PreviewServer

@Suite struct OpenFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.txt")
    try folder.write("public", to: "site/a.txt")
  }

  private func contents(_ name: String) -> String? {
    OpenFile(path: folder.path(name), inside: folder.path("site"))?.contents().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func followsLinksInsideTheFolder() throws {
    try folder.link("site/link.txt", to: "a.txt")
    try folder.makeFolder("site/b")
    try folder.link("site/b/up", to: "..")
    #expect(contents("site/link.txt") == "public")
    #expect(contents("site/b/up/a.txt") == "public")
  }

  @Test func followsNoLinkOutOfIt() throws {
    try folder.link("site/link.txt", to: "../secret.txt")
    try folder.link("site/parent", to: folder.path)
    #expect(contents("site/link.txt") == nil)
    #expect(contents("site/parent/secret.txt") == nil)
    #expect(contents("secret.txt") == nil)
  }

  @Test func aFolderBesideWithALongerNameIsOutside() throws {
    try folder.write("other", to: "site2/a.txt")
    #expect(contents("site2/a.txt") == nil)
  }

  /// To Swift, the name's first character is one with the slash before it, and both folders have one name.
  @Test func namesAreComparedByteByByte() throws {
    try folder.write("public", to: "site/\u{301}.txt")
    #expect(contents("site/\u{301}.txt") == "public")
    try folder.write("public", to: "\u{E9}/a.txt")
    try folder.write("other", to: "e\u{301}/a.txt")
    let inside = folder.path("\u{E9}")
    #expect(OpenFile(path: folder.path("\u{E9}/a.txt"), inside: inside) != nil)
    #expect(OpenFile(path: folder.path("e\u{301}/a.txt"), inside: inside) == nil)
  }

  @Test func opensRegularFilesOnly() throws {
    #expect(mkfifo(folder.path("site/pipe"), 0o600) == 0)
    try folder.link("site/null", to: "/dev/null")
    for name in ["site", "site/pipe", "site/null", "site/none"] { #expect(contents(name) == nil) }
  }

  /// A program that copies with times writes into the file, and puts the time of the copied one on it.
  @Test func anEditIsAnotherVersionAlsoWhereTheTimeIsPutBack() throws {
    let path = folder.path("site/a.txt")
    func version() -> String? { OpenFile(path: path, inside: folder.path("site"))?.version }
    func putBackTime() throws {
      let time = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    }
    try putBackTime()
    let before = try #require(version())
    // Times of files go on in steps of a few milliseconds.
    usleep(50_000)
    let file = try #require(fopen(path, "r+"))
    fputs("PUBLIC", file)
    fclose(file)
    try putBackTime()
    #expect(version() != before)
  }

  /// A path that is checked before it is opened may be another one by then.
  @Test func aLinkThatIsSwappedInNeverLeadsOut() throws {
    try folder.link("site/there", to: "../secret.txt")
    let place = folder.path("site/swapped.txt")
    let swapping = Thread { [folder] in
      for _ in 0..<2000 {
        try? FileManager.default.removeItem(atPath: place)
        link(folder.path("site/a.txt"), place)
        unlink(folder.path("site/next"))
        symlink("../secret.txt", folder.path("site/next"))
        rename(folder.path("site/next"), place)
      }
    }
    swapping.start()
    while !swapping.isFinished {
      let seen = contents("site/swapped.txt")
      #expect(seen == nil || seen == "public")
    }
  }
}
