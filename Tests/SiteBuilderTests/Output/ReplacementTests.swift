import Files
import Foundation
import Testing
import Threads

@testable import SiteBuilder

/// What is the same whether the site changes places with the new one or is replaced in place, and what not.
struct ReplacementTests {
  private let base: TemporaryFolder

  init() throws {
    base = try TemporaryFolder()
  }

  private func folder(inPlace: Bool = false) -> OutputFolder {
    OutputFolder(base.path + "/site", source: base.path + "/source", replacesInPlace: inPlace)
  }

  private func write(_ files: [String: String], inPlace: Bool = false) throws {
    let session = OutputSession(folder(inPlace: inPlace))
    try #require(session.problems.isEmpty)
    _ = try session.write(outputs(files))
  }

  private func outputs(_ files: [String: String]) -> [OutputFile] {
    files.sorted { $0.key < $1.key }.map { OutputFile(path: $0.key, content: .bytes(Array($0.value.utf8))) }
  }

  /// Writes as a process does that is killed after some calls.
  private func write(_ files: [String: String], killedAt number: Int) -> Bool {
    let faults = Faults(at: number, .allFromThere)
    Workers.$threadCount.withValue(1) {
      Faults.$injected.withValue(faults) { _ = try? OutputSession(folder()).write(outputs(files)) }
    }
    return faults.hasFailed
  }

  private func attribute<Value>(_ key: FileAttributeKey, of name: String) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: base.path + "/" + name)[key] as? Value
  }

  private func inode(_ name: String) throws -> UInt64? { try attribute(.systemFileNumber, of: name) }

  private var siblings: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: base.path).sorted() }
  }

  private static let old = ["index.html": "old", "a/b.html": "same", "gone/c.html": "old"]
  private static let new = ["index.html": "new", "a/b.html": "same", "came/d.html": "new"]

  @Test(arguments: [false, true])
  func `a new site takes the old one's place, and nothing is left over`(_ inPlace: Bool) throws {
    try write(Self.old)
    let before = (site: try inode("site"), file: try inode("site/a/b.html"))
    try write(Self.new, inPlace: inPlace)
    #expect(
      base.files() == [".zoetrope-manifest", "a/b.html", "came/d.html", "index.html"].map { "site/" + $0 })
    #expect(!base.exists("site/gone"))
    #expect(try base.read("site/index.html") == "new")
    #expect(try siblings == ["site"])
    #expect(try inode("site/a/b.html") == before.file)
    #expect(try (inode("site") == before.site) == inPlace)
  }

  @Test func `a single file is replaced alone`() throws {
    try write(Self.old)
    let before = try inode("site")
    try write(Self.old.merging(["a/b.html": "other"]) { $1 })
    #expect(try inode("site") == before)
    #expect(try base.read("site/a/b.html") == "other")
    #expect(try siblings == ["site"])
  }

  @Test func `folders keep their rights, files theirs and their times`() throws {
    try write(Self.old)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o2750], ofItemAtPath: base.path + "/site")
    try manager.setAttributes([.posixPermissions: 0o711], ofItemAtPath: base.path + "/site/a")
    try manager.setAttributes(
      [.posixPermissions: 0o640, .modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: base.path + "/site/a/b.html")
    try write(Self.new)
    #expect(try attribute(.posixPermissions, of: "site") == 0o2750)
    #expect(try attribute(.posixPermissions, of: "site/a") == 0o711)
    #expect(try attribute(.posixPermissions, of: "site/a/b.html") == 0o640)
    #expect(
      try attribute(.modificationDate, of: "site/a/b.html") == Date(timeIntervalSince1970: 1_000_000))
  }

  @Test(arguments: [false, true])
  func `a checkout's own data stays, the very same`(_ inPlace: Bool) throws {
    try write(Self.old)
    try base.write("ref", to: "site/.git/HEAD")
    try base.write("object", to: "site/.git/objects/ab/cd")
    try base.write("finder", to: "site/.DS_Store")
    let names = ["site/.git", "site/.git/objects", "site/.git/objects/ab/cd", "site/.DS_Store"]
    let before = try names.map(inode)
    try write(Self.new, inPlace: inPlace)
    #expect(try names.map(inode) == before)
    #expect(try base.read("site/.git/HEAD") == "ref")
    #expect(try attribute(.referenceCount, of: "site/.git/HEAD") == 1)
    #expect(try siblings == ["site"])
  }

  /// Between the two steps in which site and checkout are exchanged, the data is in the hidden folder.
  @Test func `a checkout's data is found, and kept, by whom a killed build leaves it to`() throws {
    var number = 0
    while true {
      try? base.remove("site")
      try write(Self.old)
      try base.write("ref", to: "site/.git/HEAD")
      guard write(Self.new, killedAt: number) else { break }
      try base.write("by path", to: "site/.git/later")
      if base.exists(".site.zoetrope/stage/.git") {
        try base.write("where it is", to: ".site.zoetrope/stage/.git/there")
      }
      let isThere = base.exists(".site.zoetrope/stage/.git/there")
      try write(Self.new)
      #expect(try base.read("site/.git/HEAD") == "ref", "call \(number)")
      #expect(try base.read("site/.git/later") == "by path", "call \(number)")
      #expect(base.exists("site/.git/there") == isThere, "call \(number)")
      #expect(try FileSystem.kind(of: base.path + "/site/.git") == .folder, "call \(number)")
      #expect(try siblings == ["site"], "call \(number)")
      number += 1
    }
    #expect(number > 50)
  }

  @Test func `in place, another spelling of a name is another file`() throws {
    try write(["caf\u{e9}/index.html": "x", "index.html": "x"])
    try write(["cafe\u{301}/index.html": "x", "index.html": "x"], inPlace: true)
    #expect(
      try FileSystem.list(base.path + "/site").map { PathKey($0.name) } == [
        ".zoetrope-manifest", "cafe\u{301}", "index.html",
      ])
  }

  @Test func `an empty folder keeps its rights`() throws {
    try FileManager.default.createDirectory(
      atPath: base.path + "/site", withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try write(Self.new)
    #expect(try attribute(.posixPermissions, of: "site") == 0o700)
    #expect(try base.read("site/index.html") == "new")
  }

  @Test func `an update that is killed in place is ended by the next session`() throws {
    try write(Self.old)
    // As it is left between writing down what is to be done and doing the last of it.
    try base.write("", to: "site/.zoetrope-work/lock")
    try base.write("# removed\ngone/c.html\n../../outside\n", to: "site/.zoetrope-work/journal")
    try base.write("new", to: "site/.zoetrope-work/stage/came/d.html")
    try base.write(
      "# files\nindex.html\na/b.html\ncame/d.html\n", to: "site/.zoetrope-work/stage/.zoetrope-manifest")
    try base.write("new", to: "site/index.html")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: base.path + "/site/.zoetrope-work")
    #expect(OutputSession(folder()).problems.isEmpty)
    #expect(
      base.files() == [".zoetrope-manifest", "a/b.html", "came/d.html", "index.html"].map { "site/" + $0 })
  }

  @Test func `what is killed in place before it is decided has not happened`() throws {
    try write(Self.old)
    try base.write("", to: "site/.zoetrope-work/lock")
    try base.write("new", to: "site/.zoetrope-work/stage/came/d.html")
    #expect(OutputSession(folder()).problems.isEmpty)
    #expect(
      base.files() == [".zoetrope-manifest", "a/b.html", "gone/c.html", "index.html"].map { "site/" + $0 })
  }

  @Test func `a journal removes only what a build has written`() throws {
    try write(Self.old)
    try base.write("mine", to: "site/.git/mine")
    try base.write("mine", to: "mine")
    try base.write("", to: "site/.zoetrope-work/lock")
    try base.write(".git/mine\n../mine\nindex.html/../.git/mine\n", to: "site/.zoetrope-work/journal")
    #expect(OutputSession(folder()).problems.isEmpty)
    #expect(base.exists("mine") && base.exists("site/.git/mine") && base.exists("site/index.html"))
  }

  @Test func `a session that writes nothing leaves nothing`() throws {
    do {
      let session = OutputSession(OutputFolder(base.path + "/deep/er/site", source: base.path + "/source"))
      #expect(session.problems.isEmpty)
      #expect(base.exists("deep/er"))
    }
    #expect(try siblings == [])
  }
}
