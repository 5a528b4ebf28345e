import Testing

@testable import SiteBuilder

/// Feeds of tags and of other terms.
struct TermFeedTests {
  private static let files = [
    "content/index.md": "# Home\n",
    "content/2014-05-17-fold.md": "---\ntags: [UIKit, Paper]\nauthor: Ann\n---\n# Fold\n\nText.\n",
    "content/2014-05-18-card.md": "---\ntags: [UIKit]\n---\n# Card\n",
    "content/undated.md": "---\ntags: [Undated, UIKit]\n---\n# Undated\n",
    "content/de/2014-05-18-card.md": "---\ntags: [UIKit]\n---\n# Karte\n",
  ]

  private func site(_ settings: String, and more: [String: String] = [:]) throws -> TestSite {
    let yaml = "title: Motion\nlanguages:\n  de: {title: Bewegung}\n" + settings
    return try TestSite(
      Self.files.merging(["zoetrope.yml": yaml]) { $1 }.merging(more) { $1 }, usesPlainTemplates: false)
  }

  private func paths(_ built: BuiltSite) -> [String] {
    built.files.map(\.path).filter { $0.hasSuffix("feed.xml") }
  }

  @Test func eachTermHasAFeedOfItsPages() throws {
    let built = try site("url: https://a.b/sub\ntaxonomies: [tags, authors]\ntaxonomy_feeds: [tags]\n")
      .build()
    #expect(built.report == "")
    #expect(
      paths(built) == [
        "de/feed.xml", "de/tags/uikit/feed.xml", "feed.xml", "tags/paper/feed.xml", "tags/uikit/feed.xml",
      ])
    let feed = try #require(try built.text("tags/uikit/feed.xml"))
    #expect(feed.contains("<title>UIKit – Motion</title>"))
    #expect(feed.contains("<id>https://a.b/sub/tags/uikit/</id>"))
    #expect(
      feed.contains(#"rel="self" type="application/atom+xml" href="https://a.b/sub/tags/uikit/feed.xml""#))
    #expect(feed.matches(of: #/<entry>\n<title>(\w+)/#).map { String($0.1) } == ["Card", "Fold"])
    #expect(try built.text("de/tags/uikit/feed.xml")?.contains("<title>UIKit – Bewegung</title>") == true)
  }

  @Test func thePageOfATermNamesItsFeed() throws {
    let built = try site("url: https://a.b\npaginate: 1\ntaxonomy_feeds: [tags]\n").build()
    for page in ["tags/uikit/index.html", "tags/uikit/page/2/index.html"] {
      let html = try #require(try built.text(page), "\(page)")
      #expect(html.contains(#"type="application/atom+xml" title="UIKit – Motion""#), "\(page)")
    }
    #expect(try built.text("tags/undated/index.html")?.contains("Undated – Motion") == false)
    #expect(try built.text("index.html")?.contains("– Motion") == false)
  }

  @Test func withoutTheWishOrAnAddressThereIsNone() throws {
    #expect(try paths(site("url: https://a.b\n").build()) == ["de/feed.xml", "feed.xml"])
    #expect(try paths(site("taxonomy_feeds: [tags]\n").build()) == [])
    #expect(
      try paths(site("url: https://a.b\ntaxonomies: [series]\ntaxonomy_feeds: [tags]\n").build()) == [
        "de/feed.xml", "feed.xml",
      ])
  }

  @Test func aFileAtThatPathTakesItsPlace() throws {
    let own = ["content/tags/paper/feed.xml": "mine\n"]
    let site = try site("url: https://a.b\ntaxonomy_feeds: [tags]\n", and: own)
    let built = site.build()
    #expect(built.report == "")
    #expect(try built.text("tags/paper/feed.xml") == "mine\n")
  }

  @Test func anEditReachesTheFeed() throws {
    let site = try site("url: https://a.b\ntaxonomy_feeds: [tags]\n")
    _ = site.build()
    try site.source.write("---\ntags: [UIKit]\n---\n# Fold it\n", to: "content/2014-05-17-fold.md")
    let built = site.build(changed: ["content/2014-05-17-fold.md"])
    #expect(try built.text("tags/uikit/feed.xml")?.contains("Fold it") == true)
    #expect(try built.text("tags/paper/feed.xml") == nil)
  }
}
