import Foundation
import Testing

@testable import SiteBuilder

struct ManifestTests {
  @Test func `is read as it was written`() throws {
    let folder = try TemporaryFolder()
    let manifest = Manifest(["b/index.html", "a b.png", "ä.html"])
    try folder.write(manifest.bytes, to: Manifest.fileName)
    #expect(Manifest(in: folder.path) == manifest)
  }

  @Test func `paths that lead out of the folder are passed over`() throws {
    let folder = try TemporaryFolder()
    try folder.write("../../etc/passwd\n/etc/passwd\na/../b\n./c\nfine.html\n", to: Manifest.fileName)
    #expect(Manifest(in: folder.path).paths == ["fine.html"])
  }

  @Test func `the first line, empty lines and what is not ours are passed over`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "# first\n\n\n.git/HEAD\n.git\n.DS_Store\n.zoetrope-manifest\n.zoetrope-work/journal\na.html\n",
      to: Manifest.fileName)
    #expect(Manifest(in: folder.path).paths == ["a.html"])
  }

  @Test func `bytes that are no text name nothing`() throws {
    let folder = try TemporaryFolder()
    let lines: [[UInt8]] = [[0xFF, 0xFE], Array("a\0b".utf8), [0xC3], Array("fine.html".utf8)]
    try folder.write(Array(lines.joined(separator: [0x0A])), to: Manifest.fileName)
    #expect(Manifest(in: folder.path).paths == ["fine.html"])
  }

  @Test func `a huge one is read, and a huge name names nothing`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x/", count: 100_000) + "y"
    let lines = (0..<50_000).map { "p/\($0).html" } + [name]
    try folder.write(lines.joined(separator: "\n"), to: Manifest.fileName)
    #expect(Manifest(in: folder.path).paths.count == 50_000)
    let session = OutputSession(OutputFolder(folder.path, source: "/nowhere"))
    #expect(try session.write([OutputFile(path: "a", content: .bytes([]))]).removed.count == 50_000)
    #expect(folder.files() == [".zoetrope-manifest", "a"])
  }

  @Test func `a link in its place is not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.html\n", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + Manifest.fileName, withDestinationPath: folder.path + "/elsewhere")
    #expect(Manifest(in: folder.path).paths.isEmpty)
  }

  @Test func `a folder without one has an empty one`() throws {
    #expect(Manifest(in: try TemporaryFolder().path).paths.isEmpty)
  }
}
