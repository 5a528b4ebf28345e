import BasicTestSupport
import Foundation
import Testing

@testable import PreviewServer

@Suite struct FileWatcherTests {
  private let folder: TemporaryFolder
  private let watcher: FileWatcher

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "content/a.md")
    try folder.write("b", to: "content/sub/b.md")
    watcher = try FileWatcher(
      roots: [folder.path("content"), folder.path("templates"), folder.path("zoetrope.yml")],
      ignoring: { $0.hasSuffix("~") || $0.hasSuffix("/.git") })
  }

  /// Gathers events until all of these paths have been reported: a burst may be split on a busy machine.
  private func expectChanges(_ names: Set<String>, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var missing = Set(names.map(folder.path(_:)))
    while !missing.isEmpty {
      guard case .changed(let paths) = try watcher.next(timeout: .seconds(60)) else {
        Issue.record("never reported: \(missing.sorted())", sourceLocation: sourceLocation)
        return
      }
      missing.subtract(paths)
    }
  }

  private func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try watcher.next(timeout: .milliseconds(150)) == .timedOut, sourceLocation: sourceLocation)
  }

  @Test func seesFilesMadeModifiedAndDeleted() throws {
    try folder.write("new", to: "content/new.md")
    try expectChanges(["content/new.md"])
    try folder.write("changed", to: "content/sub/b.md")
    try expectChanges(["content/sub/b.md"])
    try folder.remove("content/a.md")
    try expectChanges(["content/a.md"])
  }

  @Test func seesRenames() throws {
    try folder.move("content/a.md", to: "content/z.md")
    try expectChanges(["content/a.md", "content/z.md"])
  }

  @Test func seesFilesReplacedByEditors() throws {
    try folder.write("new", to: "content/.a.md.tmp")
    try folder.move("content/.a.md.tmp", to: "content/a.md")
    try expectChanges(["content/a.md"])
  }

  @Test func followsNewFolders() throws {
    try folder.write("deep", to: "content/x/y/z/deep.md")
    try expectChanges(["content/x/y/z/deep.md"])
    try folder.write("later", to: "content/x/y/later.md")
    try expectChanges(["content/x/y/later.md"])
    try folder.move("content/x/y/later.md", to: "content/x/y/z/moved.md")
    try expectChanges(["content/x/y/z/moved.md"])
    try folder.remove("content/x/y/z/deep.md")
    try expectChanges(["content/x/y/z/deep.md"])
  }

  @Test func followsFoldersThatMove() throws {
    try folder.move("content/sub", to: "content/moved")
    try expectChanges(["content/sub", "content/moved", "content/moved/b.md"])
    try folder.write("again", to: "content/moved/b.md")
    try expectChanges(["content/moved/b.md"])
  }

  @Test func leavesFoldersThatMoveOut() throws {
    try folder.move("content/sub", to: "elsewhere")
    try expectChanges(["content/sub"])
    try folder.write("again", to: "elsewhere/b.md")
    try expectSilence()
  }

  @Test func followsFoldersThatMoveIn() throws {
    try folder.write("1", to: "elsewhere/in/c.md")
    try folder.move("elsewhere", to: "content/elsewhere")
    try expectChanges(["content/elsewhere/in/c.md"])
    try folder.write("2", to: "content/elsewhere/in/c.md")
    try expectChanges(["content/elsewhere/in/c.md"])
  }

  @Test func seesRootsComeAndGo() throws {
    try folder.write("page", to: "templates/page.html")
    try expectChanges(["templates/page.html"])
    try folder.remove("templates")
    try expectChanges(["templates"])
    try folder.write("page", to: "templates/page.html")
    try expectChanges(["templates/page.html"])
  }

  @Test func watchesSingleFiles() throws {
    try folder.write("title: a", to: "zoetrope.yml")
    try expectChanges(["zoetrope.yml"])
    try folder.write("title: b", to: "zoetrope.new")
    try folder.move("zoetrope.new", to: "zoetrope.yml")
    try expectChanges(["zoetrope.yml"])
  }

  @Test func sparesTheNeighboursOfARoot() throws {
    try folder.write("x", to: "README.md")
    try folder.write("x", to: "content-old/a.md")
    try expectSilence()
  }

  @Test func ignoresWhatItIsTold() throws {
    try folder.write("x", to: "content/a.md~")
    try folder.write("x", to: "content/.git/index")
    try folder.write("y", to: "content/.git/index")
    try expectSilence()
  }

  @Test func seesRightsChange() throws {
    #expect(chmod(folder.path("content/a.md"), 0o400) == 0)
    try expectChanges(["content/a.md"])
    #expect(chmod(folder.path("content/sub"), 0o500) == 0)
    try expectChanges(["content/sub"])
    #expect(chmod(folder.path("content/sub"), 0o700) == 0)
    try expectChanges(["content/sub"])
    try folder.write("still watched", to: "content/sub/b.md")
    try expectChanges(["content/sub/b.md"])
  }

  @Test func ignoresReading() throws {
    _ = try Data(contentsOf: URL(fileURLWithPath: folder.path("content/a.md")))
    try expectSilence()
  }

  @Test func aBurstIsOneChange() throws {
    for index in 0..<50 { try folder.write("x", to: "content/sub/\(index).md") }
    var bursts = 0
    while case .changed = try watcher.next(timeout: .milliseconds(150)) { bursts += 1 }
    #expect((1...10).contains(bursts))
  }

  @Test func endlessWritingIsReportedMeanwhile() throws {
    let finished = Locked(false)
    let folder = folder
    Thread.detachNewThread {
      while !finished.withLock({ $0 }) {
        try? folder.write("x", to: "content/a.md")
        usleep(2000)
      }
    }
    defer { finished.withLock { $0 = true } }
    try expectChanges(["content/a.md"])
  }

  @Test func stoppingEndsTheWait() throws {
    let watcher = watcher
    Thread.detachNewThread {
      usleep(50_000)
      watcher.stop()
    }
    #expect(try watcher.next() == .stopped)
    #expect(try watcher.next(timeout: .seconds(1)) == .stopped)
  }

  @Test func refusesARootInNoFolder() throws {
    #expect(throws: WatchError.self) { try FileWatcher(roots: [folder.path("none/content")]) }
  }

  #if os(Linux)
  @Test func saysSoWhenTheQueueOverflows() throws {
    let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let folders = (Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 16384) / 2 + 100
    for _ in 0..<folders {
      #expect(mkdir(folder.path("content/x"), 0o755) == 0)
      #expect(rmdir(folder.path("content/x")) == 0)
    }
    var event = try watcher.next(timeout: .seconds(60))
    while case .changed = event { event = try watcher.next(timeout: .seconds(60)) }
    #expect(event == .everythingChanged)
    try folder.write("still watched", to: "content/sub/b.md")
    try expectChanges(["content/sub/b.md"])
  }
  #endif
}
