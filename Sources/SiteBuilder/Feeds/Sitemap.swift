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
    let translated = plan.languages.count > 1
    xml.element(
      "urlset", HTMLAttribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9"),
      translated ? HTMLAttribute("xmlns:xhtml", "http://www.w3.org/1999/xhtml") : nil
    ) { xml in
      xml.newline()
      for page in pages.sorted(by: { SitePath.precedes($0.url, $1.url) }).prefix(entryLimit) {
        xml.element("url") { xml in
          xml.element("loc", text: plan.configuration.baseURL + page.permalink.link)
          if let date = plan.updated(page) ?? page.date {
            xml.element("lastmod", text: String(decoding: date.formatted("%Y-%m-%d"), as: UTF8.self))
          }
          if translated { writeTranslations(of: page, plan, to: &xml) }
        }
        xml.newline()
      }
    }
    xml.newline()
    return xml.bytes
  }

  /// The addresses of a page in all languages in which it is there, if there are several.
  private static func writeTranslations(of page: Page, _ plan: SitePlan, to xml: inout HTMLWriter) {
    let translations = zip(plan.languages, plan.translations.of(page.index)).compactMap {
      language, position in
      position.flatMap { plan.pages[$0].isIndexed ? (language.tag, plan.pages[$0].permalink.link) : nil }
    }
    guard translations.count > 1 else { return }
    for (tag, link) in translations {
      xml.empty(
        "xhtml:link", .relation("alternate"), HTMLAttribute("hreflang", tag),
        .link(plan.configuration.baseURL + link))
    }
  }
}
