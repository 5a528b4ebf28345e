import Testing

@testable import SiteBuilder

/// Links of HTML that authors write, in Markdown and in pages of HTML.
struct RawHTMLLinksTests {
  @Test(arguments: ["page.md", "page.html"])
  func `addresses of all kinds lead to the files they name`(_ name: String) throws {
    let built = try TestSite([
      "content/notes/\(name)": """
      ---
      title: Page
      layout: none
      ---
      <p><a href='../index.md#x'>a</a> <a href=/notes/shot.svg>b</a></p>
      <img srcset="shot.svg 1x, /notes/shot.svg 2x" alt="c"><video poster="shot.svg"></video>
      <pre>href="/notes/shot.svg"</pre>

      """,
      "content/notes/shot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "content/index.md": "<p id=x></p>\n",
    ]).build()
    #expect(built.identifiers == [])
    let html = try #require(try built.text("notes/page/index.html"))
    #expect(html.contains("<a href='../../index.html#x'>a</a> <a href=\"../shot.svg\">b</a>"))
    #expect(html.contains("srcset=\"../shot.svg 1x, ../shot.svg 2x\""))
    #expect(html.contains("poster=\"../shot.svg\""))
    #expect(html.contains("<pre>href=\"/notes/shot.svg\"</pre>"))
  }

  @Test(arguments: ["page.md", "page.html"])
  func `addresses that lead nowhere are reported at their places`(_ name: String) throws {
    let built = try TestSite([
      "content/\(name)":
        "---\ntitle: Page\n---\n<a href='a.md'>\n<img alt srcset=\"b.png 1x, c.png 2x\">\n<object data=d.svg>\n"
    ]).build()
    #expect(built.identifiers == ["link.dead", "link.dead", "link.dead", "link.dead"])
    let places = built.diagnostics.compactMap { $0.range?.start }
    #expect(places.map(\.line) == [4, 5, 5, 6])
    #expect(places.map(\.column) == [10, 18, 28, 14])
  }

  @Test func `addresses of layouts are looked up however they are quoted`() throws {
    let built = try TestSite([
      "content/index.md": "# A\n",
      "templates/layouts/home.html":
        "<a href='/a/'><img srcset=\"/b.png 1x, /c.png 2x\"><object data=/d.svg></object>{{ content }}",
    ]).build()
    #expect(built.identifiers == ["link.dead", "link.dead", "link.dead", "link.dead"])
  }

  @Test func `a relative address in a template is reported once a file`() throws {
    let built = try TestSite([
      "content/index.md": "# A\n",
      "templates/layouts/home.html":
        "<a href='#a'><a href=\"{{ page.url }}\"><a href=//b.example/><a href='mailto:a@b.example'>\n"
        + "<img src='a.png' alt='a' srcset=\"b.png 2x\">{{ content }}",
    ]).build()
    #expect(built.identifiers == ["template.relative-address"])
    #expect(built.diagnostics.first?.range?.start.line == 2)
    #expect(built.diagnostics.first?.range?.start.column == 11)
    #expect(built.diagnostics.first?.fix == "write its path from the top of the site: “/a.png”")
    #expect(built.diagnostics.first?.notes.map(\.message) == ["1 more like this in the file"])
  }

  @Test func `damaged pictures are reported where they are shown, once a page`() throws {
    let site = try TestSite([
      "content/index.md":
        "![a](a.png) ![a](a.png) <img src=b.svg alt=b> [c](c.jpg) ![d](d.gif) ![e](e.svg)\n",
      "content/a.png": "\u{1}PNG", "content/b.svg": "<svg><g></svg>", "content/c.jpg": "x",
      "content/d.gif": "GIF89a", "content/e.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    let built = site.build()
    #expect(built.identifiers == ["image.damaged", "image.damaged", "image.damaged"])
    #expect(built.diagnostics.compactMap { $0.range?.start.column } == [6, 34, 63])
    // An edit of the picture is seen.
    try site.source.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "content/b.svg")
    #expect(site.build(changed: ["content/b.svg"]).report == site.cleanBuild().report)
  }
}
