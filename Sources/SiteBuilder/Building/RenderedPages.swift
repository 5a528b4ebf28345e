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
  private let deadAnchors: [[CollectedLinks.Anchor]?]

  /// Makes the pages of a shard on all cores.
  init(
    _ plan: SitePlan, _ queries: PageQueries, _ tools: RenderingTools, _ statistics: inout BuildStatistics
  ) {
    let shard = tools.shard
    self.plan = plan
    self.shard = shard
    self.queries = queries
    let own = shard.isWhole ? plan.pages : plan.pages.filter(shard.contains)
    self.own = own
    let ids = own.map(\.id)
    func byPosition<Value>(_ values: [Value]) -> [Value?] {
      if own.count == plan.pages.count { return values.map(Optional.some) }
      var all = [Value?](repeating: nil, count: plan.pages.count)
      for (page, value) in zip(own, values) { all[page.index] = value }
      return all
    }
    let stopwatch = tools.stopwatch
    contents = byPosition(
      statistics.measure(.contents, stopwatch) { queries.contents.answers(to: ids) })
    finished = byPosition(
      statistics.measure(.layouts, stopwatch) { queries.finished.answers(to: ids) })
    deadAnchors = byPosition(
      statistics.measure(.links, stopwatch) { queries.deadAnchors.answers(to: ids) })
    if stopwatch.isOn { statistics.add(self) }
  }

  func content(of page: Page) -> PageContent { contents[page.index] ?? queries.contents.unnoted(page.id) }
  func finished(_ page: Page) -> FinishedPage { finished[page.index] ?? queries.finished.unnoted(page.id) }
  func deadAnchors(of page: Page) -> [CollectedLinks.Anchor] { deadAnchors[page.index] ?? [] }
  /// What a dead path may have meant.
  func nearMiss(for path: String) -> String? { queries.nearMisses.unnoted(path) }
  var feed: [UInt8] { queries.feed.unnoted }
  var sitemap: [UInt8] { queries.sitemap.unnoted }
}
