import Liquid
import Text

/// The newest dated pages as an Atom feed (RFC 4287). It names its pages by address, so it needs the site's.
enum AtomFeed {
  static let path = "feed.xml"
  private static let entryLimit = 20

  static func bytes(_ plan: SitePlan) -> [UInt8] {
    let base = plan.configuration.baseURL
    let pages = newest(plan)
    var xml = XMLText()
    xml.append("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
    xml.append("title", plan.configuration.title.utf8)
    if !plan.configuration.description.isEmpty { xml.append("subtitle", plan.configuration.description.utf8) }
    xml.append("id", "\(base)/".utf8)
    xml.append("<link rel=\"self\" type=\"application/atom+xml\" href=\"")
    xml.append(escaping: "\(base)/\(path)".utf8)
    xml.append("\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"")
    xml.append(escaping: "\(base)/".utf8)
    xml.append("\"/>\n")
    // As old as its newest entry: a feed that was made twice is the same feed.
    xml.append("updated", timestamp(pages.first?.date))
    xml.append("<author>")
    xml.append("name", (plan.configuration.author ?? plan.configuration.title).utf8)
    xml.append("</author>\n")
    for page in pages { append(page, base, to: &xml) }
    xml.append("</feed>\n")
    return xml.bytes
  }

  private static func newest(_ plan: SitePlan) -> ArraySlice<Page> {
    let dated = plan.pages.filter { $0.date != nil && !$0.isContinuation && $0.kind != .notFound }
    return dated.sorted { a, b in
      let dates = (a.date?.secondsSince1970 ?? 0, b.date?.secondsSince1970 ?? 0)
      return dates.0 != dates.1 ? dates.0 > dates.1 : a.index < b.index
    }.prefix(entryLimit)
  }

  private static func append(_ page: Page, _ base: String, to xml: inout XMLText) {
    let address = Array(base.utf8) + PercentEncoding.encoded(page.url.utf8)
    xml.append("<entry>\n")
    xml.append("title", page.title.utf8)
    xml.append("id", address)
    xml.append("<link rel=\"alternate\" type=\"text/html\" href=\"")
    xml.append(escaping: address)
    xml.append("\"/>\n")
    xml.append("updated", timestamp(page.date))
    for author in page.source?.metadata.authors ?? [] {
      xml.append("<author>")
      xml.append("name", author.utf8)
      xml.append("</author>\n")
    }
    for tag in page.source?.metadata.tags ?? [] {
      xml.append("<category term=\"")
      xml.append(escaping: tag.utf8)
      xml.append("\"/>\n")
    }
    if let summary = page.source?.metadata.summary { xml.append("summary", summary.utf8) }
    xml.append("</entry>\n")
  }

  private static func timestamp(_ date: DateTime?) -> [UInt8] {
    // A feed without entries still has to have a date.
    guard let date, let utc = DateTime(secondsSince1970: date.secondsSince1970) else {
      return Array("1970-01-01T00:00:00Z".utf8)
    }
    return utc.formatted("%Y-%m-%dT%H:%M:%SZ")
  }
}
