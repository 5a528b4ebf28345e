import Foundation
import Testing

@testable import SiteBuilder

/// Dates of change, the JSON feed, and rules for crawlers.
struct UpdateTests {
  private static let files = [
    "content/index.md": "# Home\n",
    "zoetrope.yml": "title: Site\nurl: https://a.b\njson_feed: true\nauthor: Ann\n",
    "content/2014-05-17-fold.md":
      "---\nupdated: 2015-01-02\ntags: [a]\nsummary: S\nauthor: Bob\n---\n# Fold\n\n\"Text\" & [link](index.md)\n",
    "content/2014-05-18-card.md": "# Card\n",
  ]

  @Test func `a page has the date of its last change`() throws {
    let built = try TestSite(Self.files, usesPlainTemplates: false).build()
    #expect(built.report == "")
    let page = try #require(try built.text("fold/index.html"))
    #expect(page.contains("<li>Updated <time datetime=\"2015-01-02\">2 January 2015</time></li>"))
    #expect(page.contains("\"datePublished\":\"2014-05-17\",\"dateModified\":\"2015-01-02\""))
    #expect(try built.text("card/index.html")?.contains("Updated") == false)
    #expect(try built.text("sitemap.xml")?.contains("fold/</loc><lastmod>2015-01-02</lastmod>") == true)
    let feed = try #require(try built.text("feed.xml"))
    #expect(
      feed.contains("<published>2014-05-17T00:00:00Z</published>\n<updated>2015-01-02T00:00:00Z</updated>"))
    #expect(feed.split(separator: "<author>")[0].contains("<updated>2015-01-02T00:00:00Z</updated>"))
  }

  @Test func `the JSON feed has the entries of the Atom feed`() throws {
    let built = try TestSite(Self.files, usesPlainTemplates: false).build()
    let json = try #require(try built.text("feed.json"))
    let feed = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
    #expect(feed["feed_url"] as? String == "https://a.b/feed.json")
    #expect((feed["authors"] as? [[String: String]])?.first?["name"] == "Ann")
    let items = try #require(feed["items"] as? [[String: Any]])
    #expect(items.map { $0["title"] as? String } == ["Card", "Fold"])
    let fold = items[1]
    #expect(fold["id"] as? String == "https://a.b/fold/")
    #expect(
      fold["content_html"] as? String
        == "<p>&quot;Text&quot; &amp; <a href=\"https://a.b/index.html\">link</a></p>\n")
    #expect(fold["date_published"] as? String == "2014-05-17T00:00:00Z")
    #expect(fold["date_modified"] as? String == "2015-01-02T00:00:00Z")
    #expect(fold["tags"] as? [String] == ["a"])
    #expect((fold["authors"] as? [[String: String]])?.first?["name"] == "Bob")
    #expect(try built.text("index.html")?.contains("type=\"application/feed+json\"") == true)
  }

  @Test func `crawlers find the sitemap at the root of a host`() throws {
    func rules(_ url: String, _ files: [String: String] = [:]) throws -> String? {
      let site = ["content/index.md": "# Home\n", "zoetrope.yml": "url: \(url)\n"]
      return try TestSite(site.merging(files) { $1 }).build().text("robots.txt")
    }
    #expect(try rules("https://a.b") == "User-agent: *\nAllow: /\n\nSitemap: https://a.b/sitemap.xml\n")
    #expect(try rules("https://a.b/c") == nil)
  }

  // MARK: Dates of commits

  private static func git(_ arguments: String, in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "git -c user.name=A -c user.email=a@b \(arguments)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_COMMITTER_DATE": "2020-03-04T05:06:07Z", "GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test func `git gives the dates of pages`() throws {
    let site = try TestSite(
      [
        "content/index.md": "# Home\n", "zoetrope.yml": "git_dates: true\nurl: https://a.b\n",
        "content/ü x.md": "---\nupdated: 2021-01-01\n---\n", "content/b.md": "B\n",
        "content/c.md": "---\ndate: 2019-01-01\n---\n",
      ])
    let root = site.source.path
    #expect(site.build().identifiers == ["history.missing"])
    try Self.git("init -q && git add content/index.md 'content/ü x.md' content/b.md", in: root)
    try Self.git("commit -qm One", in: root)
    let built = site.cleanBuild()
    #expect(built.report == "")
    let map = try #require(try built.text("sitemap.xml"))
    #expect(map.contains("https://a.b/</loc><lastmod>2020-03-04</lastmod>"))
    #expect(map.contains("x/</loc><lastmod>2021-01-01</lastmod>"))
    #expect(map.contains("https://a.b/c/</loc><lastmod>2019-01-01</lastmod>"))
  }
}
