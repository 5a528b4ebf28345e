import Files
import Testing

struct PathKeyTests {
  @Test func `paths are equal by their bytes, whatever they read like`() {
    let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
    #expect(composed == decomposed)
    #expect(PathKey(composed) != PathKey(decomposed))
    #expect(Set([composed, decomposed].map { PathKey($0) }).count == 2)
    #expect(PathKey(composed) == PathKey("caf" + "\u{e9}"))
    #expect(PathKey("") == PathKey("") && PathKey("a") != PathKey("ab"))
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false), ("/a", "/", true),
    ("/a/\u{301}b", "/a", true), ("/caf\u{e9}/x", "/cafe\u{301}", false),
  ])
  func `inside is inside by bytes`(_ inner: String, _ folder: String, _ expected: Bool) {
    #expect(SitePath.isInside(inner, folder) == expected)
  }
}
