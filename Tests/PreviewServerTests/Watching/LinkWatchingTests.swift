import BasicTestSupport
import Testing

@testable import PreviewServer

/// What symbolic links lead to is watched as if it lay where the links are.
@Suite struct LinkWatchingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "site/content/a.md")
    try folder.write("shared", to: "site/shared/sub/s.md")
    try folder.write("other", to: "site/other/sub/s.md")
    try folder.write("outside", to: "outside/o.md")
  }

  private func watching() throws -> FileWatcher {
    try FileWatcher(
      roots: ["content", "templates", "zoetrope.yml"].map { folder.path("site/" + $0) },
      ignoring: { $0.hasSuffix("~") })
  }

  /// Gathers events until all of these paths have been reported: a burst may be split on a busy machine.
  private func expect(
    _ names: Set<String>, from watcher: FileWatcher, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var missing = Set(names.map { folder.path("site/" + $0) })
    while !missing.isEmpty {
      guard case .changed(let paths) = try watcher.next(timeout: .seconds(10)) else {
        Issue.record("never reported: \(missing.sorted())", sourceLocation: sourceLocation)
        return
      }
      missing.subtract(paths)
    }
  }

  private func expectSilence(
    of watcher: FileWatcher, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try watcher.next(timeout: .milliseconds(150)) == .timedOut, sourceLocation: sourceLocation)
  }

  private func replaceLink(_ name: String, to target: String) throws {
    try folder.link(name + "~", to: target)
    try folder.move(name + "~", to: name)
  }

  @Test func aLinkToAFileChangesWithTheFile() throws {
    try folder.link("site/content/l.md", to: "../shared/sub/s.md")
    try folder.link("site/content/alias.md", to: "a.md")
    let watcher = try watching()
    try folder.write("new", to: "site/shared/sub/s.md")
    try expect(["content/l.md"], from: watcher)
    try folder.write("new", to: "site/content/a.md")
    try expect(["content/a.md", "content/alias.md"], from: watcher)
    try folder.write("replaced", to: "site/shared/sub/new.md")
    try folder.move("site/shared/sub/new.md", to: "site/shared/sub/s.md")
    try expect(["content/l.md"], from: watcher)
  }

  @Test func whatIsInALinkedFolderIsSeenInTheLink() throws {
    try folder.link("site/content/dir", to: "../shared")
    let watcher = try watching()
    try folder.write("new", to: "site/shared/sub/s.md")
    try expect(["content/dir/sub/s.md"], from: watcher)
    try folder.write("1", to: "site/shared/x/y/z.md")
    try expect(["content/dir/x/y/z.md"], from: watcher)
    try folder.write("2", to: "site/shared/x/y/z.md")
    try expect(["content/dir/x/y/z.md"], from: watcher)
  }

  @Test func aFolderMayBeSeenInSeveralPlaces() throws {
    try folder.link("site/content/one", to: "../shared/sub")
    try folder.link("site/content/two", to: "../shared")
    let watcher = try watching()
    try folder.write("new", to: "site/shared/sub/s.md")
    try expect(["content/one/s.md", "content/two/sub/s.md"], from: watcher)
  }

  @Test(arguments: ["../shared/sub/s.md", "../shared/sub/../sub/./s.md"])
  func everyLinkOfAChainCounts(_ target: String) throws {
    try folder.link("site/shared/second.md", to: "sub/s.md")
    try folder.link("site/content/first.md", to: "../shared/second.md")
    try folder.link("site/content/direct.md", to: target)
    let watcher = try watching()
    try folder.write("new", to: "site/shared/sub/s.md")
    try expect(["content/first.md", "content/direct.md"], from: watcher)
    try replaceLink("site/shared/second.md", to: "../other/sub/s.md")
    try expect(["content/first.md"], from: watcher)
    try folder.write("new", to: "site/other/sub/s.md")
    try expect(["content/first.md"], from: watcher)
  }

  @Test func foldersOnTheWayMayBeLinksAndMayBeReplaced() throws {
    try folder.link("site/current", to: "shared")
    try folder.link("site/content/l.md", to: folder.path("site/current/sub/s.md"))
    let watcher = try watching()
    try replaceLink("site/current", to: "other")
    try expect(["content/l.md"], from: watcher)
    try folder.write("new", to: "site/other/sub/s.md")
    try expect(["content/l.md"], from: watcher)
    try folder.move("site/other/sub", to: "site/other/old")
    try expect(["content/l.md"], from: watcher)
    try folder.write("again", to: "site/other/sub/s.md")
    try expect(["content/l.md"], from: watcher)
  }

  @Test func rootsMayBeLinks() throws {
    try folder.write("title: a", to: "site/real.yml")
    try folder.link("site/zoetrope.yml", to: "real.yml")
    try folder.move("site/content", to: "site/texts")
    try folder.link("site/content", to: "texts")
    let watcher = try watching()
    try folder.write("title: b", to: "site/real.yml")
    try expect(["zoetrope.yml"], from: watcher)
    try folder.write("new", to: "site/texts/a.md")
    try expect(["content/a.md"], from: watcher)
    try folder.link("site/templates", to: "shared")
    try expect(["templates", "templates/sub/s.md"], from: watcher)
    try folder.write("new", to: "site/shared/sub/s.md")
    try expect(["templates/sub/s.md"], from: watcher)
  }

  @Test func linksMayComeGoAndLeadElsewhere() throws {
    let watcher = try watching()
    try folder.link("site/content/l.md", to: "../shared/sub/s.md")
    try expect(["content/l.md"], from: watcher)
    try folder.write("new", to: "site/shared/sub/s.md")
    try expect(["content/l.md"], from: watcher)
    try replaceLink("site/content/l.md", to: "../other/sub/s.md")
    try expect(["content/l.md"], from: watcher)
    try folder.write("new", to: "site/other/sub/s.md")
    try expect(["content/l.md"], from: watcher)
    try folder.write("no longer", to: "site/shared/sub/s.md")
    try expectSilence(of: watcher)
    try folder.remove("site/content/l.md")
    try expect(["content/l.md"], from: watcher)
    try folder.write("no longer", to: "site/other/sub/s.md")
    try expectSilence(of: watcher)
  }

  @Test func aLinkToNothingIsSeenWhenItLeadsSomewhere() throws {
    try folder.link("site/content/l.md", to: "../shared/later/l.md")
    let watcher = try watching()
    try folder.write("there", to: "site/shared/later/l.md")
    try expect(["content/l.md"], from: watcher)
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    try folder.link("site/content/out", to: "../../outside")
    try folder.link("site/content/o.md", to: folder.path("outside/o.md"))
    let watcher = try watching()
    try folder.write("new", to: "outside/o.md")
    try expectSilence(of: watcher)
    try replaceLink("site/content/o.md", to: "../shared/sub/s.md")
    try expect(["content/o.md"], from: watcher)
  }

  @Test func linksThatLeadBackUpEnd() throws {
    try folder.link("site/content/up", to: "..")
    try folder.link("site/content/self", to: "self")
    try folder.link("site/content/here", to: ".")
    let watcher = try watching()
    try folder.write("new", to: "site/content/a.md")
    try expect(["content/a.md"], from: watcher)
  }

  /// Each folder is linked to twice from the one before, so that the last is seen at 2³⁰ paths.
  @Test func linksThatMultiplyEnd() throws {
    for number in 0..<30 {
      try folder.makeFolder("site/d\(number)")
      for name in ["x", "y"] { try folder.link("site/d\(number)/\(name)", to: "../d\(number + 1)") }
    }
    try folder.makeFolder("site/d30")
    try folder.link("site/content/d", to: "../d0")
    let watcher = try watching()
    try folder.write("new", to: "site/content/a.md")
    try expect(["content/a.md"], from: watcher)
  }
}
