import Files
import Foundation
import Synchronization
import Testing
import Threads

@testable import SiteBuilder

struct WorkFolderTests {
  private let base: TemporaryFolder
  private var path: String { base.path + "/.site.zoetrope" }

  init() throws {
    base = try TemporaryFolder()
  }

  @Test func `goes with its owner`() throws {
    do {
      let folder = try WorkFolder(path) {}
      try base.write("x", to: ".site.zoetrope/stage/a")
      try folder.clear()
      #expect(base.files() == [".site.zoetrope/lock"])
    }
    #expect(!base.exists(".site.zoetrope"))
  }

  @Test func `stays, with its lock, if something in it does`() throws {
    var folder: WorkFolder? = try WorkFolder(path) {}
    try base.write("x", to: ".site.zoetrope/stage/a")
    #expect(folder != nil)
    folder = nil
    #expect(base.files() == [".site.zoetrope/lock", ".site.zoetrope/stage/a"])
    // And whoever comes next takes it over.
    folder = try WorkFolder(path) {}
    try folder?.clear()
    folder = nil
    #expect(!base.exists(".site.zoetrope"))
  }

  @Test func `belongs to one at a time, and the others say that they wait`() throws {
    let owners = Mutex(0)
    let waiting = Mutex(0)
    let path = path
    let alone = Workers.$threadCount.withValue(3) {
      Workers.map(3) { _ -> Bool in
        let folder = try? WorkFolder(path) { waiting.withLock { $0 += 1 } }
        let isAlone = owners.withLock { owners in
          owners += 1
          return owners == 1
        }
        // Until the others have said so: longer than any machine needs for that.
        for _ in 0..<60_000 where waiting.withLock({ $0 }) < 2 { usleep(1000) }
        owners.withLock { $0 -= 1 }
        return withExtendedLifetime(folder) { folder != nil && isAlone }
      }
    }
    #expect(alone == [true, true, true])
    #expect(waiting.withLock { $0 } == 2)
    #expect(!base.exists(".site.zoetrope"))
  }

  @Test func `nothing but a folder of ours is taken over`() throws {
    try base.write("mine", to: ".site.zoetrope/notes.txt")
    #expect(throws: FileError.self) { try WorkFolder(path) {} }
    try base.remove(".site.zoetrope")
    try base.write("mine", to: ".site.zoetrope")
    #expect(throws: FileError.self) { try WorkFolder(path) {} }
    try base.remove(".site.zoetrope")
    try base.write("mine", to: "else/lock")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: base.path + "/else")
    #expect(throws: FileError.self) { try WorkFolder(path) {} }
    #expect(try base.read("else/lock") == "mine")
  }
}
