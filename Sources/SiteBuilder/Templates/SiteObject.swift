import Liquid

/// The value of `site` in the templates of one page.
final class SiteObject: LiquidObject {
  private let lists: SiteLists
  private let page: Page
  private let site: TrackedSite

  init(_ lists: SiteLists, on page: Page, in site: TrackedSite) {
    self.lists = lists
    self.page = page
    self.site = site
  }

  // Closures read the configuration in place: copying it costs more than all accesses.
  private static let properties = Properties<SiteObject>([
    .init("title") { .string($0.site.configuration.title) },
    .init("description") { object in
      let text = object.site.configuration.description
      return text.isEmpty ? .null : .string(text)
    },
    .init("language") { .string($0.site.configuration.language) },
    .init("lang", isListed: false) { .string($0.site.configuration.language) },
    .init("base_url") { .string($0.site.configuration.baseURL) },
    .init("url") { .string($0.site.configuration.baseURL) },
    // Links are relative, so they need no prefix.
    .init("baseurl") { _ in "" },
    .init("direction") { .string($0.site.configuration.direction.rawValue) },
    .init("generator") { $0.site.configuration.namesGenerator ? .string(Generator.nameAndVersion) : .null },
    .init("author") { $0.site.configuration.author.value },
    .init("navigation") { $0.place.value },
    .init("navigation_tree") { .bytes($0.place.tree) },
    .init("pages", isKept: true) { $0.lists[.pages] },
    .init("posts", isKept: true) { $0.lists[.posts] },
    .init("tutorials", isKept: true) { $0.lists[.tutorials] },
    .init("tags", isKept: true) { $0.lists[.tags] },
    .init("terms", isKept: true) { $0.lists[.terms] },
    .init("versions") { $0.site.configuration.versions?.value },
    .init("related") { .integer($0.site.configuration.related) },
    .init("data", isKept: true) { $0.site.configuration.data },
    .init("theme") { ($0.site.configuration.theme ?? ThemeSettings()).value },
    .init("style_sheets") { .array($0.site.ownStyleSheets.map { .string("/" + $0) }) },
    .init("search", isListed: false) { .bool($0.site.configuration.hasSearch) },
    .init("json_feed") { .bool($0.site.configuration.hasJSONFeed) },
    .init("copy", isListed: false) { .bool($0.site.configuration.hasCopyButtons) },
    .init("content_security_policy") { ($0.site.configuration.contentSecurityPolicy?.text).value },
  ])

  private var place: PlaceInNavigation { PlaceInNavigation(page, in: site) }

  var keys: [String] { Self.properties.names(with: site.configuration.values) }

  func value(forKey key: String) -> Value? {
    Self.properties[key]?.value(self) ?? Value(key, in: site.configuration.values)
  }

  func effort(ofKey key: String, making value: Value?) -> Int {
    // Other values are made at each access, after a search in the whole configuration.
    let keys = site.configuration.values.count * 32
    switch value {
    case .array?, .dictionary?:
      return Self.properties[key]?.isKept == true ? 0 : keys + (value?.makingEffort ?? 0)
    default: return keys
    }
  }
}
