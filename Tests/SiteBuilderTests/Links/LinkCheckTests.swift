import Testing

@testable import SiteBuilder

struct LinkCheckTests {
  @Test func anchorsOfLayoutsAreFound() throws {
    let site = try TestSite([
      "content/index.md": "[a](#top) [b](#foot) [c](#foo)\n",
      "templates/layouts/home.html": "<p id=\"top\">{{ content }}<p data-x=\"y\" id='foot'>",
      "content/page.md": "[up](index.md#top)\n",
    ])
    let built = site.build()
    #expect(built.identifiers == ["link.dead-anchor"])
    #expect(built.diagnostics.first?.range?.start.column == 26)
  }

  @Test func aDeadAnchorProposesTheNearestHeading() throws {
    let built = try TestSite(["content/index.md": "## Springs\n\n[a](#spring)\n"]).build()
    #expect(built.diagnostics.first?.fix == "did you mean “#springs”?")
  }

  @Test func proposalsAreMadeForTheFirstDeadLinksOnly() throws {
    let links = (0..<200).map { _ in "[a](#spring)\n" }.joined()
    let built = try TestSite(["content/index.md": "## Springs\n\n\(links)"]).build()
    #expect(built.diagnostics.count == 200)
    #expect(built.diagnostics.contains { $0.fix != nil })
    #expect(built.diagnostics.contains { $0.fix == nil })
  }
}
