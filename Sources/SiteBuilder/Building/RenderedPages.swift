import Diagnostics

/// Every page of a site in its last shape. Pages that a shard does not write are made when somebody asks for them.
struct RenderedPages: Sendable {
  let plan: SitePlan
  let shard: Shard
  /// The pages of the shard: those that are written and reported on.
  let own: [Page]
  private let queries: PageQueries
  private let contents: [PageContent?]
  private let finished: [FinishedPage?]
  /// Of pages that have any.
  private let deadAnchors: [PageID: [CollectedLinks.Anchor]]

  /// Makes the pages of a shard on all cores.
  init(
    _ source: SiteSource, _ sources: SourceQueries, _ queries: PageQueries, _ tools: RenderingTools,
    _ statistics: inout BuildStatistics
  ) {
    let (plan, shard) = (source.plan, tools.shard)
    self.plan = plan
    self.shard = shard
    self.queries = queries
    let own = shard.isWhole ? plan.pages : plan.pages.filter(shard.contains)
    self.own = own
    let ids = own.map { $0.id }
    func byPosition<Value>(_ values: [Value]) -> [Value?] {
      if own.count == plan.pages.count { return values.map(Optional.some) }
      var all = [Value?](repeating: nil, count: plan.pages.count)
      for (page, value) in zip(own, values) { all[page.index] = value }
      return all
    }
    let stopwatch = tools.stopwatch
    queries.begin(plan, ContentStage(source, sources, tools))
    contents = byPosition(
      statistics.measure(.contents, stopwatch) { queries.contents.answers(to: ids) })
    queries.begin(LayoutStage(source, sources, queries, contents, tools))
    finished = byPosition(
      statistics.measure(.layouts, stopwatch) { queries.finished.answers(to: ids) })
    deadAnchors = statistics.measure(.links, stopwatch) { [contents] in
      let linking = own.filter { contents[$0.index]?.links.anchors.isEmpty == false }.map(\.id)
      let dead = zip(linking, queries.deadAnchors.answers(to: linking)).filter { !$0.1.isEmpty }
      return Dictionary(dead) { first, _ in first }
    }
    if stopwatch.isOn { statistics.add(self) }
  }

  func content(of page: Page) -> PageContent { contents[page.index] ?? queries.contents.unnoted(page.id) }
  func finished(_ page: Page) -> FinishedPage { finished[page.index] ?? queries.finished.unnoted(page.id) }
  func deadAnchors(of page: Page) -> [CollectedLinks.Anchor] {
    deadAnchors.isEmpty ? [] : deadAnchors[page.id] ?? []
  }
  /// What a dead path may have meant.
  func nearMiss(for path: String) -> String? { queries.nearMisses.unnoted(path) }
  var feed: [UInt8] { queries.feed.unnoted }
  var sitemap: [UInt8] { queries.sitemap.unnoted }
}
