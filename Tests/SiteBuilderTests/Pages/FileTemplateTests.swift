import Testing

@testable import SiteBuilder

/// Files with front matter that are no Markdown.
struct FileTemplateTests {
  private static let configuration = "title: Site\nurl: https://a.b\n"

  private func site(_ files: [String: String]) throws -> TestSite {
    try TestSite(
      [
        "zoetrope.yml": Self.configuration, "content/index.md": "# Home\n",
        "content/post.md": "---\ndate: 2014-01-01\n---\n# Post\n",
      ].merging(files) { $1 })
  }

  @Test(arguments: [
    ("robots.txt", "Sitemap: {{ '/sitemap.xml' | absolute_url }}\n", "Sitemap: https://a.b/sitemap.xml\n"),
    ("style.css", "p { content: \"{{ site.title }}\" }\n", "p { content: \"Site\" }\n"),
    ("search.json", "{{ site.pages | map: 'title' | jsonify }}\n", "[\"Home\",\"Post\"]\n"),
    ("deep/_folder/list.xml", "<a>{{ page.key }} {{ page.url }}</a>\n", "<a>value /deep/list.xml</a>\n"),
    ("2014-01-01-data.csv", "{{ page.name }},{{ site.posts.size }}\n", "2014-01-01-data.csv,0\n"),
    ("humans", "{{ site.title }}\n", "Site\n"),
  ])
  func `are templates that keep their names`(_ path: String, _ text: String, _ expected: String) throws {
    let built = try site(["content/" + path: "---\nkey: value\n---\n" + text]).build()
    #expect(built.report == "")
    #expect(try built.text(path.replacing("_folder/", with: "")) == expected)
  }

  @Test func `are in no list`() throws {
    let built = try site([
      "content/data.txt": "---\ntitle: Secret\ndate: 2014-01-01\ntags: [secret]\n---\n{{ site.pages.size }}",
      "content/tutorials/index.md": "# T\n", "content/tutorials/x.csv": "---\ntitle: Secret\n---\n",
    ]).build()
    #expect(built.report == "")
    #expect(try built.text("data.txt") == "3")
    for path in built.outputs.paths where path != "data.txt" {
      #expect(try built.text(path)?.contains("Secret") != true, "\(path)")
    }
    #expect(try built.text("feed.xml")?.contains("data.txt") == false)
    #expect(try built.text("sitemap.xml")?.contains("data.txt") == false)
    #expect(built.outputs["tags/secret/index.html"] == nil)
  }

  @Test func `have the layout and the place that they name, and no other`() throws {
    let built = try site([
      "templates/layouts/wrap.html": "<{{ content }}>",
      "content/a.txt": "---\nlayout: wrap\npermalink: /other/b.txt\n---\nText {% link a.txt %}",
      "content/draft.txt": "---\ndraft: true\n---\n", "content/off.txt": "---\npublished: false\n---\n",
    ]).build()
    #expect(built.report == "")
    #expect(try built.text("other/b.txt") == "<Text /other/b.txt>")
    #expect(
      built.outputs["a.txt"] == nil && built.outputs["draft.txt"] == nil && built.outputs["off.txt"] == nil)
  }

  @Test(arguments: ["{{ 1 | nothing }}", "{% if"])
  func `mistakes are told at their places, and make no HTML`(_ text: String) throws {
    let built = try site(["content/a.css": "---\n---\np {}\n" + text]).build()
    #expect(built.hasFailed(strict: false))
    #expect(built.diagnostics.first?.range?.start.line == 4)
    #expect(try built.text("a.css")?.contains("<") == false)
  }

  @Test func `without front matter, and as data, they are copied`() throws {
    let files = [
      "content/a.css": "p {}\n{{ x }}", "content/b.yml": "---\na: {{ b }}\n---\n",
      "content/c.txt": " ---\n---\n",
    ]
    let site = try site(files)
    let built = site.build()
    for (path, text) in files { #expect(try built.text(String(path.dropFirst("content/".count))) == text) }
  }

  @Test(arguments: ["---\n---\n<feed>{{ site.title }}</feed>", "<feed>Site</feed>"])
  func `a feed of one’s own replaces the generated one, with a note`(_ text: String) throws {
    let site = try site([
      "content/feed.xml": text, "content/other.xml": "---\npermalink: /sitemap.xml\n---\nmap",
    ])
    let built = site.build()
    #expect(try built.text("feed.xml") == "<feed>Site</feed>")
    #expect(try built.text("sitemap.xml") == "map")
    #expect(built.identifiers == ["feed.replaced", "feed.replaced"])
    #expect(built.diagnostics.map { $0.range?.file.path } == ["content/feed.xml", "content/other.xml"])
    #expect(!built.hasFailed(strict: true))
    try site.source.remove("content/feed.xml")
    let generated = site.build(changed: ["content/feed.xml"])
    #expect(try generated.text("feed.xml")?.contains("http://www.w3.org/2005/Atom") == true)
    try site.source.write("---\ndate: 2014-01-01\n---\n# New title\n", to: "content/post.md")
    #expect(try site.build(changed: ["content/post.md"]).text("feed.xml")?.contains("New title") == true)
  }

  @Test func `a feed without entries is noted`() throws {
    let files = ["content/post.md": "# Post\n"]
    #expect(try site(files).build().identifiers == ["feed.empty"])
    #expect(try site(files.merging(["zoetrope.yml": "title: Site\n"]) { $1 }).build().identifiers == [])
  }

  @Test func `an edit shows`() throws {
    let site = try site(["content/a.css": "---\n---\n{{ site.title }}", "content/b.css": "p {}"])
    #expect(try site.build().text("a.css") == "Site")
    for (path, text, expected) in [
      ("a.css", "---\n---\n{{ site.title }}!", "Site!"), ("b.css", "b {}", "b {}"),
      ("b.css", "---\n---\n{{ site.title }}", "Site"), ("b.css", "b {}", "b {}"),
    ] {
      try site.source.write(text, to: "content/" + path)
      #expect(try site.build(changed: ["content/" + path]).text(path) == expected)
    }
  }
}
