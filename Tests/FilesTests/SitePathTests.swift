import Files
import Testing

struct SitePathTests {
  @Test func `paths are taken apart`() {
    #expect(SitePath.directory(of: "a/b/c.md") == "a/b")
    #expect(SitePath.directory(of: "c.md") == "")
    #expect(SitePath.name(of: "a/b/c.md") == "c.md")
    #expect(SitePath.stem(of: "a.b/c.tar.gz") == "c.tar")
    #expect(SitePath.stem(of: ".nojekyll") == ".nojekyll")
    #expect(SitePath.fileExtension(of: "a/c.MD") == "md")
    #expect(SitePath.fileExtension(of: ".nojekyll") == "")
  }

  @Test(arguments: [
    ("b", "a", "a/b"), ("../b", "a", "b"), ("./b/.", "a", "a/b"), ("..", "a/b", "a"), ("", "a", "a"),
    ("b//c", "", "b/c"), ("/b", "", "b"), ("b/c/", "a/d", "a/d/b/c"), ("b//", "a", "a/b"), ("//", "a", "a"),
    ("/.b/c", "a", "a/.b/c"), ("b", "a/.d", "a/.d/b"), ("b/..", "a", "a"),
  ])
  func `relative paths are resolved`(_ relative: String, _ directory: String, _ expected: String) {
    #expect(SitePath.resolve(relative, from: directory) == expected)
  }

  @Test(arguments: [("..", ""), ("../..", "a"), ("a/../../b", "")])
  func `paths out of the site are none`(_ relative: String, _ directory: String) {
    #expect(SitePath.resolve(relative, from: directory) == nil)
  }

  @Test(arguments: [("/a/b", "/a"), ("/a/", "/"), ("a", "."), ("./a", "."), ("a/b//", "a")])
  func `parents`(_ path: String, _ parent: String) {
    #expect(SitePath.parent(of: path) == parent)
  }

  @Test func `paths are sorted by their bytes`() {
    let sorted = ["", "B", "a", "a/b", "ab", "a longer name than fits into a word", "ä", "\u{10FFFF}"]
    #expect(
      sorted.reversed().sorted(by: SitePath.precedes)
        == sorted.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(!SitePath.precedes("a", "a"))
  }

  @Test func `the root has no parent`() {
    #expect(SitePath.parent(of: "/") == nil)
  }
}
