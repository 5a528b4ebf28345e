import Files
import HTML
import Text

/// The addresses of all pages for search engines (sitemaps.org), which needs the site's address.
enum Sitemap {
  static let path = "sitemap.xml"
  /// The protocol's own limit.
  private static let entryLimit = 50_000

  static func bytes(_ plan: SitePlan) -> [UInt8] {
    let pages = plan.pages.filter { $0.isIndexed }
    var xml = HTMLWriter.xml
    xml.element("urlset", HTMLAttribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")) { xml in
      xml.newline()
      for page in pages.sorted(by: { SitePath.precedes($0.url, $1.url) }).prefix(entryLimit) {
        xml.element("url") { xml in
          let path = PercentEncoding.encoded(page.url.utf8)
          xml.element("loc", text: plan.configuration.baseURL + String(decoding: path, as: UTF8.self))
          if let date = plan.updated(page) ?? page.date {
            xml.element("lastmod", text: String(decoding: date.formatted("%Y-%m-%d"), as: UTF8.self))
          }
        }
        xml.newline()
      }
    }
    xml.newline()
    return xml.bytes
  }
}
