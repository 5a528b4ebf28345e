import Foundation
import Testing

@testable import Files

/// Folders that go with their owner, or with the next build.
@Suite struct TemporaryFolderTests {
  private let parent: URL
  private let manager = FileManager.default

  init() throws {
    parent = manager.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] { try manager.contentsOfDirectory(atPath: parent.path).sorted() }

  private func make(_ name: String, locked: Bool) throws {
    let folder = parent.appendingPathComponent(name)
    try manager.createDirectory(at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try Data([1]).write(to: folder.appendingPathComponent("inner/file"))
    if locked { try Data().write(to: folder.appendingPathComponent("zoetrope.lock")) }
  }

  @Test func `it goes with its owner, with all that is in it`() throws {
    do {
      let folder = try TemporaryFolder(in: parent.path)
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
    try manager.removeItem(at: parent)
  }

  @Test func `a sweep removes what a killed process has left, and nothing else`() throws {
    try make("zoetrope-killed", locked: true)
    try make("zoetrope-others", locked: false)
    try make("zoetrope-longer-name", locked: true)
    try make("else", locked: true)
    let target = parent.appendingPathComponent("else").path
    try manager.createSymbolicLink(
      atPath: parent.appendingPathComponent("zoetrope-linked").path, withDestinationPath: target)
    // A link in the place of the lock is somebody else's.
    try make("zoetrope-trick1", locked: false)
    try manager.createSymbolicLink(
      atPath: parent.appendingPathComponent("zoetrope-trick1/zoetrope.lock").path,
      withDestinationPath: target + "/zoetrope.lock")
    let alive = try TemporaryFolder(in: parent.path)
    let another = try TemporaryFolder(in: parent.path)
    TemporaryFolder.sweep(parent.path)
    let own = [alive, another].map { URL(fileURLWithPath: $0.path).lastPathComponent }
    let rest = [
      "else", "zoetrope-linked", "zoetrope-longer-name", "zoetrope-others", "zoetrope-trick1",
    ]
    #expect(try names() == (rest + own).sorted())
    #expect(manager.fileExists(atPath: target + "/inner/file"))
    withExtendedLifetime((alive, another)) {}
    try manager.removeItem(at: parent)
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: FileError.self) { try TemporaryFolder(in: parent.path + "/nowhere") }
    try? manager.removeItem(at: parent)
  }
}
