import Files
import Foundation
import Testing

@testable import SiteBuilder

struct OutputFolderTests {
  private let base: TemporaryFolder
  private let output: TemporaryFolder
  private let folder: OutputFolder

  init() throws {
    base = try TemporaryFolder()
    try base.write("# Home\n", to: "source/content/index.md")
    try base.write("x", to: "source/templates/layouts/x.html")
    output = try TemporaryFolder()
    folder = OutputFolder(output.path, source: base.path + "/source")
  }

  private func file(_ path: String, _ text: String) -> OutputFile {
    OutputFile(path: path, content: .bytes(Array(text.utf8)))
  }

  private func write(_ files: [OutputFile], to other: OutputFolder? = nil) throws -> OutputChanges {
    let session = OutputSession(other ?? folder)
    try #require(session.problems.isEmpty, "\(session.problems)")
    return try session.write(files)
  }

  // MARK: Writing

  @Test func `writes a site, its folders and the manifest`() throws {
    let changes = try write([file("index.html", "home"), file("a/b/index.html", "deep")])
    #expect(changes == OutputChanges(written: ["a/b/index.html", "index.html"], removed: []))
    #expect(output.files() == [".zoetrope-manifest", "a/b/index.html", "index.html"])
    #expect(try output.read("a/b/index.html") == "deep")
  }

  @Test func `makes the folders around the output`() throws {
    let deep = OutputFolder(output.path + "/some/where/site", source: base.path + "/source")
    _ = try write([file("index.html", "x")], to: deep)
    #expect(output.exists("some/where/site/index.html"))
  }

  @Test func `leaves files alone whose bytes are the same`() throws {
    _ = try write([file("a.html", "a"), file("b.html", "b")])
    let before = try output.state()
    let changes = try write([file("a.html", "a"), file("b.html", "new")])
    let after = try output.state()
    #expect(changes.written == ["b.html"])
    #expect(before["a.html"] == after["a.html"])
    #expect(before["b.html"] != after["b.html"])
  }

  @Test func `copies files of the source, and again when they change`() throws {
    let picture = OutputFile(path: "p.png", content: .copy(of: base.path + "/source/content/index.md"))
    #expect(try write([picture]).written == ["p.png"])
    #expect(try write([picture]).written == [])
    try base.write("# Hume\n", to: "source/content/index.md")
    #expect(try write([picture]).written == ["p.png"])
    #expect(try output.read("p.png") == "# Hume\n")
  }

  @Test func `removes what is gone, and the folders it leaves empty`() throws {
    _ = try write([file("index.html", "x"), file("a/b/c.html", "x"), file("a/d.html", "x")])
    let changes = try write([file("index.html", "x"), file("a/d.html", "x")])
    #expect(changes == OutputChanges(written: [], removed: ["a/b/c.html"]))
    #expect(!output.exists("a/b"))
    #expect(output.exists("a/d.html"))
  }

  @Test func `a file may become a folder, and a folder a file`() throws {
    _ = try write([file("a", "file"), file("b/c", "in a folder")])
    _ = try write([file("a/x", "in a folder"), file("b", "file")])
    #expect(output.files() == [".zoetrope-manifest", "a/x", "b"])
  }

  @Test func `a file that someone changed by hand is put right`() throws {
    _ = try write([file("index.html", "right")])
    try output.write("wrong", to: "index.html")
    #expect(try write([file("index.html", "right")]).written == ["index.html"])
    #expect(try output.read("index.html") == "right")
  }

  @Test func `a failed write leaves the earlier site and no other files`() throws {
    _ = try write([file("index.html", "old"), file("gone.html", "old")])
    let before = try output.state()
    let unreadable = OutputFile(path: "p.png", content: .copy(of: base.path + "/nothing"))
    #expect(throws: FileError.self) { try write([file("index.html", "new"), unreadable]) }
    #expect(try output.state() == before)
    let siblings = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
    #expect(!siblings.contains { $0.hasPrefix("." + URL(fileURLWithPath: output.path).lastPathComponent) })
  }

  @Test func `what a killed build left is cleared away`() throws {
    let name = URL(fileURLWithPath: output.path).lastPathComponent
    let left = NSTemporaryDirectory() + ".\(name).zoetrope"
    try FileManager.default.createDirectory(atPath: left + "/stage/a", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: left + "/lock"))
    _ = try write([file("index.html", "x")])
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  // MARK: Refusals

  private func identifiers(_ path: String) -> [String] {
    OutputSession(OutputFolder(path, source: base.path + "/source")).problems.map(\.identifier)
  }

  @Test func `missing and empty folders, and the site in the source, are fine`() {
    #expect(identifiers(output.path) == [])
    #expect(identifiers(output.path + "/missing/too") == [])
    #expect(identifiers(base.path + "/source/site") == [])
  }

  @Test(arguments: [
    "source", "source/.", ".", "source/content", "source/content/new", "source/templates", "source/x/..",
  ])
  func `the source is refused`(_ path: String) {
    #expect(identifiers(base.path + "/" + path).first == "output.is-source")
  }

  @Test func `foreign files are refused, and named`() throws {
    _ = try write([file("index.html", "x")])
    #expect(OutputSession(folder).problems.isEmpty)
    try output.write("mine", to: "a/notes.txt")
    let problem = try #require(OutputSession(folder).problems.first)
    #expect(problem.identifier == "output.foreign-files")
    #expect(problem.summary.contains("a/notes.txt"))
  }

  @Test func `a folder whose name is no text is foreign`() throws {
    _ = try write([file("index.html", "x")])
    let name = (output.path + "/caf").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0]
    try #require(Array(name).withUnsafeBufferPointer { mkdir($0.baseAddress!, 0o755) } == 0)
    #expect(OutputSession(folder).problems.map(\.identifier) == ["output.foreign-files"])
    Array(name).withUnsafeBufferPointer { _ = rmdir($0.baseAddress!) }
  }

  @Test func `a folder that nobody may look into is foreign, and any other failure is one`() throws {
    _ = try write([file("index.html", "x")])
    try FileManager.default.createDirectory(
      atPath: output.path + "/uploads", withIntermediateDirectories: false)
    // Whoever runs this may look into everything, perhaps.
    func problems(_ code: Int32) -> [[String]] {
      let faults = Faults(at: nil)
      Faults.$injected.withValue(faults) { _ = folder.problems() }
      return faults.made.indices.filter { faults.made[$0] == .open }.map { number in
        Faults.$injected.withValue(Faults(at: number, code: code)) { folder.problems().map(\.identifier) }
      }
    }
    #expect(problems(EACCES).contains(["output.foreign-files"]))
    #expect(problems(EIO).contains(["output.failed"]))
    #expect(!problems(EIO).contains(["output.foreign-files"]))
  }

  @Test func `a checkout's own data is reservedNames`() throws {
    try output.write("ref", to: ".git/HEAD")
    #expect(OutputSession(folder).problems.isEmpty)
  }

  @Test func `a symbolic link is refused`() throws {
    let link = base.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: output.path)
    #expect(identifiers(link) == ["output.symlink"])
  }

  @Test func `a link in the place of a written file is foreign`() throws {
    _ = try write([file("index.html", "x")])
    try output.remove("index.html")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/index.html", withDestinationPath: base.path + "/source/content/index.md")
    #expect(OutputSession(folder).problems.map(\.identifier) == ["output.foreign-files"])
  }

  @Test func `a file is refused`() throws {
    try base.write("x", to: "file")
    #expect(identifiers(base.path + "/file") == ["output.not-a-folder"])
  }
}
