import HTML
import Text

/// The description of a page for search engines (schema.org), as JSON that browsers don't run.
struct StructuredData {
  /// The site's address.
  var base: String
  var siteTitle: String
  /// The path of the address of the home page in the page's language.
  var home = "/"
  var language: String
  var title: String
  /// The path of the page's address.
  var url: String
  var isHome: Bool
  var summary: String?
  var author: String?
  /// As in `2014-05-17`.
  var date: String?
  /// The date of the last change, as in `2014-05-17`.
  var updated: String?
  /// The path of the page's picture for links.
  var image: String?
  /// The pages of the folders around it, outermost first.
  var breadcrumbs: [(title: String, url: String)]

  /// The element for the page's head, with a line break.
  var script: [UInt8] {
    HTMLWriter.block("script", .type("application/ld+json")) { script in
      script.html(json)
    }
  }

  private var json: [UInt8] {
    var out = JSONWriter()
    out.object { data in
      data.member("@context", "https://schema.org")
      data.member(
        "@graph",
        list: { graph in
          graph.object { isHome ? writeHome(to: &$0) : writeArticle(to: &$0) }
          if !breadcrumbs.isEmpty { graph.object(writeBreadcrumbs) }
        })
    }
    return out.bytes
  }

  private func writeHome(to object: inout JSONWriter) {
    object.member("@type", "WebSite")
    writeSite(to: &object)
    if let summary { object.member("description", summary) }
    object.member("inLanguage", language)
  }

  private func writeSite(to object: inout JSONWriter) {
    object.member("name", siteTitle)
    object.member("url", address(home))
  }

  private func writeArticle(to object: inout JSONWriter) {
    object.member("@type", "TechArticle")
    object.member("headline", title)
    object.member("url", address(url))
    if let date { object.member("datePublished", date) }
    if let updated { object.member("dateModified", updated) }
    if let image { object.member("image", address(image)) }
    if let summary { object.member("description", summary) }
    object.member("inLanguage", language)
    if let author {
      object.member(
        "author",
        object: { person in
          person.member("@type", "Person")
          person.member("name", author)
        })
    }
    object.member(
      "isPartOf",
      object: { site in
        site.member("@type", "WebSite")
        writeSite(to: &site)
      })
  }

  private func writeBreadcrumbs(to object: inout JSONWriter) {
    object.member("@type", "BreadcrumbList")
    object.member(
      "itemListElement",
      list: { list in
        let crumbs = breadcrumbs.map { ($0.title, Optional(address($0.url))) } + [(title, nil)]
        for (index, (title, address)) in crumbs.enumerated() {
          list.object { item in
            item.member("@type", "ListItem")
            item.member("position", index + 1)
            item.member("name", title)
            if let address { item.member("item", address) }
          }
        }
      })
  }

  private func address(_ path: String) -> String {
    base + String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
  }
}
