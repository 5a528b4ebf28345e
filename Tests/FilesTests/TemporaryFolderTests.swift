import BasicTestSupport
import Foundation
import Testing

@testable import Files

/// Folders that go with their owner, or with the next build.
@Suite struct TemporaryFolderTests {
  private let parent: BasicTestSupport.TemporaryFolder
  private let manager = FileManager.default

  init() throws { parent = try BasicTestSupport.TemporaryFolder() }

  private func names() throws -> [String] { try manager.contentsOfDirectory(atPath: parent.path).sorted() }

  private func make(_ name: String, locked: Bool) throws {
    try parent.write([1], to: name + "/inner/file")
    if locked { try parent.write([], to: name + "/zoetrope.lock") }
  }

  @Test func `it goes with its owner, with all that is in it`() throws {
    do {
      let folder = try Files.TemporaryFolder(in: parent.path)
      let path = URL(fileURLWithPath: folder.path)
      #expect(path.deletingLastPathComponent().path == parent.path)
      let inner = path.appendingPathComponent("inner")
      try manager.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data([1]).write(to: inner.appendingPathComponent("file"))
      folder.clear()
      #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["zoetrope.lock"])
      try Data([1]).write(to: path.appendingPathComponent("file"))
    }
    #expect(try names() == [])
  }

  @Test func `a sweep removes what a killed process has left, and nothing else`() throws {
    try make("zoetrope-killed", locked: true)
    try make("zoetrope-others", locked: false)
    try make("zoetrope-longer-name", locked: true)
    try make("else", locked: true)
    let target = parent.path("else")
    try parent.link("zoetrope-linked", to: target)
    // A link in the place of the lock is somebody else's.
    try make("zoetrope-trick1", locked: false)
    try parent.link("zoetrope-trick1/zoetrope.lock", to: target + "/zoetrope.lock")
    let alive = try Files.TemporaryFolder(in: parent.path)
    let another = try Files.TemporaryFolder(in: parent.path)
    Files.TemporaryFolder.sweep(parent.path)
    let own = [alive, another].map { URL(fileURLWithPath: $0.path).lastPathComponent }
    let rest = [
      "else", "zoetrope-linked", "zoetrope-longer-name", "zoetrope-others", "zoetrope-trick1",
    ]
    #expect(try names() == (rest + own).sorted())
    #expect(manager.fileExists(atPath: target + "/inner/file"))
    withExtendedLifetime((alive, another)) {}
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: FileError.self) { try Files.TemporaryFolder(in: parent.path + "/nowhere") }
  }
}
