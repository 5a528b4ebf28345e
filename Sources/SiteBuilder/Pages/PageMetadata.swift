import Diagnostics
import Files
import Liquid
import Markup

/// What front matter, and the name of the file, say about a page.
struct PageMetadata: Sendable {
  var title: String?
  var date: DateTime?
  /// Whether the name of the file starts with the date, as posts' do.
  var isPost = false
  var authors: [String] = []
  var summary: String?
  var tags: [String] = []
  var categories: [String] = []
  /// `none` for a page without any.
  var layout: Located<String>?
  var isDraft = false
  var isPublished = true
  var permalink: Located<String>?
  /// The last component of the page's URL; `index` for the page of a folder.
  var slug: String
  /// Pages with an order go before those without.
  var order: Double?
  /// Entries on one page of a section's list.
  var paginate: Int?
  /// Nil leaves it to the configuration.
  var kramdown: Bool?
  /// Whether `{{` and `{%` mean anything.
  var usesLiquid = true
  var hasContents = true

  /// All authors in one line.
  var author: String? { authors.isEmpty ? nil : authors.joined(separator: ", ") }

  /// - Parameter path: in `content/`.
  init(path: String) {
    let stem = SitePath.stem(of: path)
    slug = stem
    if let dated = DatedName(stem) {
      date = dated.date
      slug = dated.slug
      isPost = true
    }
    isDraft = SitePath.components(SitePath.directory(of: path)).contains("_drafts")
  }

  /// Reads the keys that have a meaning here; all others are left to templates.
  mutating func read(_ entries: [YAMLEntry], _ diagnostics: DiagnosticCollector) {
    for entry in entries {
      guard let key = entry.key.string, !entry.value.isNull else { continue }
      read(key, TypedValue(key, entry.value, area: "front-matter", diagnostics))
    }
  }

  private mutating func read(_ key: String, _ value: TypedValue) {
    switch key {
    case "title": title = value.text()
    case "date": readDate(value)
    case "author", "authors": authors = value.names() ?? authors
    case "summary", "description": summary = value.text() ?? summary
    case "tags": tags = value.words() ?? []
    case "categories", "category": categories = value.words() ?? []
    case "layout": layout = value.text().map { Located($0, at: value.node.range) }
    case "draft": isDraft = value.bool() ?? isDraft
    case "published": isPublished = value.bool() ?? true
    case "permalink": permalink = value.text().map { Located($0, at: value.node.range) }
    case "slug": readSlug(value)
    case "order", "weight": order = value.number()
    case "paginate": paginate = value.integer(in: 1...10_000)
    case "markup": kramdown = value.isKramdown()
    case "render_with_liquid": usesLiquid = value.bool() ?? true
    case "toc": hasContents = value.node.bool ?? true
    default: break
    }
  }

  private mutating func readDate(_ value: TypedValue) {
    guard let text = value.text() else { return }
    guard let parsed = DateTime(parsing: text) else {
      value.diagnostics.report(
        .error(
          "front-matter.date", "“\(text)” is not a date", at: value.node.range,
          allowed: ["2014-05-17", "2014-05-17 10:30", "2014-05-17T10:30:00+02:00"]))
      return
    }
    date = parsed
  }

  private mutating func readSlug(_ value: TypedValue) {
    guard let text = value.text() else { return }
    guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: "/")), Permalink.isValidComponent(text) else {
      value.diagnostics.report(
        .error("front-matter.slug", "“\(text)” cannot be the last part of a URL", at: value.node.range))
      return
    }
    slug = text
  }
}
