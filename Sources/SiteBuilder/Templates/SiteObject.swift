import Liquid

/// `site`, as the templates of one page see it.
final class SiteObject: LiquidObject {
  private let lists: SiteLists
  private let navigation: Navigation
  private let page: Page
  private let table: PageTable

  init(_ lists: SiteLists, _ navigation: Navigation, on page: Page, in table: PageTable) {
    self.lists = lists
    self.navigation = navigation
    self.page = page
    self.table = table
  }

  private static let ownKeys = [
    "title", "description", "language", "base_url", "url", "baseurl", "author", "navigation",
    "navigation_tree", "pages",
    "posts",
    "tutorials", "tags", "data", "content_security_policy",
  ]

  var keys: [String] {
    let others = table.plan.configuration.values.compactMap(\.key.string).filter {
      !Self.ownKeys.contains($0)
    }
    return Self.ownKeys + others
  }

  func value(forKey key: String) -> Value? {
    if table.isRecorded { note(reading: key) }
    // The configuration stays where it is: a copy of it costs more than all that is asked of it here.
    let plan = table.plan
    switch key {
    case "title": return .string(plan.configuration.title)
    case "description":
      return plan.configuration.description.isEmpty ? .null : .string(plan.configuration.description)
    case "language", "lang": return .string(plan.configuration.language)
    case "author": return plan.configuration.author.value
    case "base_url", "url": return .string(plan.configuration.baseURL)
    // Links are relative to their page: nothing has to go in front of them.
    case "baseurl": return ""
    case "navigation": return PlaceInNavigation(navigation, page, in: table).value
    case "navigation_tree": return .bytes(PlaceInNavigation(navigation, page, in: table).tree)
    case "pages": return lists.pages
    case "posts": return lists.posts
    case "tutorials": return lists.tutorials
    case "tags": return lists.tags
    case "data": return plan.configuration.data
    case "content_security_policy": return (plan.configuration.contentSecurityPolicy?.text).value
    default: return Value(key, in: plan.configuration.values)
    }
  }

  func effort(ofKey key: String, making value: Value?) -> Int {
    // Lists of pages are kept; others are made anew each time, from what is looked for in all of the configuration.
    let keys = table.plan.configuration.values.count * 32
    switch (value, key) {
    case (.array?, "pages"), (.array?, "posts"), (.array?, "tutorials"), (.array?, "tags"): return 0
    case (.array?, "data"), (.dictionary?, "data"): return 0
    case (.array?, _), (.dictionary?, _): return keys + (value?.makingEffort ?? 0)
    default: return keys
    }
  }

  /// The configuration is the same on both sides of an edit, or nothing is kept.
  private func note(reading key: String) {
    switch key {
    case "navigation", "navigation_tree", "pages", "posts", "tutorials", "tags":
      ReadRecorder.note { $0.add(.structure) }
    default: break
    }
  }
}
