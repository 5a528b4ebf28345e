import HTML
import Liquid
import Text

/// The newest dated pages as an Atom feed (RFC 4287), which needs the site's address.
enum AtomFeed {
  static let path = "feed.xml"

  /// The path of the feed in a language.
  static func path(in language: SiteLanguage) -> String {
    language.path(language.configuration.jekyll?.feedPath ?? path)
  }

  private static let entryLimit = 20

  /// - Parameters:
  ///   - language: the position of the language.
  ///   - term: the term whose pages it has; nil for all pages.
  ///   - content: the HTML of a page inside its layout.
  static func bytes(
    _ plan: SitePlan, language: Int, of term: TermFeed? = nil, content: (Page) -> [UInt8]
  ) -> [UInt8] {
    let (language, pages) = (plan.languages[language], entries(of: plan, language: language, term: term))
    let (configuration, path) = (language.configuration, term?.path ?? path(in: language))
    let (base, home) = (configuration.baseURL, term?.home ?? language.home)
    var xml = HTMLWriter.xml
    xml.element("feed", HTMLAttribute("xmlns", "http://www.w3.org/2005/Atom")) { xml in
      xml.newline()
      xml.line { $0.element("title", text: term?.title(on: configuration.title) ?? configuration.title) }
      if term == nil, !configuration.description.isEmpty {
        xml.line { $0.element("subtitle", text: configuration.description) }
      }
      let address = "\(base)/" + String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
      // As `jekyll-feed` names it, so that subscribers of a site that moves in keep their feed.
      xml.line { $0.element("id", text: configuration.jekyll == nil ? base + home.link : address) }
      xml.line {
        $0.empty("link", .relation("self"), .type("application/atom+xml"), .link(address))
      }
      xml.line {
        $0.empty("link", .relation("alternate"), .type("text/html"), .link(base + home.link))
      }
      // The date of the newest entry, so that the same site has the same feed.
      let dates = pages.compactMap { latest($0, plan) }
      xml.line {
        $0.element("updated", text: timestamp(dates.max { $0.secondsSince1970 < $1.secondsSince1970 }))
      }
      write(author: configuration.author ?? configuration.title, to: &xml)
      for page in pages {
        let html = FeedContent.html(of: content(page), on: page, base: base)
        xml.line { write(page, html, plan, to: &$0) }
      }
    }
    xml.newline()
    return xml.bytes
  }

  /// The pages in the feed, newest first.
  ///
  /// - Parameters:
  ///   - language: the position of the language.
  ///   - term: the term that they have; nil for all pages.
  static func entries(of plan: SitePlan, language: Int, term: TermFeed? = nil) -> ArraySlice<Page> {
    let pages = term.map { $0.pages.map { plan.pages[$0] } } ?? plan.pages
    let dated = pages.filter { hasEntry($0) && $0.language == language }
    return dated.sorted { a, b in
      let dates = (a.date?.secondsSince1970 ?? 0, b.date?.secondsSince1970 ?? 0)
      return dates.0 != dates.1 ? dates.0 > dates.1 : a.index < b.index
    }.prefix(plan.configuration.jekyll?.feedLimit ?? entryLimit)
  }

  /// Whether a page can be in feeds.
  static func hasEntry(_ page: Page) -> Bool { page.date != nil && !page.isContinuation && page.isIndexed }

  /// The date of a page, or of its last change.
  private static func latest(_ page: Page, _ plan: SitePlan) -> DateTime? {
    guard let updated = plan.updated(page), let date = page.date else { return page.date }
    return updated.secondsSince1970 > date.secondsSince1970 ? updated : date
  }

  /// The complete address of a page.
  static func address(of page: Page, _ plan: SitePlan) -> String {
    plan.configuration.baseURL + String(decoding: PercentEncoding.encoded(page.url.utf8), as: UTF8.self)
  }

  /// The id of an entry, by which readers know it again: its address, and in a Jekyll site the id of its document.
  private static func identity(of page: Page, at address: String, _ plan: SitePlan) -> String {
    guard let source = page.source, source.jekyll?.isDocument == true else { return address }
    let slug = String(decoding: PercentEncoding.encoded(source.metadata.slug.utf8), as: UTF8.self)
    return plan.configuration.baseURL + page.permalink.documentID(slug: slug)
  }

  private static func write(_ page: Page, _ html: [UInt8], _ plan: SitePlan, to xml: inout HTMLWriter) {
    let address = address(of: page, plan)
    let metadata = page.source?.metadata
    xml.element("entry") { xml in
      xml.newline()
      xml.line { $0.element("title", text: page.title) }
      xml.line { $0.element("id", text: identity(of: page, at: address, plan)) }
      xml.line { $0.empty("link", .relation("alternate"), .type("text/html"), .link(address)) }
      let latest = latest(page, plan)
      if latest != page.date { xml.line { $0.element("published", text: timestamp(page.date)) } }
      xml.line { $0.element("updated", text: timestamp(latest)) }
      for author in metadata?.authors ?? [] { write(author: author, to: &xml) }
      let categories = plan.configuration.jekyll == nil ? [] : metadata?.categories ?? []
      for word in categories + (metadata?.tags ?? []) {
        xml.line { $0.empty("category", HTMLAttribute("term", word)) }
      }
      if let summary = metadata?.summary { xml.line { $0.element("summary", text: summary) } }
      if !html.isEmpty {
        xml.line { line in
          line.element("content", .type("html")) { $0.text(html) }
        }
      }
    }
  }

  private static func write(author: String, to xml: inout HTMLWriter) {
    xml.line { $0.element("author") { $0.line { $0.element("name", text: author) } } }
  }

  static func timestamp(_ date: DateTime?) -> String {
    // A feed without entries needs a date, too.
    guard let date, let utc = DateTime(secondsSince1970: date.secondsSince1970) else {
      return "1970-01-01T00:00:00Z"
    }
    return String(decoding: utc.formatted("%Y-%m-%dT%H:%M:%SZ"), as: UTF8.self)
  }
}
