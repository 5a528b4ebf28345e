import Diagnostics
import Directives
import Localization
import Markdown
import QueryGraph
import Synchronization

/// The queries that make the pages of a site.
final class PageQueries: Sendable {
  /// The content of a page.
  let contents: QueryTable<PageID, PageContent>
  /// The content of a page, for queries that depend on one side of it.
  let sides: QueryTable<PageSide, PageContent>
  /// The entries of a page in the search index.
  private let searchEntries: QueryTable<PageID, [SearchEntry]>
  private let uses: QueryTable<PageID, [FigureUse]>
  let figuresByName: QueryCell<FiguresByName>
  /// The search index of each language.
  let search: QueryCell<[SearchIndex]>
  /// The glossary of each language.
  let glossary: QueryCell<[Glossary]>
  /// The finished page.
  let finished: QueryTable<PageID, FinishedPage>
  /// The page as programs read it.
  let texts: QueryTable<PageID, PageText>
  /// The lists of pages for programs, in each language.
  let llms: QueryCell<[LLMsFiles]>
  /// The list of all figures; nil without figures.
  let figureList: QueryCell<[UInt8]?>
  /// The ids of a finished page's elements, including its layouts'.
  let elementIDs: QueryTable<PageID, Set<String>>
  /// The links of a page to missing ids.
  let deadAnchors: QueryTable<PageID, [CollectedLinks.Anchor]>
  /// The feeds of each language.
  let feed: QueryCell<[[UInt8]]>
  let jsonFeed: QueryCell<[[UInt8]]>
  /// The feeds of terms, in the plan's order.
  let termFeeds: QueryCell<[[UInt8]]>
  let sitemap: QueryCell<[UInt8]>
  /// The path that a dead one may have meant.
  let nearMisses: QueryTable<String, String?>

  private let stages: Stages

  /// The stages that make pages in the current revision.
  private final class Stages: Sendable {
    let current = Mutex<(plan: SitePlan, contents: ContentStage, layouts: LayoutStage?)?>(nil)
    let work = Mutex(BuildWork())

    var plan: SitePlan? { current.withLock { $0?.plan } }

    func content(of id: PageID) -> PageContent {
      guard let (plan, stage, _) = current.withLock({ $0 }), let page = plan.page(id) else { return .empty }
      if page.isRendered { work.withLock { $0.contents += 1 } }
      return stage.content(of: page)
    }

    func finish(_ id: PageID) -> FinishedPage {
      guard let (plan, _, stage) = current.withLock({ $0 }), let stage, let page = plan.page(id)
      else { return .empty }
      work.withLock { $0.layouts += 1 }
      return stage.finish(page)
    }

    func text(of id: PageID) -> PageText {
      guard let (plan, _, stage) = current.withLock({ $0 }), let stage, let page = plan.page(id)
      else { return .empty }
      return stage.text(of: page)
    }
  }

  init(_ graph: QueryGraph, _ sources: SourceQueries) {
    let stages = Stages()
    self.stages = stages
    let contents = QueryTable<PageID, PageContent>(graph) { id, _ in
      sources.configuration.note()
      sources.placements.note(id)
      if id.hasSource { sources.files.note(id.path) }
      return stages.content(of: id)
    }
    let sides = QueryTable<PageSide, PageContent>(graph, isSame: { $1.isSame(as: $2, in: $0.aspect) }) {
      side, _ in contents[side.page]
    }
    let languages = QueryCell<[SiteLanguage]>(graph) { _ in
      sources.structure.note()
      return sources.plan.unnoted.languages
    }
    let searchEntries = QueryTable<PageID, [SearchEntry]>(graph, isSame: { $1 == $2 }) { id, _ in
      sources.placements.note(id)
      sources.heads.note(id)
      for aspect in [PageContent.Aspect.headings, .names] { sides.note(PageSide(page: id, aspect: aspect)) }
      guard let page = stages.plan?.page(id) else { return [] }
      // Only pages of terms have words of the site's.
      let words =
        page.taxonomy == nil ? .english : languages.value[page.language].configuration.localization
      return SearchEntry.all(on: page, contents.unnoted(id), words)
    }
    let uses = QueryTable<PageID, [FigureUse]>(graph, isSame: { $1 == $2 }) { id, _ in
      sides.note(PageSide(page: id, aspect: .uses))
      return contents.unnoted(id).uses
    }
    let found = QueryCell<[PageID]>(graph, isSame: ==) { _ in
      sources.structure.note()
      return sources.plan.unnoted.pages.filter(SearchEntry.includes).map(\.id)
    }
    let figuresByName = QueryCell<FiguresByName>(graph, isSame: ==) { _ in
      let entries = searchEntries.answers(to: found.value)
      return FiguresByName(entries, uses.answers(to: found.value))
    }
    let search = QueryCell<[SearchIndex]>(graph) { _ in
      let runsCode = sources.configuration.value.value.runsCode
      let ids = found.value
      let entries = searchEntries.answers(to: ids)
      return languages.value.enumerated().map { number, language in
        let own = zip(ids, entries).flatMap { Self.language(of: $0, in: stages) == number ? $1 : [] }
        let words = language.configuration.localization
        let figures = runsCode && number == 0 ? figuresByName.value.entries(words) : []
        return SearchIndex(own + figures, words, folder: language.path(SearchIndex.folder))
      }
    }
    let terms = QueryTable<PageID, [DefinedTerm]>(graph, isSame: { $1 == $2 }) { id, _ in
      sides.note(PageSide(page: id, aspect: .terms))
      return contents.unnoted(id).terms
    }
    glossary = QueryCell(graph, isSame: ==) { _ in
      let answers = terms.answers(to: found.value)
      return languages.value.indices.map { number in
        Glossary(
          zip(found.value, answers).flatMap { id, terms in
            guard !terms.isEmpty, let page = stages.plan?.page(id), page.language == number else {
              return [Glossary.Entry]()
            }
            sources.placements.note(id)
            sources.heads.note(id)
            return terms.map { Glossary.Entry(term: $0, path: page.outputPath, title: page.title) }
          })
      }
    }
    (self.searchEntries, self.search) = (searchEntries, search)
    (self.uses, self.figuresByName) = (uses, figuresByName)
    let finished = QueryTable<PageID, FinishedPage>(graph, isSame: { $1.bytes == $2.bytes }) { id, _ in
      sources.configuration.note()
      // The structure determines the targets of links.
      sources.structure.note()
      sources.layouts.note()
      sources.heads.note(id)
      return stages.finish(id)
    }
    let texts = QueryTable<PageID, PageText>(graph, isSame: { $1 == $2 }) { id, _ in
      sources.configuration.note()
      sources.placements.note(id)
      sources.heads.note(id)
      return stages.text(of: id)
    }
    self.texts = texts
    llms = QueryCell(graph, isSame: ==) { _ in
      sources.structure.note()
      sources.configuration.note()
      let plan = sources.plan.unnoted
      let navigation = sources.navigation.value
      return plan.languages.enumerated().map { number, language in
        let pages = ListedPages(plan, navigation[number], language: number)
        for page in pages.all { sources.heads.note(plan.pages[page].id) }
        let answers = texts.answers(to: pages.all.map { plan.pages[$0].id })
        let byPage = Dictionary(uniqueKeysWithValues: zip(pages.all, answers))
        return LLMsFiles(plan, pages, language: language) { byPage[$0] ?? .empty }
      }
    }
    figureList = QueryCell(graph, isSame: ==) { _ in
      sources.structure.note()
      sources.configuration.note()
      let plan = sources.plan.unnoted
      let pages = plan.pages.filter { $0.isIndexed && $0.hasOwnText }
      return FigureList.bytes(
        plan,
        pages.compactMap { page in
          for aspect in [PageContent.Aspect.descriptions, .uses] {
            sides.note(PageSide(page: page.id, aspect: aspect))
          }
          sources.heads.note(page.id)
          let content = contents.unnoted(page.id)
          guard !content.descriptions.isEmpty else { return nil }
          return FigureList.PageFigures(page: page, figures: content.descriptions, uses: content.uses)
        })
    }
    let elementIDs = QueryTable<PageID, Set<String>>(graph, isSame: { $1 == $2 }) { id, _ in
      ElementIDs.all(in: finished[id].bytes)
    }
    deadAnchors = QueryTable(graph) { id, _ in
      sides.note(PageSide(page: id, aspect: .anchors))
      let content = contents.unnoted(id)
      guard !content.links.anchors.isEmpty, let plan = stages.plan, let page = plan.page(id) else {
        return []
      }
      sources.structure.note()
      let resolver = LinkResolver(plan, language: page.language)
      return content.links.anchors.filter { link in
        let target = plan.pages[resolver.target(of: link, on: page.index)].id
        sides.note(PageSide(page: target, aspect: .anchors))
        // Layouts have ids, too.
        return !contents.unnoted(target).anchors.contains(link.id) && !elementIDs[target].contains(link.id)
      }
    }
    func feed(
      _ bytes: @escaping @Sendable (SitePlan, _ language: Int, (Page) -> [UInt8]) -> [UInt8]
    ) -> QueryCell<[[UInt8]]> {
      QueryCell(graph) { _ in
        sources.structure.note()
        let plan = sources.plan.unnoted
        sources.configuration.note()
        return plan.languages.indices.map { language in
          for entry in AtomFeed.entries(of: plan, language: language) { sources.heads.note(entry.id) }
          return bytes(plan, language) { page in
            sides.note(PageSide(page: page.id, aspect: .html))
            return contents.unnoted(page.id).html
          }
        }
      }
    }
    self.feed = feed { AtomFeed.bytes($0, language: $1, content: $2) }
    jsonFeed = feed { JSONFeed.bytes($0, language: $1, content: $2) }
    termFeeds = QueryCell(graph) { _ in
      sources.structure.note()
      let plan = sources.plan.unnoted
      sources.configuration.note()
      return plan.termFeeds.map { term in
        for entry in AtomFeed.entries(of: plan, language: term.language, term: term) {
          sources.heads.note(entry.id)
        }
        return AtomFeed.bytes(plan, language: term.language, of: term) { page in
          sides.note(PageSide(page: page.id, aspect: .html))
          return contents.unnoted(page.id).html
        }
      }
    }
    sitemap = QueryCell(graph) { _ in
      sources.structure.note()
      return Sitemap.bytes(sources.plan.unnoted)
    }
    nearMisses = QueryTable(graph) { path, _ in
      sources.structure.note()
      return LinkResolver(sources.plan.unnoted).nearMiss(for: path)
    }
    (self.contents, self.sides, self.finished, self.elementIDs) = (contents, sides, finished, elementIDs)
  }

  private static func language(of id: PageID, in stages: Stages) -> Int {
    stages.plan?.page(id)?.language ?? 0
  }

  /// Begins a revision, and resets the counts of rendered pages.
  func begin(_ plan: SitePlan, _ contents: ContentStage) {
    stages.current.withLock { $0 = (plan, contents, nil) }
    stages.work.withLock { $0 = BuildWork() }
  }

  /// Begins the layouts, once contents are made.
  func begin(_ layouts: LayoutStage) { stages.current.withLock { $0?.layouts = layouts } }

  var work: BuildWork { stages.work.withLock { $0 } }
}

/// A side of one page's content.
struct PageSide: Hashable, Sendable {
  var page: PageID
  var aspect: PageContent.Aspect
}
