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

  @Test func linksThatTemplatesHaveFromElsewhereAreFoundThere() throws {
    let site = try TestSite([
      "zoetrope.yml": "title: T\ntheme:\n  footer: \"[x](/nofoot/)\"\n",
      "content/index.md": "# Home\n", "content/a.md": "---\ntitle: A\nredirect_to: /nosuch/\n---\n",
      "content/b.md": "See {term}`sheet`.\n",
      "templates/layouts/page.html": "{{ content }}{{ site.theme.footer | markdownify }}",
    ])
    let built = site.build()
    let places = built.diagnostics.map {
      "\($0.range?.file.path ?? ""):\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0)"
    }
    #expect(Set(places) == ["zoetrope.yml:3:16", "content/a.md:3:14", "content/b.md:1:5"])
    let term = built.diagnostics.first { $0.identifier == "link.dead-anchor" }
    #expect(term?.summary == "the term “sheet” isn't defined")
    #expect(term?.fix?.contains("{dfn}`sheet`") == true)
  }

  /// The home page has no name of which another could be a near miss.
  @Test func aDeadLinkProposesNothingFarAway() throws {
    let site = try TestSite(["content/index.md": "[a](a.png)\n"])
    #expect(site.build().diagnostics.map(\.fix) == [nil])
  }

  @Test(arguments: [("/img/banner.gif", nil), ("/img/banner/", "did you mean “/notes/banner/”?")])
  func aPageIsNoPicture(path: String, fix: String?) throws {
    let site = try TestSite(["content/notes/banner.md": "# Banner\n\n[a](\(path))\n"])
    #expect(site.build().diagnostics.map(\.fix) == [fix])
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

  /// A layout may take its ids from anywhere: here from the page after the one that is linked to.
  @Test(arguments: ["content/notes/b.md", "content/notes/c.md"])
  func idsOfLayoutsComeAndGoWithEdits(path: String) throws {
    let site = try TestSite([
      "content/notes/a.md": "[x](b.md#x)\n", "content/notes/b.md": "---\nmark: x\n---\n# B\n",
      "content/notes/c.md": "---\nmark: y\n---\n# C\n",
      "templates/layouts/page.html":
        path.contains("b.md") ? "<p id=\"{{ page.mark }}\">" : "<p id=\"{{ page.next.mark }}\">",
    ])
    _ = site.build()
    for (mark, identifiers) in [("x", []), ("y", ["link.dead-anchor"]), ("x", [])] {
      try site.source.write("---\nmark: \(mark)\n---\n# \(path)\n", to: path)
      let (built, clean) = (site.build(changed: [path]), site.cleanBuild())
      #expect(built.identifiers == identifiers)
      #expect(built.report == clean.report)
      #expect(built.work.contents <= 1)
    }
  }

  @Test(arguments: ["optons.md", "../notes/option.md#spring", "/notes/otions/"])
  func aDeadLinkProposesTheNearestName(link: String) throws {
    let built = try TestSite([
      "content/notes/a.md": "[x](\(link))\n", "content/notes/options.md": "# Options\n",
    ]).build()
    #expect(built.diagnostics.first?.fix == "did you mean “/notes/options/”?")
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
