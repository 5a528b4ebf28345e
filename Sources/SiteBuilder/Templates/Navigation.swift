import Diagnostics
import Files
import HTML
import Localization
import Markdown
import Text

/// The value of `site.navigation`: the configuration's entries, or the sections and pages at the top.
///
/// A page shows a limited part of a long list: the entries near itself, and one for all.
final class Navigation: Sendable {
  final class Item: Sendable {
    /// The title; nil for that of the page.
    let title: String?
    let url: String
    /// The position of the target page; nil for links to files and other sites.
    let page: Int?
    let children: Children

    init(title: String? = nil, url: String, page: Int? = nil, children: Children = .given([])) {
      (self.title, self.url, self.page, self.children) = (title, url, page, children)
    }
  }

  enum Children: Sendable {
    case given([Item])
    /// The pages of a section, given by position.
    case section(Int)
    /// The sections and pages at the top.
    case top
  }

  /// The maximum length of a list that is shown completely.
  static let listLimit = 40
  /// The number of pages before and after the current one in a longer list.
  static let reach = 2

  private let plan: SitePlan
  /// The position of the language.
  private let language: Int
  let items: [Item]
  private let ranks: Ranks
  /// The default entry of each page by position, shared by many pages.
  private let entries: [Item]
  let diagnostics: [Diagnostic]

  init(_ plan: SitePlan, language: Int = 0) {
    let diagnostics = DiagnosticCollector()
    self.plan = plan
    self.language = language
    let ranks = Ranks(plan, language)
    self.ranks = ranks
    let entries = plan.pages.indices.map { Self.item(at: $0, plan, ranks) }
    self.entries = entries
    if let entries = plan.languages[language].configuration.navigation {
      let resolver = LinkResolver(plan, language: language)
      items = entries.compactMap { Self.item($0, plan, ranks, resolver, diagnostics) }
    } else {
      items = plan.menu(language).map { entries[$0] } + Self.allPages(plan, language)
    }
    self.diagnostics = diagnostics.diagnostics
  }

  // MARK: Items

  private static func item(at position: Int, _ plan: SitePlan, _ ranks: Ranks) -> Item {
    Item(
      url: plan.pages[position].permalink.link, page: position,
      children: ranks.sectionOfIndex[position].map(Children.section) ?? .given([]))
  }

  /// The entry for the page that lists all top pages, if the menu doesn't.
  private static func allPages(_ plan: SitePlan, _ language: Int) -> [Item] {
    let top = plan.top[language]
    guard top.count > plan.menu(language).count else { return [] }
    let permalink = Permalink(folder: plan.languages[language].path(SitePlan.allPagesFolder))
    guard case .page(let position)? = plan.outputs[outputPath: permalink.outputPath] else { return [] }
    return [Item(title: all(top, plan, language), url: permalink.link, page: position, children: .top)]
  }

  private static func all(_ positions: [Int], _ plan: SitePlan, _ language: Int) -> String {
    plan.languages[language].configuration.localization.text(.allPages, "\(positions.count)")
  }

  private static func item(
    _ entry: NavigationEntry, _ plan: SitePlan, _ ranks: Ranks, _ resolver: LinkResolver,
    _ diagnostics: DiagnosticCollector
  ) -> Item? {
    let target = entry.target.value
    let children = entry.children?.compactMap { item($0, plan, ranks, resolver, diagnostics) }
    if let scheme = ScriptURL.scheme(of: target.utf8) {
      diagnostics.report(.scriptLink(scheme, at: entry.target.range))
      return nil
    }
    if LinkDestination(target.utf8).isExternal {
      return Item(title: entry.title ?? target, url: target, children: .given(children ?? []))
    }
    guard let found = resolver.entry(at: target) else {
      diagnostics.report(
        .warning(
          "link.dead", "dead link: there is no “\(target)” in the site", at: entry.target.range,
          fix: resolver.nearMiss(for: target).map { "did you mean “\($0)”?" }))
      return nil
    }
    guard case .page(let position) = found else {
      let url = PercentEncoding.encoded(("/" + resolver.outputPath(of: found, at: target)).utf8)
      return Item(
        title: entry.title ?? target, url: String(decoding: url, as: UTF8.self),
        children: .given(children ?? []))
    }
    let own = Self.item(at: position, plan, ranks)
    return Item(
      title: entry.title, url: own.url, page: position,
      children: children.map(Children.given) ?? own.children)
  }

  // MARK: On a page

  /// The positions of a page and of its outer folders' pages, innermost first.
  func trail(of page: Page) -> [Int] {
    var trail: [Int] = []
    trail.reserveCapacity(4)
    trail.append(page.index)
    var folder = page.section
    while !folder.isEmpty {
      if let index = ranks.indexOfFolder[folder], index != page.index { trail.append(index) }
      folder = SitePath.directory(of: folder)
    }
    return trail
  }

  /// Whether an entry leads to a page of a trail, or contains it.
  func isActive(_ item: Item, on trail: [Int]) -> Bool {
    if let page = item.page, trail.contains(page) { return true }
    switch item.children {
    case .given(let items): return items.contains { isActive($0, on: trail) }
    case .section: return false
    case .top:
      return trail.contains { ranks.top[$0].map { $0 >= plan.menu(language).count } ?? false }
    }
  }

  /// The entries below another one, for the page with a trail.
  func children(of item: Item, on trail: [Int]) -> [Item] {
    switch item.children {
    case .given(let items): return items
    case .section(let section):
      let pages = plan.sections[section].ordered
      let middle = trail.lazy.compactMap { [ranks] in ranks.rank(of: $0, in: section) }.first
      guard pages.count > Self.listLimit else { return pages.map { entries[$0] } }
      return cut(pages, around: middle ?? 0) + [Item(title: Self.all(pages, plan, language), url: item.url)]
    case .top:
      let middle = trail.lazy.compactMap { [ranks] in ranks.top[$0] }.first
      return cut(plan.top[language], around: middle ?? plan.menu(language).count + Self.reach)
    }
  }

  private func cut(_ positions: [Int], around middle: Int) -> [Item] {
    let length = min(2 * Self.reach + 1, positions.count)
    let start = min(max(middle - Self.reach, 0), positions.count - length)
    return positions[start..<(start + length)].map { entries[$0] }
  }
}

/// The ranks of pages in the lists of a navigation.
private struct Ranks {
  /// The section that lists a page and the rank in it, by the page's position.
  private var inSections: [(section: Int, rank: Int)?]
  private(set) var top: [Int: Int] = [:]
  /// The section whose own page a page is, by the page's position.
  private(set) var sectionOfIndex: [Int?]
  /// The positions of folders' own pages.
  private(set) var indexOfFolder: [String: Int] = [:]

  init(_ plan: SitePlan, _ language: Int) {
    inSections = Array(repeating: nil, count: plan.pages.count)
    sectionOfIndex = Array(repeating: nil, count: plan.pages.count)
    for (rank, page) in plan.top[language].enumerated() { top[page] = rank }
    for (position, section) in plan.sections.enumerated() where !plan.folders.isTop(section.folder) {
      if let index = section.index {
        sectionOfIndex[index] = position
        indexOfFolder[section.folder] = index
      }
      for (rank, page) in section.ordered.enumerated() { inSections[page] = (position, rank) }
    }
    let folder = plan.languages[language].path(SitePlan.allPagesFolder)
    let all = Permalink(folder: folder)
    if plan.top[language].count > plan.menu(language).count,
      case .page(let position)? = plan.outputs[outputPath: all.outputPath]
    {
      indexOfFolder[folder] = position
    }
  }

  func rank(of page: Int, in section: Int) -> Int? {
    guard let place = inSections[page], place.section == section else { return nil }
    return place.rank
  }
}
