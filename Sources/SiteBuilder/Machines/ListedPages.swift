import Files

/// The pages of a language in the order of the navigation, in groups with titles.
struct ListedPages: Sendable {
  struct Group: Sendable {
    var title: String
    /// Positions.
    var pages: [Int] = []
  }

  /// The home page; nil if there is none to list.
  private(set) var home: Int?
  private(set) var groups: [Group] = []

  /// All pages, in order.
  var all: [Int] { (home.map { [$0] } ?? []) + groups.flatMap(\.pages) }

  init(_ plan: SitePlan, _ navigation: Navigation, language: Int) {
    var builder = Builder(plan: plan, language: language)
    builder.add(navigation.items)
    (home, groups) = (builder.home, builder.groups())
  }

  private struct Builder {
    let plan: SitePlan
    let language: Int
    /// Whether a page is in a group.
    private var isListed: [Bool]
    private(set) var home: Int?
    /// The pages of the navigation that have none below them.
    private var single: [Int] = []
    private var sections: [Group] = []
    /// The positions of the sections of folders' own pages.
    private let ownSections: [Int: Int]

    init(plan: SitePlan, language: Int) {
      (self.plan, self.language) = (plan, language)
      isListed = plan.pages.map { !$0.isListedForMachines || $0.language != language }
      ownSections = Dictionary(
        plan.sections.enumerated().compactMap { position, section in section.index.map { ($0, position) } }
      ) { first, _ in first }
      home = plan.pages.first { $0.kind == .home && $0.language == language && !isListed[$0.index] }?.index
      if let home { isListed[home] = true }
    }

    mutating func add(_ items: [Navigation.Item]) {
      // Entries lie a few levels deep: the configuration limits them.
      for item in items {
        switch item.children {
        case .given(let children) where children.isEmpty:
          if let page = item.page, take(page) { single.append(page) }
        case .given(let children):
          var group = Group(title: item.title ?? item.page.map { plan.pages[$0].title } ?? "")
          if let page = item.page, take(page) { group.pages.append(page) }
          add(children, to: &group)
          sections.append(group)
        case .section(let section): add(section, title: item.title)
        case .top: for page in plan.top[language] where ownSections[page] == nil { addSingle(page) }
        }
      }
    }

    private mutating func add(_ items: [Navigation.Item], to group: inout Group) {
      for item in items {
        if let page = item.page, take(page) { group.pages.append(page) }
        switch item.children {
        case .given(let children): add(children, to: &group)
        case .section(let section):
          for page in plan.sections[section].ordered where take(page) { group.pages.append(page) }
        case .top: break
        }
      }
    }

    private mutating func addSingle(_ page: Int) { if take(page) { single.append(page) } }

    private mutating func take(_ page: Int) -> Bool {
      defer { isListed[page] = true }
      return !isListed[page]
    }

    private mutating func add(_ position: Int, title: String? = nil) {
      let section = plan.sections[position]
      var group = Group(title: title ?? section.index.map { plan.pages[$0].title } ?? section.folder)
      if let own = section.index, take(own) { group.pages.append(own) }
      for page in section.ordered where ownSections[page] == nil && take(page) { group.pages.append(page) }
      if !group.pages.isEmpty { sections.append(group) }
    }

    /// The groups, with those of pages that the navigation doesn't name at the end.
    mutating func groups() -> [Group] {
      for position in plan.sections.indices where !plan.folders.isTop(plan.sections[position].folder) {
        add(position)
      }
      for page in plan.pages { addSingle(page.index) }
      let words = plan.languages[language].configuration.localization
      return (single.isEmpty ? [] : [Group(title: words[.pages], pages: single)])
        + sections.filter { !$0.pages.isEmpty }
    }
  }
}
