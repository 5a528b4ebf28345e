import Liquid

/// The value of `site` in a Jekyll site: Jekyll's lists, its collections, and the keys of the configuration.
final class JekyllSiteObject: LiquidObject {
  private let lists: JekyllLists
  private let page: Page
  private let site: TrackedSite
  private let jekyll: JekyllSite

  init(_ lists: JekyllLists, on page: Page, in site: TrackedSite, _ jekyll: JekyllSite) {
    (self.lists, self.page, self.site, self.jekyll) = (lists, page, site, jekyll)
  }

  private static let properties = Properties<JekyllSiteObject>([
    .init("posts", isKept: true) { $0.lists[.posts] },
    .init("pages", isKept: true) { $0.lists[.pages] },
    .init("html_pages", isKept: true) { $0.lists[.htmlPages] },
    .init("documents", isKept: true) { $0.lists[.documents] },
    .init("collections", isKept: true) { $0.lists[.collections] },
    .init("static_files", isKept: true) { $0.lists[.staticFiles] },
    .init("html_files", isKept: true) { $0.lists[.htmlFiles] },
    .init("tags", isKept: true) { $0.lists[.tags] },
    .init("categories", isKept: true) { $0.lists[.categories] },
    .init("related_posts") { object in object.lists.related(to: object.page) },
    .init("data", isKept: true) { $0.site.configuration.data },
    .init("time") { $0.jekyll.time.map(Value.date) ?? .null },
    .init("config", isListed: false) { object in
      .dictionary(OrderedMap(object.jekyll.values.map { ($0.key.string ?? "", Value($0.value)) }))
    },
  ])

  var keys: [String] { Self.properties.names(with: jekyll.values) + jekyll.collections.map(\.label) }

  func value(forKey key: String) -> Value? {
    if let value = Self.properties[key]?.value(self) { return value }
    if jekyll[collection: key] != nil { return lists.documents(of: key) }
    return Value(key, in: jekyll.values)
  }

  func effort(ofKey key: String, making value: Value?) -> Int {
    let keys = jekyll.values.count * 32
    switch value {
    case .array?, .dictionary?:
      let isKept = Self.properties[key]?.isKept == true || jekyll[collection: key] != nil
      return isKept ? 0 : keys + (value?.makingEffort ?? 0)
    default: return keys
    }
  }
}
