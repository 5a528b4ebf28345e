import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Pages and lists for programs.
struct MachineFilesTests {
  private func paths(_ site: TestSite) -> [String] {
    site.build().ownFiles.map(\.path).filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") || $0.hasSuffix(".json") }
  }

  private static let pages = [
    "content/index.md": "# Home\n", "content/guide/index.md": "# Guide\n\nHow to.\n",
    "content/guide/fold.md": CachedSite.page, "content/guide/other.md": "# Other\n",
    "content/screens/b.yml": "background: black\n",
  ]

  @Test(arguments: [
    ("", ["figures.json", "guide/fold/index.md", "guide/index.md", "guide/other/index.md", "index.md", "llms-full.txt", "llms.txt"]),
    ("machine_readable: false", []),
    ("machine_readable: [llms]", ["llms-full.txt", "llms.txt"]),
    ("machine_readable: figures", ["figures.json"]),
  ]) func `the configuration chooses`(_ line: String, _ expected: [String]) throws {
    let site = try TestSite(Self.pages.merging(["zoetrope.yml": "title: A\n\(line)\n"]) { $1 }, usesPlainTemplates: false)
    #expect(paths(site) == expected)
    let html = try #require(try site.build().text("guide/index.html"))
    #expect(html.contains("type=\"text/markdown\" href=\"index.md\"") == expected.contains("index.md"))
  }

  @Test func `an unknown part is an error`() throws {
    let site = try TestSite(["content/index.md": "# Home\n", "zoetrope.yml": "machine_readable: [markdwon]\n"])
    #expect(site.build().diagnostics.map(\.identifier) == ["config.machine-readable"])
  }

  @Test func `drafts and redirects are in no list`() throws {
    let source = try TestSite([
      "content/index.md": "# Home\n", "content/a.md": "---\ndraft: true\ntitle: A\n---\n```{strip} fade\n:from: b\n:to: b\n```\n",
      "content/b.md": "---\nredirect_to: index.md\ntitle: B\n---\n", "content/screens/b.yml": "background: black\n",
    ])
    var options = Site.Options(source: source.source.path)
    options.includesDrafts = true
    let built = Site(options).build()
    #expect(try built.text("llms.txt") == "# Untitled\n\n- [Home](index.md)\n")
    #expect(try built.text("a/index.md")?.hasPrefix("# A\n") == true)
    #expect(try built.text("b/index.md") == nil)
    #expect(try built.text("figures.json") == nil)
  }

  @Test func `a version that search engines leave out has no lists of pages`() throws {
    let site = try TestSite([
      "content/index.md": "# Home\n",
      "zoetrope.yml":
        "url: https://a.example\nversion: \"1\"\nversions: [{name: \"2\"}, {name: \"1\", noindex: true}]\n",
    ])
    #expect(paths(site) == ["index.md"])
  }

  @Test func `addresses in the lists are complete if the site's is known`() throws {
    let files = [
      "content/index.md": "# Home\n", "content/a/b [c].md": "# B] \\*\n\n[Home](../index.md) and [x](#y) ![p](p.svg)\n",
      "content/a/p.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>\n",
    ]
    let site = try TestSite(files.merging(["zoetrope.yml": "url: https://a.example/s\n"]) { $1 })
    let full = try #require(try site.build().text("llms-full.txt"))
    #expect(full.contains("[Home](https://a.example/s/index.html) and"))
    #expect(full.contains("![p](https://a.example/s/a/p.svg)"))
    #expect(try site.build().text("llms.txt")?.contains("](https://a.example/s/a/b%20%5Bc%5D/index.md)") == true)
    let other = try #require(try TestSite(files).build().text("llms-full.txt"))
    #expect(other.contains("[Home](index.html) and"))
    #expect(other.contains("![p](a/p.svg)"))
  }

  @Test func `what the whole text has no room for is told`() throws {
    var files = ["content/index.md": "# Home\n"]
    for number in 1...5 {
      files["content/p\(number).md"] = "# P\(number)\n\n" + String(repeating: "A line of text.\n", count: 70_000)
    }
    let built = try TestSite(files).build()
    #expect(built.diagnostics.map(\.identifier) == ["machines.limit"])
    let full = try #require(try built.text("llms-full.txt"))
    #expect(full.utf8.count < LLMsFiles.limit + 1000)
    #expect(full.hasSuffix("\n2 more pages: <llms.txt>\n"))
  }

  @Test func `a page's Markdown can be linked to, and a file in its place wins`() throws {
    let site = try TestSite([
      "content/index.md": "# Home\n\n[Fold](/guide/fold/index.md) and [dead](/guide/fold/index.mdx).\n",
      "content/guide/fold.md": "# Fold\n",
      "content/own.md": "---\npermalink: /own.html\n---\n# Own\n",
      "templates/assets/x.css": "",
    ])
    #expect(site.build().diagnostics.map(\.identifier) == ["link.dead"])
    let built = try TestSite([
      "content/index.md": "# Home\n", "content/a.md": "---\npermalink: /a.md\nlayout: null\n---\nA file.\n",
      "content/b.md": "---\npermalink: /a.html\n---\n# B\n",
    ]).build()
    #expect(built.diagnostics.map(\.identifier).contains("machines.conflict"))
  }

  // MARK: Caches and schemas

  @Test func `a cached figure has the same Markdown as an executed one`() throws {
    let site = try CachedSite(CachedSite.standard)
    let (first, second) = (site.build(), site.build())
    #expect(second.counts.kept > 0)
    for path in ["deep/page/index.md", "figures.json", "llms-full.txt"] {
      let text = try #require(try first.built.text(path))
      #expect(try second.built.text(path) == text)
      #expect(text.contains("Fade from a to b"))
    }
  }

  private static func schema(_ name: String) throws -> JSONSchema {
    let root = URL(fileURLWithPath: TestSite.testFolder).deletingLastPathComponent().deletingLastPathComponent()
    return try JSONSchema(Array(Data(contentsOf: root.appendingPathComponent("content/reference/\(name).schema.json"))))
  }

  @Test func `figures fit their schema`() throws {
    let page = """
      ```{compare}
      :from: b
      :to: b
      one: fade
      two: fade(duration: 0.2)

      Two.
      ```

      ```{curve}
      a "quoted" one: easeOut
      two: linear
      ```

      """
    let site = try TestSite(
      Self.pages.merging(["content/more.md": page, "zoetrope.yml": "title: A\nurl: https://a.example\n"]) { $1 },
      usesPlainTemplates: false)
    let list = try #require(try site.build().text("figures.json"))
    #expect(try Self.schema("figures").problems(of: Array(list.utf8)) == [])
    #expect(list.contains("\"kind\":\"curve\""))
    #expect(list.contains("\"kind\":\"compare\""))
    #expect(try Self.schema("figures").problems(of: Array("{\"schema\":1,\"figures\":[{}]}".utf8)).count > 10)
  }

  @Test func `the search index fits its schema`() throws {
    let schema = try Self.schema("search")
    var files = Self.pages
    files["zoetrope.yml"] = "title: A\nsearch: true\n"
    files["content/names.md"] = "---\ntitle: Names\ndefines: Options\n---\n## fold\n\n| a | b |\n|---|---|\n| `folds` | x |\n"
    let built = try TestSite(files, usesPlainTemplates: false).build()
    let index = built.files.filter { $0.path.hasPrefix("search/") && $0.path.hasSuffix(".json") }
    #expect(index.count >= 2)
    for file in index { #expect(try schema.problems(of: file.bytes()) == [], "\(file.path)") }
    #expect(try !schema.problems(of: Array("{\"places\":[[1]],\"names\":[]}".utf8)).isEmpty)
  }

  @Test func `an edit of a caption changes its Markdown`() throws {
    let site = try TestSite(Self.pages, usesPlainTemplates: false)
    _ = site.build()
    try site.source.write(CachedSite.page.replacingOccurrences(of: "A [caption]", with: "Another [caption]"), to: "content/guide/fold.md")
    let built = site.build(changed: ["content/guide/fold.md"])
    #expect(try built.text("guide/fold/index.md")?.contains("Another [caption](../other") == true)
    try expectSame(built, site.cleanBuild(), "caption")
  }
}
