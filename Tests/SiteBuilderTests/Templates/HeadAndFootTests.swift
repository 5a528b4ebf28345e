import Testing

@testable import SiteBuilder

/// What the theme says of a page in its head and in its foot.
struct HeadAndFootTests {
  private func text(
    _ path: String, _ configuration: String = "", _ more: [String: String] = [:]
  ) throws -> String {
    let site = try TestSite(
      [
        "zoetrope.yml": "title: Site\n" + configuration, "content/index.md": "# Home\n",
        "content/gallery/cube.md":
          "---\ntitle: Cube\nsearch_title: Cube <transition>\ntags: [x]\ndate: 2014-05-17\n---\n",
      ].merging(more) { $1 }, usesPlainTemplates: false)
    let built = site.build()
    #expect(built.report == "")
    return try #require(try built.text(path))
  }

  @Test func `a search title stands in the head alone`() throws {
    let page = try text("gallery/cube/index.html")
    #expect(page.contains("<title>Cube &lt;transition&gt; · Site</title>"))
    #expect(page.contains("<h1>Cube</h1>"))
    #expect(try text("index.html").contains("<title>Home · Site</title>"))
  }

  /// So it is called by other programs' themes.
  @Test func `a post may say that its layout is that of posts`() throws {
    let post = ["content/posts/2014-05-17-a.md": "---\nlayout: post\n---\nText.\n"]
    #expect(try text("posts/a/index.html", "", post).contains("<h1>A</h1>"))
  }

  @Test func `an imported layout may ask for Jekyll's environment`() throws {
    let layout = [
      "content/b.md": "---\nlayout: b\n---\nText.\n",
      "templates/layouts/b.html": "{% if jekyll.environment == \"production\" %}counted{% endif %}",
    ]
    #expect(try text("b/index.html", "markup: kramdown\n", layout) == "counted")
  }

  @Test func `the foot has what the site configures`() throws {
    let page = try text(
      "gallery/cube/index.html",
      "url: https://a.b\nrepository: https://c.d/e/\nedit: edit/main\n"
        + "license: {name: MIT, url: https://l.org}\n")
    for part in [
      "<a href=\"https://c.d/e/edit/main/content/gallery/cube.md\">Edit this page</a>",
      "<a href=\"../../tags/index.html\">Tags</a>", "<a href=\"../../feed.xml\">Feed</a>",
      "<a rel=\"license\" href=\"https://l.org\">MIT</a>", "Made with Zoetrope \(Generator.version)",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `nothing that a site doesn't configure is named`() throws {
    let page = try text("index.html", "generator: false\n", ["content/gallery/cube.md": "# Cube\n"])
    for part in ["Edit", "Tags", "Feed", "Source", "License", "Made with"] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test(arguments: [
    ("ar", "rtl"), ("he-IL", "rtl"), ("az-Arab", "rtl"), ("ar-Latn", "ltr"), ("en", "ltr"), ("", "ltr"),
    ("FA_IR", "rtl"),
  ])
  func `a language has a direction`(_ language: String, _ direction: String) {
    #expect(WritingDirection(language: language).rawValue == direction)
  }

  @Test func `pages of languages from right to left say so`() throws {
    #expect(try text("index.html", "language: ar\n").contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(try text("index.html").contains("<html lang=\"en\">"))
  }

  @Test func `the page for missing pages leads from any depth to the site's parts`() throws {
    let page = try text("404.html", "", ["content/tutorials/a.md": "# A\n"])
    for part in [
      "href=\"/assets/zoetrope.css\"", "href=\"assets/zoetrope.css\"", "href=\"/index.html\"",
      "href=\"/gallery/index.html\"", "href=\"/tutorials/a/index.html\"",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("href=\"assets/scheme.css\""))
    let switched = try text("404.html", "theme:\n  switch: true\n")
    #expect(switched.contains("href=\"assets/scheme.css\""))
  }
}
