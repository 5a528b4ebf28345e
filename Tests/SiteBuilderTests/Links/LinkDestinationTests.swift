import Testing

@testable import SiteBuilder

struct LinkDestinationTests {
  @Test(arguments: [
    "https://example.org/a", "mailto:a@b.c", "//cdn.example.org/x", "data:image/png;base64,xx", "tel:1",
  ])
  func `external`(_ text: String) {
    #expect(LinkDestination(text.utf8).isExternal)
  }

  @Test(arguments: ["a.md", "/a/", "#x", "", "?q=a:b", "a/b:c", "1:2"])
  func `internal`(_ text: String) {
    #expect(!LinkDestination(text.utf8).isExternal)
  }

  @Test func `is taken apart`() {
    let destination = LinkDestination("../a%20b/?x=1?2#c%C3%A4#d".utf8)
    #expect(destination.path == "../a b/")
    #expect(destination.query == Array("?x=1?2".utf8))
    #expect(destination.anchor == "cä#d")
  }

  @Test(arguments: ["a", "a#", "a#top"])
  func `every page has its top`(_ text: String) {
    #expect(LinkDestination(text.utf8).anchor == nil)
  }

  @Test(arguments: [("%", "%"), ("%4", "%4"), ("%zz", "%zz"), ("%41%2f%e2%82%ac", "A/€")])
  func `percent signs that encode nothing stay`(_ text: String, _ path: String) {
    #expect(LinkDestination(text.utf8).path == path)
  }
}
