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

  @Test func `a folder without one has an empty one`() throws {
    #expect(Manifest(in: try TemporaryFolder().path).paths.isEmpty)
  }
}
