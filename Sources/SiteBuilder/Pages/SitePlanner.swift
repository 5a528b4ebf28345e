import Diagnostics
import Files
import Liquid
import Localization
import Markdown

/// Creates a plan in steps.
struct SitePlanner {
  private let configuration: Configuration
  let languages: [SiteLanguage]
  let folders: LanguageFolders
  let diagnostics: DiagnosticCollector
  var pages: [Page] = []
  private(set) var sections: [Section] = []
  /// The terms of each taxonomy by language.
  private(set) var terms: [[Taxonomy: [Term]]] = []
  private(set) var series: [Int: Term] = [:]
  var posts: [Int] = []
  var neighbors: [SitePlan.Neighbors] = []
  /// The positions of the documents of a Jekyll site by collection, oldest first.
  var collections: [String: [Int]] = [:]
  /// The positions of the top sections' pages and of the top pages, in order, by language.
  private(set) var top: [[Int]] = []
  private var urls: Set<String> = []

  init(_ configuration: Configuration, _ diagnostics: DiagnosticCollector) {
    self.configuration = configuration
    languages = SiteLanguage.all(configuration)
    folders = LanguageFolders(languages)
    self.diagnostics = diagnostics
  }

  mutating func append(
    _ kind: Page.Kind, _ source: SourcePage?, title: String, _ permalink: Permalink, section: String,
    listing: Listing? = nil, redirect: Located<Int>? = nil
  ) {
    pages.append(
      Page(
        index: pages.count, kind: kind, source: source, title: title, permalink: permalink,
        section: section, language: folders.language(of: section), listing: listing, redirect: redirect))
    urls.insert(permalink.url)
  }

  // MARK: Pages of authors

  /// Adds pages, sorted by path, and assigns them to sections.
  mutating func add(_ sources: [SourcePage]) {
    var members: [String: [Int]] = [:]
    var indexes: [String: Int] = [:]
    for source in sources {
      let section = source.section
      let permalink = Permalink(of: source, configuration, diagnostics)
      let kind = kind(of: source, permalink)
      if source.isIndex, indexes[section] == nil {
        indexes[section] = pages.count
      } else if kind != .notFound, kind != .file {
        members[section, default: []].append(pages.count)
      }
      append(
        kind, source, title: title(of: source), permalink,
        section: section)
    }
    for folder in Set(members.keys).union(indexes.keys).sorted(by: SitePath.precedes) {
      sections.append(Section(folder: folder, index: indexes[folder], ordered: members[folder] ?? []))
    }
    fileSubsections()
    orderSections()
    posts = newestFirst(pages.indices.filter { pages[$0].kind == .post })
  }

  private func kind(of source: SourcePage, _ permalink: Permalink) -> Page.Kind {
    if source.form == .file { return .file }
    if permalink.url == "/404.html" { return .notFound }
    if source.isIndex { return folders.isTop(source.section) ? .home : .section }
    let folder = SitePlan.tutorialFolder
    let section = folders.withoutLanguage(source.section)
    let isTutorial = section == folder || section.hasPrefix(folder + "/")
    return isTutorial ? .tutorial : source.metadata.isPost ? .post : .page
  }

  private func title(of source: SourcePage) -> String { Self.title(of: source, languages, folders) }

  /// The title from a page's metadata, or else from its name.
  static func title(of source: SourcePage, _ languages: [SiteLanguage], _ folders: LanguageFolders) -> String
  {
    if let title = source.metadata.title { return title }
    guard source.isIndex else { return title(ofName: source.metadata.slug) }
    return title(ofFolder: source.section, languages, folders)
  }

  /// The title of the page of a folder that has none of its own: the site's, or the language's word for posts or
  /// tutorials, or else the folder's name.
  private static func title(
    ofFolder folder: String, _ languages: [SiteLanguage], _ folders: LanguageFolders
  ) -> String {
    let configuration = languages[folders.language(of: folder)].configuration
    if folders.isTop(folder) { return configuration.title }
    switch folders.withoutLanguage(folder) {
    case "posts": return configuration.localization[.posts]
    case SitePlan.tutorialFolder: return configuration.localization[.tutorials]
    default: return title(ofName: SitePath.name(of: folder))
    }
  }

  /// `first-fold` as “First fold”.
  static func title(ofName name: String) -> String {
    let words = name.map { $0 == "-" || $0 == "_" ? " " : $0 }
    return String(words.prefix(1)).uppercased() + String(words.dropFirst())
  }

  /// Makes a folder's page an entry of the outer folder.
  private mutating func fileSubsections() {
    var positions: [String: Int] = [:]
    for (position, section) in sections.enumerated() { positions[section.folder] = position }
    for section in sections where !section.folder.isEmpty {
      guard let page = section.index, let parent = positions[SitePath.directory(of: section.folder)],
        !folders.isTop(sections[parent].folder)
      else { continue }
      sections[parent].ordered.append(page)
    }
  }

  // MARK: Order

  private mutating func orderSections() {
    neighbors = Array(repeating: SitePlan.Neighbors(), count: pages.count)
    for position in sections.indices {
      let ordered = sections[position].ordered.map(readingPlace).sorted().map(\.position)
      sections[position].ordered = ordered
      // Pages at the top, such as “about”, have no neighbors; posts do.
      let isTop = folders.isTop(sections[position].folder)
      let row = isTop ? ordered.filter { pages[$0].kind == .post } : ordered
      for (previous, next) in zip(row, row.dropFirst()) {
        neighbors[previous].next = next
        neighbors[next].previous = previous
      }
    }
  }

  private func readingPlace(_ position: Int) -> ReadingPlace {
    let source = pages[position].source
    return ReadingPlace(
      order: source?.metadata.order ?? .infinity, seconds: pages[position].date?.secondsSince1970 ?? .max,
      position: position)
  }

  private func newestFirst(_ positions: [Int]) -> [Int] {
    let dated = positions.map { (seconds: pages[$0].date?.secondsSince1970 ?? .min, position: $0) }
    return dated.sorted { a, b in
      a.seconds != b.seconds ? a.seconds > b.seconds : a.position < b.position
    }
    .map(\.position)
  }

  /// The pages of a section's list: posts, newest first, then the others in reading order.
  private func listed(_ section: Section) -> [Int] {
    func isPost(_ position: Int) -> Bool {
      pages[position].kind == .post && pages[position].source?.metadata.order == nil
    }
    return newestFirst(section.ordered.filter(isPost)) + section.ordered.filter { !isPost($0) }
  }

  /// Leaves the lists empty that a Jekyll site makes by its templates.
  mutating func addNoLists() { (terms, top) = ([[:]], [[]]) }

  // MARK: Pages of the builder

  /// Adds a listing page for each folder without one, and the further pages of lists.
  mutating func addSections() {
    for (position, section) in sections.enumerated() {
      let entries = listed(section)
      if let index = section.index {
        addListing(entries, toPageAt: index)
      } else {
        let permalink = Permalink(folder: section.folder)
        guard !urls.contains(permalink.url) else { continue }
        sections[position].index = pages.count
        let title = Self.title(ofFolder: section.folder, languages, folders)
        addPages(
          .section, title: title, section: section.folder, source: nil,
          Listing.pages(of: entries, size: configuration.paginate, first: permalink))
      }
    }
    for language in languages { addHome(language) }
  }

  /// Adds the list to an author's page of a folder; further entries go to pages with the same title.
  private mutating func addListing(_ entries: [Int], toPageAt index: Int) {
    let page = pages[index]
    let parts = Listing.pages(of: entries, size: page.source?.metadata.paginate, first: page.permalink)
    pages[index] = Page(
      index: index, kind: page.kind, source: page.source, title: page.title, permalink: page.permalink,
      section: page.section, language: page.language, listing: parts[0].listing)
    addPages(
      page.kind, title: page.title, section: page.section, source: page.source, Array(parts.dropFirst()))
  }

  private mutating func addPages(
    _ kind: Page.Kind, title: String, section: String, source: SourcePage?,
    _ parts: [(listing: Listing, permalink: Permalink)]
  ) {
    for part in parts {
      append(kind, source, title: title, part.permalink, section: section, listing: part.listing)
      neighbors.append(SitePlan.Neighbors())
    }
  }

  /// Adds a home page, if there is none.
  private mutating func addHome(_ language: SiteLanguage) {
    guard !urls.contains(language.home.url) else { return }
    let entries = topSections(language).compactMap(\.index)
    addPages(
      .home, title: language.configuration.title, section: language.folder, source: nil,
      Listing.pages(of: entries, size: nil, first: language.home))
  }

  /// The sections at the top of a language.
  private func topSections(_ language: SiteLanguage) -> [Section] {
    sections.filter {
      SitePath.directory(of: $0.folder) == language.folder
        && ($0.folder.isEmpty || !folders.isTop($0.folder))
    }
  }

  /// Collects the top sections and pages of each language. If there are too many for a menu, adds a page that lists all.
  mutating func addAllPages() {
    for language in languages { addAllPages(language) }
  }

  private mutating func addAllPages(_ language: SiteLanguage) {
    let inside = topSections(language).filter { !$0.folder.isEmpty }
    let beside = pages.indices.filter { pages[$0].section == language.folder && pages[$0].kind == .page }
    let found = inside.compactMap(\.index) + beside
    let top = found.enumerated()
      .map { (order: pages[$0.element].source?.metadata.order ?? .infinity, offset: $0.offset) }
      .sorted { ($0.order, $0.offset) < ($1.order, $1.offset) }
      .map { found[$0.offset] }
    self.top.append(top)
    let folder = language.path(SitePlan.allPagesFolder)
    let permalink = Permalink(folder: folder)
    guard language.configuration.navigation == nil, top.count > SitePlan.menuLimit,
      !urls.contains(permalink.url)
    else {
      return
    }
    addPages(
      .section, title: language.configuration.localization[.everyPage], section: folder, source: nil,
      Listing.pages(of: top, size: configuration.paginate, first: permalink))
  }

  /// Adds the pages of the site's taxonomies, and finds the series of pages.
  mutating func addTerms() {
    for position in languages.indices {
      var terms: [Taxonomy: [Term]] = [:]
      for taxonomy in configuration.taxonomies {
        let found = termsOfPages(taxonomy, in: position)
        terms[taxonomy] = found
        if !found.isEmpty { addPages(of: taxonomy, found, languages[position]) }
      }
      for term in terms[.series] ?? termsOfPages(.series, in: position) {
        for page in term.pages { series[page] = term }
      }
      self.terms.append(terms)
    }
  }

  private func termsOfPages(_ taxonomy: Taxonomy, in language: Int) -> [Term] {
    var members: [String: [Int]] = [:]
    var names: [String: String] = [:]
    var spellings: Set<String> = []
    for page in pages where !page.isContinuation && page.kind != .file && page.language == language {
      guard let metadata = page.source?.metadata else { continue }
      var seen: Set<String> = []
      for name in metadata.terms(of: taxonomy, in: configuration) {
        let slug = Term.slug(of: name)
        guard seen.insert(slug).inserted else { continue }
        members[slug, default: []].append(page.index)
        guard let known = names[slug] else {
          names[slug] = name
          continue
        }
        if known != name, spellings.insert(name).inserted, configuration.taxonomies.contains(taxonomy) {
          diagnostics.report(Self.otherSpelling(of: known, name, taxonomy, in: page))
        }
      }
    }
    return members.keys.sorted(by: SitePath.precedes).map { slug in
      let positions = members[slug] ?? []
      let ordered =
        taxonomy == .series ? positions.map(readingPlace).sorted().map(\.position) : newestFirst(positions)
      return Term(
        name: names[slug] ?? slug, slug: slug,
        permalink: taxonomy.permalink(slug: slug, in: languages[language]), pages: ordered)
    }
  }

  private static func otherSpelling(
    of known: String, _ name: String, _ taxonomy: Taxonomy, in page: Page
  ) -> Diagnostic {
    Diagnostic(
      .note, "taxonomy.spelling",
      "“\(name)” and “\(known)” are one term of \(taxonomy.rawValue), shown as “\(known)”",
      at: page.source?.place(of: name, underKeys: taxonomy.keys),
      fix: "write “\(known)” here, or “\(name)” everywhere")
  }

  private mutating func addPages(of taxonomy: Taxonomy, _ terms: [Term], _ language: SiteLanguage) {
    let (permalink, section) = (taxonomy.permalink(in: language), language.path(taxonomy.folder))
    if !urls.contains(permalink.url) {
      addPages(
        .termIndex(taxonomy), title: language.configuration.localization[taxonomy.title], section: section,
        source: nil, [(Listing(entries: []), permalink)])
    }
    for term in terms where !urls.contains(term.permalink.url) {
      addPages(
        .term(taxonomy), title: term.name, section: section, source: nil,
        Listing.pages(of: term.pages, size: configuration.paginate, first: term.permalink))
    }
  }

  mutating func addSearch() {
    guard configuration.hasSearch else { return }
    for language in languages {
      let permalink = Permalink(folder: language.path(SearchIndex.folder))
      guard !urls.contains(permalink.url) else { continue }
      addPages(
        .search, title: language.configuration.localization[.search], section: language.folder, source: nil,
        [(Listing(entries: []), permalink)])
    }
    guard configuration.runsCode, pages.contains(where: { $0.source?.metadata.names != nil }) else { return }
    addPages(
      .figuresByName, title: configuration.localization[.figuresByAPI], section: SearchIndex.folder,
      source: nil,
      [(Listing(entries: []), Permalink(folder: FiguresByName.folder))])
  }

  mutating func addGlossary() {
    guard configuration.glossary != nil else { return }
    for language in languages {
      let permalink = Permalink(folder: language.path(Glossary.folder))
      guard !urls.contains(permalink.url) else { continue }
      addPages(
        .glossary, title: language.configuration.localization[.glossary], section: language.folder,
        source: nil,
        [(Listing(entries: []), permalink)])
    }
  }

  /// Adds a page at each former address.
  mutating func addRedirects() {
    for page in pages where page.hasOwnText {
      for alias in page.source?.metadata.aliases ?? [] {
        do throws(Diagnostic) {
          let permalink = try Permalink(alias: alias, in: page.section)
          append(
            .redirect, nil, title: page.title, permalink, section: "",
            redirect: Located(page.index, at: alias.range))
          neighbors.append(SitePlan.Neighbors())
        } catch {
          diagnostics.report(error)
        }
      }
    }
  }

  mutating func addNotFound() {
    guard !urls.contains("/404.html") else { return }
    addPages(
      .notFound, title: configuration.localization[.notFound], section: "", source: nil,
      [(Listing(entries: []), Permalink(url: "/404.html"))])
  }
}

/// The sort key of a page in its section, made once for many comparisons.
private struct ReadingPlace: Comparable {
  var order: Double
  var seconds: Int64
  /// The position, which is in the order of paths.
  var position: Int

  static func < (a: ReadingPlace, b: ReadingPlace) -> Bool {
    (a.order, a.seconds, a.position) < (b.order, b.seconds, b.position)
  }
}
