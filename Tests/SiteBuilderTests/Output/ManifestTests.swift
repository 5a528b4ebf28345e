import Files
import Foundation
import Testing

@testable import SiteBuilder

struct ManifestTests {
  @Test func `is read as it was written`() throws {
    let folder = try TemporaryFolder()
    let manifest = Manifest(["b/index.html", "a b.png", "ä.html"])
    try folder.write(manifest.bytes, to: Manifest.fileName)
    #expect(try Manifest(in: folder.path) == manifest)
  }

  @Test(arguments: [
    "#1-start.html", "#", "two\nlines.html", "\n", "tab\there", "a%23b", "#%41", "r\r", "caf\u{e9}",
    "cafe\u{301}",
    "a/#b", "folder\n/#x", "\u{301}accent",
  ])
  func `every name is read as it was written`(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Manifest([path, "plain.html"]).bytes, to: Manifest.fileName)
    #expect(try Manifest(in: folder.path).paths == [PathKey(path), "plain.html"])
    // And the next build takes the file for its own.
    let files = [path, "plain.html"].map { OutputFile(path: $0, content: .bytes([1])) }
    let output = OutputFolder(folder.path + "/site", source: "/nowhere")
    for _ in 0..<2 {
      let session = OutputSession(output)
      try #require(session.problems.isEmpty)
      _ = try session.write(files)
    }
    #expect(try OutputSession(output).write([]).removed.count == 2)
    #expect(folder.files() == [".zoetrope-manifest", "site/.zoetrope-manifest"])
  }

  @Test func `a list that an earlier version has written is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# The files\n# shard 2/3\na b.html\n50%25.html\n", to: Manifest.fileName)
    let manifest = try Manifest(in: folder.path)
    #expect(manifest.paths == ["a b.html", "50%25.html"])
    #expect(manifest.shard == Shard("2/3") && manifest.source == nil)
  }

  @Test func `a list that cannot be read is not taken for an empty one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.html\n", to: Manifest.fileName)
    for number in 0..<3 {
      Faults.$injected.withValue(Faults(at: number)) {
        #expect(throws: FileError.self) { try Manifest(in: folder.path) }
      }
    }
  }

  @Test func `paths that lead out of the folder are passed over`() throws {
    let folder = try TemporaryFolder()
    try folder.write("../../etc/passwd\n/etc/passwd\na/../b\n./c\nfine.html\n", to: Manifest.fileName)
    #expect(try Manifest(in: folder.path).paths == ["fine.html"])
  }

  @Test func `the first line, empty lines and what is not ours are passed over`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "# first\n\n\n.git/HEAD\n.git\n.DS_Store\n.zoetrope-manifest\n.zoetrope-work/journal\na.html\n",
      to: Manifest.fileName)
    #expect(try Manifest(in: folder.path).paths == ["a.html"])
  }

  @Test func `bytes that are no text name nothing`() throws {
    let folder = try TemporaryFolder()
    let lines: [[UInt8]] = [[0xFF, 0xFE], Array("a\0b".utf8), [0xC3], Array("fine.html".utf8)]
    try folder.write(Array(lines.joined(separator: [0x0A])), to: Manifest.fileName)
    #expect(try Manifest(in: folder.path).paths == ["fine.html"])
  }

  @Test func `a huge one is read, and a huge name names nothing`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x/", count: 100_000) + "y"
    let lines = (0..<50_000).map { "p/\($0).html" } + [name]
    try folder.write(lines.joined(separator: "\n"), to: Manifest.fileName)
    #expect(try Manifest(in: folder.path).paths.count == 50_000)
    let session = OutputSession(OutputFolder(folder.path, source: "/nowhere"))
    #expect(try session.write([OutputFile(path: "a", content: .bytes([]))]).removed.count == 50_000)
    #expect(folder.files() == [".zoetrope-manifest", "a"])
  }

  @Test func `a link in its place is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.html\n", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + Manifest.fileName, withDestinationPath: folder.path + "/elsewhere")
    #expect(try Manifest(in: folder.path).paths.isEmpty)
  }

  @Test func `a folder without one has an empty one`() throws {
    #expect(try Manifest(in: TemporaryFolder().path).paths.isEmpty)
  }
}
