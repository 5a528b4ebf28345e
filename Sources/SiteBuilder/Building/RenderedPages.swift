/// Every page of a site in its last shape, by position.
struct RenderedPages: Sendable {
  var plan: SitePlan
  let shard: Shard
  var contents: PageResults<PageContent>
  var finished: PageResults<FinishedPage>
  /// Positions of own pages with something to report, in order: a problem, a link that leads nowhere, a figure. An edit
  /// looks at these and at what is new, and not at all pages of the site.
  private(set) var reported: [Int] = []

  init(
    plan: SitePlan, shard: Shard, contents: PageResults<PageContent>, finished: PageResults<FinishedPage>
  ) {
    (self.plan, self.shard, self.contents, self.finished) = (plan, shard, contents, finished)
    reported = plan.pages.indices.filter(hasReport)
  }

  /// The pages of the shard: those that are written and reported on.
  var own: [Page] { shard.isWhole ? plan.pages : plan.pages.filter(shard.contains) }

  /// To be called after an edit.
  ///
  /// - Parameter new: positions of pages that were rendered anew.
  mutating func updateReported(_ new: Set<Int>) {
    reported = (reported.filter { !new.contains($0) } + new.filter(hasReport)).sorted()
  }

  private func hasReport(_ position: Int) -> Bool {
    let page = plan.pages[position]
    guard shard.contains(page) else { return false }
    let (content, finished) = (contents[position], finished[position])
    return !content.diagnostics.isEmpty || !content.links.dead.isEmpty || !content.figures.isEmpty
      || !finished.diagnostics.isEmpty || !finished.deadLinks.isEmpty
      || page.source.map { !$0.diagnostics.isEmpty || !$0.doubtfulKeys.isEmpty } ?? false
  }
}

/// What an edit has made anew.
struct EditedPages {
  /// Positions of pages whose contents were rendered.
  var contents: [Int]
  /// Positions of pages that were laid out.
  var layouts: [Int]
  /// Copied files with other bytes, as paths under the source folder.
  var files: Set<String>
  /// In which pages have changed.
  var aspects: PageAspects
}
