import Files
import Text

/// The addresses of all pages, for search engines (sitemaps.org). It needs the site's own address.
enum Sitemap {
  static let path = "sitemap.xml"
  /// The protocol's own limit.
  private static let entryLimit = 50_000

  static func bytes(_ plan: SitePlan) -> [UInt8] {
    var xml = XMLText()
    xml.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    let pages = plan.pages.filter { $0.kind != .notFound && $0.source?.metadata.isDraft != true }
    for page in pages.sorted(by: { SitePath.precedes($0.url, $1.url) }).prefix(entryLimit) {
      xml.append("<url>")
      xml.append("<loc>")
      xml.append(escaping: Array(plan.configuration.baseURL.utf8) + PercentEncoding.encoded(page.url.utf8))
      xml.append("</loc>")
      if let date = page.date {
        xml.append("<lastmod>\(String(decoding: date.formatted("%Y-%m-%d"), as: UTF8.self))</lastmod>")
      }
      xml.append("</url>\n")
    }
    xml.append("</urlset>\n")
    return xml.bytes
  }
}
