import Testing

@testable import SiteBuilder

struct RedirectTests {
  private static let layout = ["templates/layouts/redirect.html": "{{ page.redirect_to | relative_url }}"]

  private static func build(_ files: [String: String]) throws -> BuiltSite {
    try TestSite(["content/index.md": "# Home\n"].merging(layout) { $1 }.merging(files) { $1 }).build()
  }

  @Test func `a former address leads to its page`() throws {
    let built = try Self.build([
      "content/posts/fold.md": "---\naliases: [/2014/05/17/fold/, old.html, /a/b]\n---\n# Fold\n",
      "content/page.md": "---\nredirect_from: /about-us/\n---\n# About\n",
    ])
    #expect(built.report == "")
    #expect(try built.text("2014/05/17/fold/index.html") == "../../../../posts/fold/index.html")
    #expect(try built.text("posts/old.html") == "fold/index.html")
    #expect(try built.text("a/b/index.html") == "../../posts/fold/index.html")
    #expect(try built.text("about-us/index.html") == "../page/index.html")
    #expect(
      try built.text("_redirects") == """
        /about-us/ /page/ 301
        /2014/05/17/fold/ /posts/fold/ 301
        /posts/old.html /posts/fold/ 301
        /a/b/ /posts/fold/ 301

        """)
  }

  @Test func `the theme's page of a former address leads on without a script`() throws {
    let site = try TestSite(
      [
        "content/index.md": "# Home\n", "zoetrope.yml": "url: https://a.b/c\nsearch: true\n",
        "content/2014-05-17-dated.md": "# Dated\n",
        "content/page.md": "---\naliases: /old/\n---\n# “New” & <b>\n",
      ], usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    let page = try #require(try built.text("old/index.html"))
    #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=../page/index.html\">"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://a.b/c/page/\">"))
    #expect(try built.text("_redirects") == "/c/old/ /c/page/ 301\n")
    #expect(try built.text("sitemap.xml")?.contains("old") == false)
    #expect(
      try built.files.filter { $0.path.hasSuffix(".json") }.allSatisfy {
        try built.text($0.path)?.contains("old/") == false
      })
  }

  @Test func `a page can lead elsewhere`() throws {
    let built = try Self.build([
      "content/moved.md": "---\nredirect_to: https://example.org/x\n---\n",
      "zoetrope.yml": "url: https://a.b\n",
      "content/2014-05-17-dated.md": "# Dated\n", "content/near.md": "---\nredirect_to: /moved/\n---\n",
    ])
    #expect(built.report == "")
    #expect(try built.text("moved/index.html") == "https://example.org/x")
    #expect(try built.text("near/index.html") == "../moved/index.html")
    #expect(try built.text("sitemap.xml")?.contains("moved") == false)
  }

  @Test func `two pages of one address are an error at the former one`() throws {
    let built = try Self.build([
      "content/a.md": "---\naliases: /old/\n---\n", "content/b.md": "---\naliases:\n- /old/\n- /a/\n---\n",
    ])
    #expect(built.identifiers == ["permalink.taken", "permalink.taken"])
    #expect(built.report.contains("content/b.md:3:3: error: “/old/” is taken by “content/a.md”"))
    #expect(built.report.contains("content/b.md:4:3: error: “/a/” is taken by “content/a.md”"))
  }

  @Test func `former addresses that differ in case are told where they are written`() throws {
    let built = try Self.build([
      "content/a.md": "---\naliases: /old/\n---\n", "content/b.md": "---\naliases: /OLD/\n---\n",
    ])
    #expect(built.report.contains("content/b.md:2:10: warning: “OLD/index.html” and “old/index.html” differ"))
  }

  @Test(arguments: ["//evil.example/", "../../x", "/a?b", "https://a.b/", "/", "''"])
  func `an address outside of the site is an error`(_ alias: String) throws {
    let built = try Self.build(["content/a.md": "---\naliases: \(alias)\n---\n"])
    #expect(built.identifiers == ["redirect.invalid"])
    #expect(built.report.contains("content/a.md:2:10: error: "))
  }

  @Test func `an edited address moves with its page`() throws {
    let site = try TestSite(
      ["content/index.md": "# Home\n", "content/a.md": "---\naliases: /old/\n---\nText\n"].merging(
        Self.layout
      ) { $1 })
    #expect(try site.build().text("old/index.html") == "../a/index.html")
    try site.source.write("---\naliases: /older/\n---\nText\n", to: "content/a.md")
    let built = site.build(changed: ["content/a.md"])
    #expect(try built.text("old/index.html") == nil)
    #expect(try built.text("older/index.html") == "../a/index.html")
  }
}
