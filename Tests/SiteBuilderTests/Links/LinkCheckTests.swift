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

  /// What only ends in `id=`, stands in a value, a text, a comment or a script names nothing.
  @Test(arguments: [
    "<p data-id=\"x\">", "<p aria-braille:id='x'>", "<p _id=\"x\" @id=\"x\">", "<p title='id=\"x\"'>",
    "id=\"x\"",
    "<!-- <p id=\"x\"> -->", "<script>'<p id=\"x\">'</script>", "<input name=\"x\">",
  ])
  func whatOnlyLooksLikeAnIDIsNone(layout: String) throws {
    let site = try TestSite([
      "content/index.md": "[a](#x)\n", "templates/layouts/home.html": "\(layout){{ content }}",
    ])
    #expect(site.build().identifiers == ["link.dead-anchor"])
  }

  @Test(arguments: ["<p id=x>", "<p ID = \"x\">", "<p title='>' id='x'>", "<br/id=x>", "<a name=\"x\"></a>"])
  func idsAreFoundHoweverTheyAreWritten(layout: String) throws {
    let site = try TestSite([
      "content/index.md": "[a](#x)\n", "templates/layouts/home.html": "\(layout){{ content }}",
    ])
    #expect(site.build().identifiers == [])
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
