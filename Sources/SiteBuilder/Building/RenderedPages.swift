import Diagnostics

/// The finished pages of a build. Other pages are made on request.
struct RenderedPages: Sendable {
  let plan: SitePlan
  /// The pages that this build makes.
  let own: [Page]
  /// The pages with something to report.
  let reported: [Page]
  private let queries: PageQueries
  private let contents: [PageContent?]
  private let finished: [FinishedPage?]
  private let texts: [PageText?]
  /// The dead anchors of pages that have any.
  private let deadAnchors: [PageID: [CollectedLinks.Anchor]]

  /// Makes pages on all cores.
  ///
  /// - Parameters:
  ///   - own: the pages to make.
  ///   - hasLayouts: whether to apply layouts.
  init(
    _ own: [Page], hasLayouts: Bool = true, _ source: SiteSource, _ sources: SourceQueries,
    _ queries: PageQueries, _ tools: RenderingTools, _ statistics: inout BuildStatistics
  ) {
    let plan = source.plan
    self.plan = plan
    self.queries = queries
    self.own = own
    let ids = own.map { $0.id }
    func byPosition<Value>(_ values: [Value]) -> [Value?] {
      if own.count == plan.pages.count { return values.map(Optional.some) }
      var all = [Value?](repeating: nil, count: plan.pages.count)
      for (page, value) in zip(own, values) { all[page.index] = value }
      return all
    }
    let stopwatch = tools.stopwatch
    let isJekyll = plan.configuration.jekyll != nil
    tools.progress?.begin(pages: own.count)
    queries.begin(plan, ContentStage(source, sources, tools, after: isJekyll ? queries : nil))
    contents = byPosition(
      statistics.measure(.contents, stopwatch) {
        if isJekyll {
          // Pages show the documents, which come first. Then those that show changed ones are known.
          _ = queries.contents.answers(to: plan.documents)
          _ = queries.sides.answers(to: [])
        }
        return queries.contents.answers(to: ids)
      })
    queries.begin(LayoutStage(source, sources, queries, contents, tools))
    let finished = statistics.measure(.layouts, stopwatch) {
      hasLayouts ? queries.finished.answers(to: ids) : []
    }
    let laidOut = hasLayouts ? byPosition(finished) : []
    self.finished = laidOut
    let writesTexts = hasLayouts && !plan.configuration.machineFiles.isDisjoint(with: [.markdown, .llms])
    texts =
      !writesTexts
      ? []
      : byPosition(
        statistics.measure(.machines, stopwatch) { queries.texts.answers(to: ids) })
    deadAnchors = statistics.measure(.links, stopwatch) { [contents] in
      let linking = own.filter { contents[$0.index]?.links.anchors.isEmpty == false }.map(\.id)
      let dead = zip(linking, queries.deadAnchors.answers(to: linking)).filter { !$0.1.isEmpty }
      return Dictionary(dead) { first, _ in first }
    }
    reported = own.filter { [contents, deadAnchors] page in
      contents[page.index]?.hasReport ?? false
        || hasLayouts && laidOut[page.index]?.hasReport ?? false
        || page.source?.hasReport ?? false || !deadAnchors.isEmpty && deadAnchors[page.id] != nil
    }
    if stopwatch.isOn { statistics.add(self) }
  }

  func content(of page: Page) -> PageContent { contents[page.index] ?? queries.contents.unnoted(page.id) }
  /// The finished page; empty without layouts.
  func finished(_ page: Page) -> FinishedPage {
    finished.isEmpty ? .empty : finished[page.index] ?? queries.finished.unnoted(page.id)
  }
  func deadAnchors(of page: Page) -> [CollectedLinks.Anchor] {
    deadAnchors.isEmpty ? [] : deadAnchors[page.id] ?? []
  }
  /// The path that a dead one may have meant.
  func nearMiss(for path: String) -> String? { queries.nearMisses.unnoted(path) }
  var feeds: [[UInt8]] { queries.feed.unnoted }
  var jsonFeeds: [[UInt8]] { queries.jsonFeed.unnoted }
  /// The feeds of terms, in the plan's order.
  var termFeeds: [[UInt8]] { plan.termFeeds.isEmpty ? [] : queries.termFeeds.unnoted }
  /// The page as Markdown; nil if it isn't written so.
  func markdown(of page: Page) -> [UInt8]? {
    guard !texts.isEmpty, plan.writesMarkdown(of: page) else { return nil }
    return texts[page.index]?.markdown.bytes
  }
  var llms: [LLMsFiles] { queries.llms.unnoted }
  /// What the lists of pages for programs leave out.
  var machineProblems: [Diagnostic] {
    guard plan.writesLLMs else { return [] }
    return zip(plan.languages, llms).compactMap { LLMsFiles.problem($1.missing, in: $0) }
  }
  var figureList: [UInt8]? { queries.figureList.unnoted }
  var searches: [SearchIndex] { queries.search.unnoted }
  var sitemap: [UInt8] { queries.sitemap.unnoted }
}
