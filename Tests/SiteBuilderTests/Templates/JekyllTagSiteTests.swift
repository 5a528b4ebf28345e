import Testing

@testable import SiteBuilder

/// Tags of Jekyll that read files or describe the page.
struct JekyllTagSiteTests {
  @Test func `a page includes files of its folder, and is made anew when they change`() throws {
    let site = try TestSite([
      "content/notes/index.md": "---\ntitle: T\n---\n{% include_relative parts/a.txt name=\"Fold\" %}\n",
      "content/notes/parts/a.txt": "*{{ include.name }}*",
    ])
    let built = site.build()
    #expect(built.report == "")
    #expect(try built.text("notes/index.html")?.contains("<p><em>Fold</em></p>") == true)
    try site.source.write("changed", to: "content/notes/parts/a.txt")
    #expect(try site.build().text("notes/index.html")?.contains("<p>changed</p>") == true)
  }

  @Test(arguments: ["../a.txt", "none.txt", "parts", "/etc/passwd", "parts/../../../a.txt"])
  func `other paths are errors`(_ path: String) throws {
    let site = try TestSite([
      "content/notes/index.md": "---\ntitle: T\n---\n{% include_relative \(path) %}\n",
      "content/a.txt": "no", "content/notes/parts/a.txt": "no",
    ])
    #expect(site.build().identifiers == ["liquid.unknown-include"])
  }

  @Test func `a layout of one's own gets the elements for its head`() throws {
    let layout = "<html lang=\"en\"><head>{% seo %}{% feed_meta %}</head><body>{{ content }}</body></html>"
    let site = try TestSite([
      "zoetrope.yml": "title: Site & more\nurl: https://x.example\n",
      "templates/layouts/own.html": layout,
      "content/a.md": "---\ntitle: A < B\nsummary: \"What \\\"it\\\" is\"\nlayout: own\n---\nText\n",
    ])
    let built = site.build()
    #expect(built.identifiers == ["feed.empty"])
    let html = try built.text("a/index.html") ?? ""
    for part in [
      "<title>A &lt; B | Site &amp; more</title>", #"name="description" content="What &quot;it&quot; is""#,
      #"<meta property="og:title" content="A &lt; B">"#, #"rel="canonical" href="https://x.example/a/""#,
      #"type="application/atom+xml" title="Site &amp; more""#,
    ] {
      #expect(html.contains(part), "\(part) in \(html)")
    }
  }
}
