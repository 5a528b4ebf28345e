import HTML
import Text

/// The description of a page for search engines (schema.org), as JSON that browsers don't run.
struct StructuredData {
  /// The site's address.
  var base: String
  var siteTitle: String
  var language: String
  var title: String
  /// The path of the page's address.
  var url: String
  var isHome: Bool
  var summary: String?
  var author: String?
  /// As in `2014-05-17`.
  var date: String?
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
    var out = Array("{\"@context\":\"https://schema.org\",\"@graph\":[".utf8)
    out += object(isHome ? site + [("description", summary), ("inLanguage", language)] : article)
    if !breadcrumbs.isEmpty {
      out += ",{\"@type\":\"BreadcrumbList\",\"itemListElement\":[".utf8
      for (index, crumb) in breadcrumbs.enumerated() {
        out += object([("name", crumb.title), ("item", address(crumb.url))], "ListItem", at: index + 1)
        out += ",".utf8
      }
      out += object([("name", title)], "ListItem", at: breadcrumbs.count + 1)
      out += "]}".utf8
    }
    return out + "]}".utf8
  }

  private typealias Fields = [(key: StaticString, value: String?)]

  private var site: Fields { [("@type", "WebSite"), ("name", siteTitle), ("url", base + "/")] }

  private var article: Fields {
    [
      ("@type", "TechArticle"), ("headline", title), ("url", address(url)), ("datePublished", date),
      ("image", image.map(address)), ("description", summary), ("inLanguage", language),
    ]
  }

  private func address(_ path: String) -> String {
    base + String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
  }

  /// An object of the fields that have a value. An article names its author and its site as well.
  private func object(_ fields: Fields, _ type: String? = nil, at position: Int? = nil) -> [UInt8] {
    var out = Array("{".utf8)
    func add(_ key: StaticString, _ append: (inout [UInt8]) -> Void) {
      if out.count > 1 { out.append(UInt8(ascii: ",")) }
      JSONString.append(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount), to: &out)
      out.append(UInt8(ascii: ":"))
      append(&out)
    }
    if let type { add("@type") { JSONString.append(type.utf8, to: &$0) } }
    if let position { add("position") { $0 += String(position).utf8 } }
    for case (let key, let value?) in fields { add(key) { JSONString.append(value.utf8, to: &$0) } }
    if type == nil, !isHome {
      if let author { add("author") { $0 += object([("name", author)], "Person") } }
      add("isPartOf") { $0 += object(Array(site.dropFirst()), "WebSite") }
    }
    out.append(UInt8(ascii: "}"))
    return out
  }
}
