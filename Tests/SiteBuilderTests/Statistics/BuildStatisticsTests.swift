import Testing

@testable import SiteBuilder

/// Bytes, counts and structure; how long anything takes is nobody's promise.
struct BuildStatisticsTests {
  private static let files = [
    "zoetrope.yml": "heading_anchors: false\n",
    "content/index.md": "# Home\n\n```{note}\nOuter.\n\n~~~{curve}\n:duration: 1s\na: linear\n~~~\n```\n",
    "content/plain.md": "# Plain\n\nWords.\n",
    "content/raw.html": "---\ntitle: Raw\n---\n<p>x</p>\n",
    "templates/layouts/page.html": "---\nlayout: outer\n---\n[{{ content }}]",
    "templates/layouts/outer.html": "<body>{{ content }}</body>",
  ]

  private func build(collectsStatistics: Bool = true) throws -> BuiltSite {
    let site = try TestSite(Self.files)
    var options = Site.Options(source: site.source.path)
    options.collectsStatistics = collectsStatistics
    return Site(options).build()
  }

  private func statistics(of site: BuiltSite) throws -> BuildStatistics { try #require(site.statistics) }

  @Test func `nothing is kept unless it was asked for`() throws {
    #expect(try build(collectsStatistics: false).statistics == nil)
  }

  @Test func `asking changes no byte`() throws {
    let (asked, unasked) = (try build(), try build(collectsStatistics: false))
    #expect(asked.files.map(\.path) == unasked.files.map(\.path))
    for (a, b) in zip(asked.files, unasked.files) { #expect(try a.bytes() == b.bytes(), "\(a.path)") }
  }

  @Test func `stages come once and in their order`() throws {
    #expect(
      try statistics(of: build()).stages.map(\.stage)
        == [.reading, .contents, .layouts, .machines, .links])
  }

  @Test func `every page has the bytes of its file`() throws {
    let site = try build()
    let statistics = try statistics(of: site)
    #expect(statistics.pages.count == site.pageCount)
    for page in statistics.pages {
      #expect(try site.text(page.path)?.utf8.count == page.bytes, "\(page.path)")
    }
    #expect(statistics.pageBytes == statistics.pages.reduce(0) { $0 + $1.bytes })
  }

  @Test func `a directive inside of another counts for its own kind`() throws {
    let directives = try statistics(of: build()).directives
    #expect(directives.mapValues(\.count) == ["note": 1, "curve": 1])
    let page = try #require(try build().text("index.html"))
    let note = try #require(page.firstRange(of: "<aside"))
    let noteEnd = try #require(page.firstRange(of: "</aside>\n"))
    let whole = page[note.lowerBound..<noteEnd.upperBound].utf8.count
    #expect(directives.values.reduce(0) { $0 + $1.bytes } == whole)
  }

  @Test func `layouts count each page once, with what they wrote`() throws {
    let site = try build()
    let layouts = try statistics(of: site).layouts
    #expect(layouts["page"]?.count == 2)
    #expect(layouts["outer"]?.count == 2)
    let pages = try ["plain/index.html", "raw/index.html"].map { try site.text($0)?.utf8.count ?? 0 }
    #expect(layouts["outer"]?.bytes == pages.reduce(0, +))
  }

  @Test func `the slowest pages are as many as there are`() throws {
    let statistics = try statistics(of: build())
    #expect(statistics.slowest(2).count == 2)
    #expect(Set(statistics.slowest(100).map(\.path)) == Set(statistics.pages.map(\.path)))
    #expect(statistics.slowest(100).map(\.time) == statistics.pages.map(\.time).sorted(by: >))
  }
}
