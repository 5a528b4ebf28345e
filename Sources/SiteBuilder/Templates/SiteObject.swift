import Liquid

/// `site`, as the templates of one page see it.
final class SiteObject: LiquidObject {
  private let lists: SiteLists
  private let page: Page

  init(_ lists: SiteLists, on page: Page) {
    self.lists = lists
    self.page = page
  }

  private static let ownKeys = [
    "title", "description", "language", "base_url", "url", "baseurl", "author", "navigation", "pages",
    "posts",
    "tutorials", "tags", "data", "content_security_policy",
  ]

  var keys: [String] {
    let others = lists.configuration.values.compactMap(\.key.string).filter { !Self.ownKeys.contains($0) }
    return Self.ownKeys + others
  }

  func value(forKey key: String) -> Value? {
    let configuration = lists.configuration
    switch key {
    case "title": return .string(configuration.title)
    case "description": return (configuration.description.isEmpty ? nil : configuration.description).value
    case "language", "lang": return .string(configuration.language)
    case "author": return configuration.author.value
    case "base_url", "url": return .string(configuration.baseURL)
    // Links are relative to their page: nothing has to go in front of them.
    case "baseurl": return ""
    case "navigation": return lists.navigation.value(on: page)
    case "pages": return lists.pages
    case "posts": return lists.posts
    case "tutorials": return lists.tutorials
    case "tags": return lists.tags
    case "data": return configuration.data
    case "content_security_policy": return (configuration.contentSecurityPolicy?.text).value
    default: return Value(key, in: configuration.values)
    }
  }
}
