import Liquid
import Text

/// The newest dated pages as an Atom feed (RFC 4287). It names its pages by address, so it needs the site's.
enum AtomFeed {
  static let path = "feed.xml"
  private static let entryLimit = 20

  static func bytes(_ plan: SitePlan) -> [UInt8] {
    let base = plan.configuration.baseURL
    let pages = entries(of: plan)
    var xml = XMLWriter()
    xml.element("feed", ["xmlns": "http://www.w3.org/2005/Atom"]) { xml in
      xml.newline()
      xml.element("title", text: plan.configuration.title)
      if !plan.configuration.description.isEmpty {
        xml.element("subtitle", text: plan.configuration.description)
      }
      xml.element("id", text: "\(base)/")
      xml.empty("link", ["rel": "self", "type": "application/atom+xml", "href": "\(base)/\(path)"])
      xml.empty("link", ["rel": "alternate", "type": "text/html", "href": "\(base)/"])
      // As old as its newest entry: a feed that was made twice is the same feed.
      xml.element("updated", text: timestamp(pages.first?.date))
      let author = plan.configuration.author ?? plan.configuration.title
      xml.element("author") { $0.element("name", text: author) }
      for page in pages { write(page, base, to: &xml) }
    }
    return xml.bytes
  }

  /// The pages in the feed, newest first.
  static func entries(of plan: SitePlan) -> ArraySlice<Page> {
    let dated = plan.pages.filter { $0.date != nil && !$0.isContinuation && $0.isIndexed }
    return dated.sorted { a, b in
      let dates = (a.date?.secondsSince1970 ?? 0, b.date?.secondsSince1970 ?? 0)
      return dates.0 != dates.1 ? dates.0 > dates.1 : a.index < b.index
    }.prefix(entryLimit)
  }

  private static func write(_ page: Page, _ base: String, to xml: inout XMLWriter) {
    let address = base + String(decoding: PercentEncoding.encoded(page.url.utf8), as: UTF8.self)
    let metadata = page.source?.metadata
    xml.element("entry") { xml in
      xml.newline()
      xml.element("title", text: page.title)
      xml.element("id", text: address)
      xml.empty("link", ["rel": "alternate", "type": "text/html", "href": address])
      xml.element("updated", text: timestamp(page.date))
      for author in metadata?.authors ?? [] { xml.element("author") { $0.element("name", text: author) } }
      for tag in metadata?.tags ?? [] { xml.empty("category", ["term": tag]) }
      if let summary = metadata?.summary { xml.element("summary", text: summary) }
    }
  }

  private static func timestamp(_ date: DateTime?) -> String {
    // A feed without entries still has to have a date.
    guard let date, let utc = DateTime(secondsSince1970: date.secondsSince1970) else {
      return "1970-01-01T00:00:00Z"
    }
    return String(decoding: utc.formatted("%Y-%m-%dT%H:%M:%SZ"), as: UTF8.self)
  }
}
