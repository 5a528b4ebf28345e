import Testing

@testable import PreviewServer

@Suite struct WatchedRootTests {
  @Test(arguments: [
    ("content", ".", "content"), ("content/", ".", "content"), ("/a/b//", "/a", "b"), ("/a", "/", "a"),
    ("../x", "..", "x"),
  ])
  func isFoundInItsFolder(path: String, parent: String, name: String) {
    let root = WatchedRoot(path)
    #expect(root.parent == parent)
    #expect(root.name == name)
  }

  @Test(arguments: ["/", ".", "..", "", "a/.."])
  func hasNoName(_ path: String) {
    #expect(WatchedRoot(path).parent == nil)
  }
}
