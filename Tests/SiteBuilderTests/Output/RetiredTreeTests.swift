import Files
import Foundation
import Testing
import Threads

@testable import SiteBuilder

struct RetiredTreeTests {
  private let base: TemporaryFolder

  init() throws {
    base = try TemporaryFolder()
    try base.write("x", to: "old/index.html")
    try base.write("x", to: "old/a/b/c.html")
    try base.write("x", to: "currentSite/index.html")
    try base.write(
      Manifest(["index.html", "a/b/c.html", "gone.html", "never/was.html"]).bytes,
      to: "old/.zoetrope-manifest")
  }

  private var retired: RetiredTree {
    RetiredTree(
      base.path + "/old", currentSite: base.path + "/currentSite",
      checkout: CheckoutData(workFolder: ".currentSite.zoetrope"))
  }

  private func remove() throws { try retired.remove() }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: base.path + "/" + name, withDestinationPath: base.path + "/" + target)
  }

  @Test func `what the manifest names goes, and the folders with it`() throws {
    try remove()
    #expect(base.files() == ["currentSite/index.html"])
    #expect(!base.exists("old"))
  }

  @Test func `what cannot be removed stays, and goes with the next try`() throws {
    try base.write("mine", to: "old/a/notes.txt")
    let faults = Faults(at: nil)
    let copy = base.path + "/copy"
    try FileManager.default.copyItem(atPath: base.path + "/old", toPath: copy)
    try Workers.$threadCount.withValue(1) { try Faults.$injected.withValue(faults) { try remove() } }
    for number in faults.made.indices {
      for name in ["old", "currentSite/a"] where base.exists(name) { try base.remove(name) }
      try FileManager.default.copyItem(atPath: copy, toPath: base.path + "/old")
      Workers.$threadCount.withValue(1) {
        Faults.$injected.withValue(Faults(at: number)) { _ = try? remove() }
      }
      let currentSite = base.files().filter { $0.hasPrefix("currentSite") }
      #expect(
        currentSite == ["currentSite/index.html"]
          || currentSite == ["currentSite/a/notes.txt", "currentSite/index.html"], "call \(number)")
      try remove()
      #expect(
        base.files().filter { !$0.hasPrefix("copy") } == [
          "currentSite/a/notes.txt", "currentSite/index.html",
        ])
      #expect(!base.exists("old"))
    }
  }

  @Test func `what came meanwhile moves on, whatever its name`() throws {
    let name = (base.path + "/old/a/caf").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0]
    try #require(Array(name).withUnsafeBufferPointer { mkdir($0.baseAddress!, 0o755) } == 0)
    let file = Array(name.dropLast()) + "/file".utf8CString
    try #require(
      file.withUnsafeBufferPointer { close(open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644)) } == 0)
    try remove()
    #expect(try FileSystem.list(base.path + "/currentSite/a").map(\.isText) == [false])
    #expect(!base.exists("old"))
    try OpenFolder(base.path)?.removeAll()
    #expect(!base.exists("currentSite"))
  }

  @Test func `what came meanwhile moves on`() throws {
    try base.write("mine", to: "old/a/notes.txt")
    try remove()
    #expect(base.files() == ["currentSite/a/notes.txt", "currentSite/index.html"])
    #expect(!base.exists("old"))
  }

  @Test func `what came meanwhile replaces nothing, and stays until it is moved by hand`() throws {
    try base.write("mine", to: "old/notes.txt")
    try base.write("theirs", to: "currentSite/notes.txt")
    #expect(throws: FileError.self) { try remove() }
    #expect(try base.read("currentSite/notes.txt") == "theirs")
    #expect(try base.read("old/notes.txt") == "mine")
    try base.remove("old/notes.txt")
    try remove()
    #expect(!base.exists("old"))
  }

  @Test func `a link in a folder's place leads nowhere`() throws {
    try base.write("mine", to: "else/b/c.html")
    try base.remove("old/a")
    try link("old/a", to: "else")
    try remove()
    #expect(try base.read("else/b/c.html") == "mine")
    #expect(!base.exists("old"))
  }

  @Test func `a link in a file's place goes, and not the file it leads to`() throws {
    try base.write("mine", to: "else.html")
    try base.remove("old/index.html")
    try link("old/index.html", to: "else.html")
    try remove()
    #expect(try base.read("else.html") == "mine")
  }

  @Test func `a link in the tree's own place leads nowhere`() throws {
    try base.write("mine", to: "else/index.html")
    try base.write("index.html\n", to: "else/.zoetrope-manifest")
    try base.remove("old")
    try link("old", to: "else")
    try remove()
    #expect(try base.read("else/index.html") == "mine")
  }
}
