import Diagnostics
import Foundation
import Localization
import Testing
import YAML

@testable import SiteBuilder

struct KnownKeysTests {
  private func fix(_ key: String, _ keys: KnownKeys = .frontMatter) -> String? {
    let file = SourceFile(path: "x", text: "\(key): x\n")
    let node = YAMLNode.parse(file, 0..<file.bytes.count, DiagnosticCollector())
    let problem = keys.doubtful(among: node?.entries ?? []).first?.problem
    return problem.map { $0.fix ?? $0.explanation ?? "" }
  }

  @Test(arguments: [
    ("darft", "draft"), ("drafts", "draft"), ("sumary", "summary"), ("titel", "title"), ("Title", "title"),
    ("renderWithLiquid", "render_with_liquid"), ("premalink", "permalink"), ("oder", "order"),
    ("dat", "date"),
    ("tgas", "tags"), ("TOC", "toc"), ("catgories", "categories"), ("auther", "author"),
    ("publishd", "published"),
  ])
  func `a slip is told`(_ key: String, _ meant: String) {
    #expect(fix(key) == "did you mean “\(meant)”?")
  }

  @Test(arguments: [
    "subtitle", "data", "top", "to", "tabs", "series", "comments", "featured", "math", "lead", "name",
    "header", "classes", "sidebar", "head", "text", "labels", "slogan", "rate",
    "doc", "page",
  ])
  func `keys of one's own are not`(_ key: String) {
    #expect(fix(key) == nil)
  }

  @Test(arguments: [
    "sitemap", "robots", "canonical_url", "image", "lang", "keywords",
  ])
  func `keys that many have for templates of their own are noted`(_ key: String) throws {
    let site = try TestSite(["content/index.md": "---\n\(key): x\n---\n"])
    let built = site.build()
    #expect(built.identifiers == ["front-matter.unknown-key"])
    #expect(built.diagnostics.first?.explanation != nil && !built.hasFailed(strict: true))
    try site.source.write("---\n\(key): x\n---\n{{ page.\(key) }}\n", to: "content/index.md")
    #expect(site.build().report == "")
  }

  @Test(arguments: [
    "remote_theme", "colors", "logo", "favicon", "defaults", "collections", "plugins", "google_analytics",
    "timezone",
  ])
  func `what another program would do by its configuration is told`(_ key: String) throws {
    let built = try TestSite(["content/index.md": "# Home\n", "zoetrope.yml": "\(key): x\n"]).build()
    #expect(built.identifiers == ["config.unknown-key"])
    #expect(built.diagnostics.first?.explanation != nil && built.diagnostics.first?.fix == nil)
  }

  @Test func `no key is proposed that is there`() throws {
    let built = try TestSite([
      "content/index.md": "---\ndate: 2014-01-01\npublishDate: 2031-01-01\n---\n",
      "zoetrope.yml": "url: https://a.b\nbaseurl: /c\n",
    ]).build()
    #expect(built.diagnostics.map(\.fix) == ["delete “publishDate”", nil])
    #expect(built.report.contains("“url” is the whole address"))
  }

  @Test func `what is not the page’s own to say is told, whatever templates read`() throws {
    let files = ["content/index.md": "---\nexcerpt: x\n---\nText\n\n{{ page.excerpt }} {{ page.url }}\n"]
    #expect(try TestSite(files).build().diagnostics.map(\.fix) == ["write “summary”"])
  }

  @Test(arguments: [("nav_order", "order"), ("url", "permalink"), ("publishDate", "date")])
  func `words of other programs are translated`(_ key: String, _ meant: String) {
    #expect(fix(key) == "write “\(meant)”")
  }

  @Test(arguments: [
    ("baseURL", "url"), ("site_name", "title"), ("nav", "navigation"), ("languageCode", "language"),
  ])
  func `words of other configurations are translated`(_ key: String, _ meant: String) {
    #expect(fix(key, .configuration) == "write “\(meant)”")
  }

  @Test func `what does not exist is said`() {
    #expect(fix("expiryDate")?.hasPrefix("pages don't expire") == true)
    #expect(fix("exclude", .configuration)?.hasPrefix("all files of “content” are included") == true)
  }

  @Test(arguments: [KnownKeys.frontMatter, .configuration])
  func `replacements are keys, and no key needs one`(_ keys: KnownKeys) {
    for (name, replacement) in keys.others {
      #expect(!keys.names.contains(name))
      if case .key(let key) = replacement { #expect(keys.names.contains(key)) }
    }
  }

  @Test func `the reference lists every key`() throws {
    let path = TestSite.testFolder + "/../../content/reference/configuration.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for key in KnownKeys.frontMatter.names.union(KnownKeys.configuration.names)
    where !["lang", "base_url", "category"].contains(key) {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func `the reference lists every word of the theme`() throws {
    let path = TestSite.testFolder + "/../../content/reference/languages.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for phrase in Phrase.allCases {
      #expect(text.contains("| `\(phrase.rawValue)` | \(Localization.english[phrase]) |"))
    }
  }

  // MARK: Sites

  @Test(arguments: [("it", 1), ("it\nwords: {play: Avvia}", 0), ("fr-CA", 0)])
  func `languages without words are told`(_ language: String, _ count: Int) throws {
    let built = try TestSite(["content/index.md": "# Home\n", "zoetrope.yml": "language: \(language)\n"])
      .build()
    #expect(built.report.components(separatedBy: "[config.language]").count - 1 == count)
  }

  @Test func `misspelt keys are reported at their places`() throws {
    let built = try TestSite([
      "content/index.md": "# Home\n", "content/a.md": "---\ntitle: A\ndarft: true\n---\n",
      "content/b.md": "---\ndarft: true\n---\n", "zoetrope.yml": "baseURL: https://a.b\n",
    ]).build()
    #expect(
      built.identifiers == ["front-matter.unknown-key", "front-matter.unknown-key", "config.unknown-key"])
    #expect(built.diagnostics.map { $0.range?.start.line } == [3, 2, 1])
    #expect(!built.hasFailed(strict: false) && built.hasFailed(strict: true))
  }

  @Test(arguments: ["zoetrope.yaml", "_config.yml"])
  func `a configuration of another name is reported`(_ name: String) throws {
    let files = ["content/index.md": "# Home\n", name: "title: A\n"]
    let built = try TestSite(files).build()
    #expect(built.identifiers == ["config.name"])
    #expect(built.diagnostics.first?.range?.file.path == name)
    #expect(built.diagnostics.first?.summary == "“\(name)” is ignored")
    #expect(try TestSite(files.merging(["zoetrope.yml": "title: A\n"]) { $1 }).build().identifiers == [])
  }

  @Test func `of another program’s configuration it is said what can stay`() throws {
    let built = try TestSite([
      "content/index.md": "# Home\n",
      "_config.yml": "title: A\nplugins: [x]\nurl: https://a.b\nremote_theme: y\n",
    ]).build()
    #expect(built.diagnostics.first?.fix == "write a “zoetrope.yml” with “title”, “url”")
    #expect(
      built.diagnostics.first?.explanation?.hasPrefix("“plugins”, “remote_theme” would have no effect")
        == true)
  }

  @Test(arguments: [
    ("_posts/2014-01-01-a.md", "Jekyll"), ("hugo.toml", "Hugo"), ("archetypes/default.md", "Hugo"),
    ("mkdocs.yml", "MkDocs"),
  ])
  func `a site of another program becomes ours by what the message says`(_ path: String, _ name: String)
    throws
  {
    let site = try TestSite([path: "title: A\n"])
    let problem = try #require(site.build().diagnostics.first { $0.identifier == "source.no-content" })
    #expect(problem.explanation == "this is a site for \(name)")
    #expect(problem.fix?.contains(name == "Jekyll" ? "write “_config.yml”" : "into “content”") == true)
    #expect(try TestSite(["x.md": "# X\n"]).build().diagnostics.first?.explanation == nil)
  }

  @Test(arguments: [
    "{{ page.darft }}", "{% for p in site.pages %}{{ p.darft }}{% endfor %}",
    "{{ site.pages | where: 'darft', true | size }}", "{{ page['darft'] }}",
  ])
  func `what a template reads is right`(_ template: String) throws {
    let page = "---\ndarft: true\n---\n"
    #expect(
      try TestSite(["content/a.md": page, "content/index.md": template + "\n"]).build().identifiers == [])
    let layouts = [
      "content/a.md": page, "templates/includes/x.html": template, "content/index.md": "# Home\n",
    ]
    #expect(try TestSite(layouts).build().identifiers == ["template.unused"])
  }

  @Test func `what templates only write about is not`() throws {
    let site = try TestSite([
      "content/index.md":
        "darft {{ page.title }} darft {{ page.darfts }}{% raw %} darft {% endraw %} darft\n",
      "content/a.md": "---\ndarft: true\n---\n",
    ])
    #expect(site.build().identifiers == ["front-matter.unknown-key"])
  }

  @Test func `another program's word is told once`() throws {
    let page = "---\nexpiryDate: 2031-01-01\n---\n"
    let built = try TestSite(["content/index.md": page, "content/a.md": page, "content/b.md": page]).build()
    #expect(built.identifiers == ["front-matter.unknown-key"])
    #expect(built.diagnostics.first?.notes.count == 1)
  }

  @Test func `an edit elsewhere makes a key right, and wrong again`() throws {
    let site = try TestSite([
      "content/index.md": "# Home\n", "content/a.md": "---\ntitle: A\ndarft: true\n---\n",
    ])
    #expect(site.build().identifiers == ["front-matter.unknown-key"])
    for (text, expected) in [("# Home\n{{ page.darft }}\n", []), ("# Home\n", ["front-matter.unknown-key"])] {
      try site.source.write(text, to: "content/index.md")
      #expect(site.build(changed: ["content/index.md"]).identifiers == expected)
      #expect(site.cleanBuild().identifiers == expected)
    }
    try site.source.write("---\ntitle: A\n---\n", to: "content/a.md")
    #expect(site.build(changed: ["content/a.md"]).identifiers == [])
  }
}
