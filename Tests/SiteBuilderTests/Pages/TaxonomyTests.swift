import Diagnostics
import Testing

@testable import SiteBuilder

struct TaxonomyTests {
  private static let layouts = [
    "templates/layouts/tag.html":
      "{{ page.taxonomy.title }}: {% for e in page.paginator.pages %}{{ e.title }} {% endfor %}",
    "templates/layouts/tags.html":
      "{% assign t = page.taxonomy.name %}{% for e in site.terms[t] %}{{ e.name }} {{ e.count }} {{ e.url }}\n{% endfor %}",
    "templates/layouts/default.html":
      "{% for a in page.authors %}{{ a.name }} {{ a.url }}\n{% endfor %}"
      + "{{ page.part.series }} {{ page.part.number }}/{{ page.part.count }} {{ page.part.url }}\n"
      + "{% for e in page.related %}{{ e.title }} {% endfor %}",
  ]

  private static func build(_ configuration: String, _ files: [String: String]) throws -> BuiltSite {
    let all = ["content/index.md": "# Home\n", "zoetrope.yml": configuration].merging(layouts) { $1 }
    return try TestSite(all.merging(files) { $1 }).build()
  }

  private static func post(_ day: Int, _ name: String, _ matter: String) -> (String, String) {
    ("content/2014-05-\(day)-\(name).md", "---\ntitle: \(name)\n\(matter)\n---\n")
  }

  @Test func `authors, categories and series have pages where the site wants them`() throws {
    let posts = Dictionary(uniqueKeysWithValues: [
      Self.post(10, "a", "authors: [Ann Lee, Bob]\ncategories: [UIKit]\nseries: Folding"),
      Self.post(11, "b", "author: Bob\nseries: Folding"), Self.post(12, "c", "author: {name: Ann Lee}"),
      Self.post(13, "d", ""),
    ])
    let built = try Self.build("taxonomies: [authors, categories, series]\nauthor: Site\n", posts)
    #expect(built.report == "")
    #expect(
      try built.text("authors/index.html")
        == "Ann Lee 2 /authors/ann-lee/\nBob 2 /authors/bob/\nSite 1 /authors/site/\n")
    #expect(try built.text("authors/ann-lee/index.html") == "Authors: c a ")
    #expect(try built.text("categories/uikit/index.html") == "Categories: a ")
    #expect(try built.text("series/folding/index.html") == "Series: a b ")
    #expect(
      try built.text("a/index.html")
        == "Ann Lee /authors/ann-lee/\nBob /authors/bob/\nFolding 1/2 /series/folding/\n")
    #expect(try built.text("b/index.html")?.hasSuffix("Folding 2/2 /series/folding/\n") == true)
    #expect(try built.text("tags/index.html") == nil)
  }

  @Test func `without taxonomies there are tags alone, and series have parts`() throws {
    let posts = Dictionary(uniqueKeysWithValues: [
      Self.post(10, "a", "author: Ann\ncategories: [UIKit]\nseries: Folding\norder: 2\ntags: x"),
      Self.post(11, "b", "series: folding\norder: 1"),
    ])
    let built = try Self.build("", posts)
    #expect(built.report == "")
    #expect(
      built.files.filter { ["authors", "series", "categories"].contains($0.path.prefix { $0 != "/" }) }
        .isEmpty)
    #expect(try built.text("tags/index.html") == "x 1 /tags/x/\n")
    #expect(try built.text("a/index.html") == "Ann \nFolding 2/2 \n")
  }

  @Test func `an unknown taxonomy is an error with the near miss`() throws {
    let built = try Self.build("taxonomies: [tags, author]\n", [:])
    #expect(built.identifiers == ["config.taxonomy"])
    #expect(built.report.contains("did you mean “authors”?"))
  }

  @Test func `another spelling of a term is told once`() throws {
    let built = try Self.build(
      "",
      Dictionary(
        uniqueKeysWithValues: [
          Self.post(1, "a", "tags: [UIKit]"), Self.post(2, "b", "tags: [spring, uikit]"),
          Self.post(3, "c", "tags: [uikit]"),
        ]))
    let notes = built.report.components(separatedBy: "[taxonomy.spelling]")
    #expect(notes.count == 2)
    #expect(notes[0].contains("b.md:") && notes[0].contains("“uikit” and “UIKit” are one term of tags"))
  }

  @Test func `terms that differ by more than case have addresses of their own`() throws {
    let names = ["C", "C++", "C#", "🎉", "★", "#swift", "iOS 17+", "A+B", "Objective-C++"]
    let posts = names.enumerated().map { index, name in
      Self.post(index + 10, "p\(index)", "tags: [\"\(name)\"]")
    }
    let built = try Self.build("", Dictionary(uniqueKeysWithValues: posts))
    #expect(built.report == "")
    let folders = ["c", "c-plus-plus", "c-sharp", "u1f389", "u2605", "swift", "ios-17-plus", "a-plus-b"]
    for folder in folders + ["objective-c-plus-plus"] {
      #expect(try built.text("tags/\(folder)/index.html") != nil, "\(folder)")
    }
  }

  @Test func `two spellings on one page are one term, and a spelling is found under its key`() throws {
    let posts = [
      Self.post(10, "a", "tags: [iOS, ios]"), Self.post(11, "b", "summary: on ios\ntags: [x, ios]"),
    ]
    let built = try Self.build("", Dictionary(uniqueKeysWithValues: posts))
    let notes = built.report.components(separatedBy: "[taxonomy.spelling]")
    #expect(notes.count == 2)
    let line = notes[0].split(separator: ":").dropFirst().first.map(String.init)
    #expect(line.flatMap(Int.init).map { $0 > 2 } == true, "\(notes[0])")
    let file = SourceFile(path: "a.md", text: "---\ntags: [iOS, ios, C, C++]\n---\n")
    let page = SourcePage(file, path: "a.md")
    #expect(page.metadata.tags == ["iOS", "C", "C++"])
  }

  @Test func `a term whose address a page has gives way`() throws {
    let files = [
      "content/authors/ann.md": "---\nlayout: none\n---\nAnn's own page",
      "content/2014-05-10-a.md": "---\nauthor: Ann\n---\n",
    ]
    let built = try Self.build("taxonomies: authors\n", files)
    #expect(built.report == "")
    #expect(try built.text("authors/ann/index.html") == "<p>Ann’s own page</p>\n".replacing("’", with: "'"))
  }

  // MARK: Related pages

  @Test func `the most similar pages share the rarest tags`() throws {
    let posts = Dictionary(uniqueKeysWithValues: [
      Self.post(10, "a", "tags: [common, rare]"), Self.post(11, "b", "tags: [common]"),
      Self.post(12, "c", "tags: [common, rare]"), Self.post(13, "d", "tags: [common]"),
      Self.post(14, "e", "tags: [other]"),
    ])
    let built = try Self.build("related: 2\n", posts)
    #expect(try built.text("a/index.html")?.hasSuffix("\nc b ") == true)
    #expect(try built.text("e/index.html")?.hasSuffix("\n") == true)
    #expect(try Self.build("", posts).text("a/index.html")?.hasSuffix("\n") == true)
  }

  @Test func `a page of a tag of many isn't compared with all`() {
    let term = Term(name: "t", slug: "t", permalink: Permalink(folder: "t"), pages: Array(0..<100_000))
    let related = RelatedPages([term])
    #expect(related.pages(for: 50_000, count: 100).count == 40)
    #expect(related.pages(for: 0, count: 3) == [1, 2, 3])
  }

  // MARK: Theme

  @Test func `the theme shows series, related pages and authors`() throws {
    let posts = Dictionary(uniqueKeysWithValues: [
      Self.post(10, "a", "author: Ann\nseries: Folding\ntags: x"),
      Self.post(11, "b", "author: Ann\nseries: Folding\ntags: x"),
    ])
    let files = [
      "content/index.md": "# Home\n", "zoetrope.yml": "taxonomies: [tags, authors, series]\nrelated: 3\n",
    ]
    let built = try TestSite(files.merging(posts) { $1 }, usesPlainTemplates: false).build()
    #expect(built.report == "")
    let page = try #require(try built.text("a/index.html"))
    #expect(page.contains("<summary>Part 1 of 2 of <strong>Folding</strong></summary>"))
    #expect(page.contains("<li aria-current=\"page\">a</li>"))
    #expect(page.contains("<a href=\"../authors/ann/index.html\">Ann</a>"))
    #expect(page.contains("<h2 id=\"zt-related\">Related</h2>"))
    #expect(try built.text("authors/ann/index.html")?.contains(">All Authors</a>") == true)
  }
}
