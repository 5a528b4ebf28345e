import Synchronization
import Testing

@testable import SiteBuilder

/// Pages that are left out for a time.
struct PublicationTests {
  /// 2020-06-01 00:00:00 UTC.
  private static let now: Int64 = 1_590_969_600

  private func build(
    _ files: [String: String], _ change: (inout Site.Options) -> Void = { _ in }
  ) throws -> BuiltSite {
    let site = try TestSite(files.merging(["content/index.md": "# Home\n"]) { own, _ in own })
    var options = Site.Options(source: site.source.path)
    options.now = { Self.now }
    change(&options)
    return withExtendedLifetime(site) { Site(options).build() }
  }

  private func page(_ date: String) -> [String: String] { ["content/a.md": "---\ndate: \(date)\n---\n# A\n"] }

  @Test(arguments: [
    "2020-06-02", "2020-06-01 14:01", "2020-06-01 00:01 Z", "2020-06-01T10:00:00+02:00", "2031-01-01",
  ])
  func `a page of the future is left out, with a note`(_ date: String) throws {
    let built = try build(page(date))
    #expect(built.identifiers == ["page.future"])
    #expect(built.diagnostics.first?.range?.start.line == 2)
    #expect(!built.hasFailed(strict: true))
    #expect(built.unpublished.map(\.obstacle) == [.future])
    #expect(built.outputs["a/index.html"] == nil)
  }

  /// Without a time zone a date has come as soon as it has anywhere.
  @Test(arguments: [
    "2020-06-01", "2020-05-31 23:00", "2020-06-01 13:59", "2020-06-01 00:00 Z", "2020-06-01T02:00:00+02:00",
  ])
  func `a page of the past is published`(_ date: String) throws {
    let built = try build(page(date))
    #expect(built.report == "")
    #expect(built.outputs["a/index.html"] != nil)
  }

  @Test func `a dated name counts, too`() throws {
    #expect(try build(["content/2031-01-01-a.md": "# A\n"]).identifiers == ["page.future"])
  }

  @Test func `whoever wants it has pages of the future`() throws {
    let option = try build(page("2031-01-01")) { $0.includesFuture = true }
    #expect(option.report == "" && option.outputs["a/index.html"] != nil)
    let key = try build(page("2031-01-01").merging(["zoetrope.yml": "future: true\n"]) { $1 })
    #expect(key.report == "" && key.outputs["a/index.html"] != nil)
  }

  /// In a preview time goes by, and any edit is a build after the date.
  @Test func `a page whose date has come is published by an edit of another one`() throws {
    let site = try TestSite(page("2020-06-02 00:01 Z").merging(["content/index.md": "# Home\n"]) { $1 })
    let now = Mutex(Self.now)
    var options = Site.Options(source: site.source.path)
    options.keepsContents = true
    options.now = { now.withLock(\.self) }
    let preview = Site(options)
    #expect(preview.build().outputs["a/index.html"] == nil)
    now.withLock { $0 += 2 * 86400 }
    try site.source.write("# Home again\n", to: "content/index.md")
    #expect(preview.build(changed: ["content/index.md"]).outputs["a/index.html"] != nil)
  }

  @Test func `feed and sitemap are without drafts`() throws {
    let files = [
      "zoetrope.yml": "url: https://a.b\n", "content/a.md": "---\ndate: 2014-01-01\n---\n# A\n",
      "content/secret.md": "---\ndate: 2014-01-02\ndraft: true\n---\n# Secret\n",
    ]
    let built = try build(files) { $0.includesDrafts = true }
    #expect(built.outputs["secret/index.html"] != nil)
    for path in ["feed.xml", "sitemap.xml"] {
      let text = try #require(try built.text(path))
      #expect(text.contains("/a/") && !text.contains("secret"), "\(path)")
    }
  }
}
