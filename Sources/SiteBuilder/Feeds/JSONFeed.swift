import Liquid
import Text

/// The newest dated pages as a JSON feed (jsonfeed.org, version 1.1), which needs the site's address.
enum JSONFeed {
  static let path = "feed.json"

  /// The path of the feed in a language.
  static func path(in language: SiteLanguage) -> String { language.path(path) }

  /// - Parameters:
  ///   - number: the position of the language.
  ///   - content: the HTML of a page inside its layout.
  static func bytes(_ plan: SitePlan, language number: Int, content: (Page) -> [UInt8]) -> [UInt8] {
    let language = plan.languages[number]
    let configuration = language.configuration
    let base = configuration.baseURL
    var out = JSONWriter()
    out.object { feed in
      feed.member("version", "https://jsonfeed.org/version/1.1")
      feed.member("title", configuration.title)
      if !configuration.description.isEmpty { feed.member("description", configuration.description) }
      feed.member("home_page_url", base + language.home.link)
      feed.member("feed_url", "\(base)/\(path(in: language))")
      feed.member("language", configuration.language)
      write(authors: configuration.authors, to: &feed)
      feed.member(
        "items",
        list: { items in
          for page in AtomFeed.entries(of: plan, language: number) {
            items.object {
              write(page, plan, FeedContent.html(of: content(page), on: page, base: base), to: &$0)
            }
          }
        })
    }
    return out.bytes + "\n".utf8
  }

  private static func write(_ page: Page, _ plan: SitePlan, _ html: [UInt8], to item: inout JSONWriter) {
    let address = AtomFeed.address(of: page, plan)
    let metadata = page.source?.metadata
    item.member("id", address)
    item.member("url", address)
    item.member("title", page.title)
    if let summary = metadata?.summary { item.member("summary", summary) }
    item.member("content_html", html)
    item.member("date_published", AtomFeed.timestamp(page.date))
    if let updated = plan.updated(page) { item.member("date_modified", AtomFeed.timestamp(updated)) }
    write(authors: metadata?.authors ?? [], to: &item)
    let tags = metadata?.tags ?? []
    if !tags.isEmpty { item.member("tags", list: { list in for tag in tags { list.element(tag) } }) }
  }

  private static func write(authors: [String], to object: inout JSONWriter) {
    guard !authors.isEmpty else { return }
    object.member(
      "authors",
      list: { list in
        for author in authors { list.object { $0.member("name", author) } }
      })
  }
}
