import Diagnostics

/// A site with all its pages rendered, and with what it takes to render some of them again.
struct RenderedSite {
  private(set) var source: SiteSource
  private(set) var pages: RenderedPages
  private let tools: RenderingTools
  private var navigation: Navigation
  private let layouts: LayoutChoice
  private var contentReads: [Reads]
  private var layoutReads: [Reads]
  private var links: LinkCheck
  private var navigationProblems: [Diagnostic] = []
  private var layoutProblems: [Diagnostic] = []
  /// How much was rendered the last time.
  private(set) var work = BuildWork()

  /// Renders all pages, but for contents that are kept.
  init(
    _ source: SiteSource, _ tools: RenderingTools, kept: KeptContents?, _ statistics: inout BuildStatistics
  ) {
    self.source = source
    self.tools = tools
    let plan = source.plan
    navigation = Navigation(plan, diagnostics: &navigationProblems)
    layouts = LayoutChoice(plan, source.library, diagnostics: &layoutProblems)
    let stage = ContentStage(source, navigation, tools)
    let reusable = plan.pages.map { kept?.content(of: $0, in: source) }
    let contents = statistics.measure(.contents, tools.stopwatch) {
      PageResults(of: plan.pages, in: tools.shard) { reusable[$0.index] ?? stage.content(of: $0) }
    }
    work.contents = zip(plan.pages, reusable).count { $0.hasOwnText && $1 == nil }
    contentReads = contents.made.map(\.reads)
    let shown = contents.map { $0.result }
    let layoutStage = LayoutStage(source, navigation, tools, shown, layouts)
    let finished = statistics.measure(.layouts, tools.stopwatch) {
      PageResults(of: plan.pages, in: tools.shard) { layoutStage.finish($0) }
    }
    layoutReads = finished.made.map(\.reads)
    work.layouts = layoutReads.count
    pages = RenderedPages(
      plan: plan, shard: tools.shard, contents: shown, finished: finished.map { $0.result })
    links = statistics.measure(.links, tools.stopwatch) { [pages] in LinkCheck(pages) }
    if tools.stopwatch.isOn { statistics.add(pages) }
  }

  /// The contents for the next build to choose from.
  var keptContents: KeptContents { KeptContents(of: source, pages.contents.made, contentReads) }

  /// Whether no problem of the site as a whole quotes a page.
  var canBeEdited: Bool { source.planProblems.isEmpty && layoutProblems.isEmpty }

  /// All problems, those of pages in their order.
  mutating func diagnostics() -> [Diagnostic] {
    var all = source.problems
    let telling = pages.telling.map { source.plan.pages[$0] }
    for page in telling where !page.isContinuation { all += page.source?.diagnostics ?? [] }
    all += KeyCheck(source).diagnostics(of: telling.filter { !$0.isContinuation }.compactMap(\.source))
    all += source.planProblems + source.screenProblems + navigationProblems
    for page in telling { all += pages.contents[page.index].diagnostics }
    all += layoutProblems
    for page in telling { all += pages.finished[page.index].diagnostics }
    all += links.diagnostics(pages)
    return all.withoutRepetitions().sortedByPlace()
  }
}

// MARK: Edits

extension RenderedSite {
  /// Renders again what an edit shows in, and nothing else.
  mutating func apply(_ edit: SiteEdit) -> EditedPages {
    let old = source.plan
    let plan = SitePlan(old, replacing: edit.pages)
    var changes = PageChanges(pageCount: plan.pages.count)
    for (position, page) in edit.pages where old.pages[position].source?.head != page.head {
      for page in old.positions(ofPagesLike: position) { changes.add(.metadata, of: page) }
    }
    source.plan = plan
    pages.plan = plan
    let hasMetadata = !changes.aspects.isEmpty
    if hasMetadata { updateNavigation() }
    var edited = EditedPages(files: edit.files, hasMetadata: hasMetadata)
    func isStale(_ reads: Reads) -> Bool {
      reads.see(changes) || reads.images.contains { edit.files.contains($0.path) }
    }
    edited.contents = contentReads.indices.filter { edit.pages[$0] != nil || isStale(contentReads[$0]) }
    renderContents(&edited, &changes)
    var isNew = Array(repeating: false, count: plan.pages.count)
    for position in edited.contents { isNew[position] = true }
    edited.layouts = layoutReads.indices.filter { isNew[$0] || isStale(layoutReads[$0]) }
    layOut(edited.layouts)
    for position in edited.layouts { isNew[position] = true }
    pages.updateTelling(isNew: isNew)
    links.update(pages, isNew: isNew)
    work = BuildWork(contents: edited.contents.count, layouts: edited.layouts.count)
    return edited
  }

  /// Makes the navigation of the titles as they are.
  private mutating func updateNavigation() {
    navigationProblems = []
    navigation = Navigation(source.plan, diagnostics: &navigationProblems)
  }

  private mutating func renderContents(_ edited: inout EditedPages, _ changes: inout PageChanges) {
    let (plan, positions) = (source.plan, edited.contents)
    let stage = ContentStage(source, navigation, tools)
    let new = Workers.map(positions.count) { stage.content(of: plan.pages[positions[$0]]) }
    for (position, new) in zip(positions, new) {
      let old = pages.contents[position]
      changes.add(new.result.aspects(differingFrom: old), of: position)
      if old.stylePath != new.result.stylePath { edited.keepsStylePaths = false }
      pages.contents[position] = new.result
      contentReads[position] = new.reads
    }
  }

  private mutating func layOut(_ positions: [Int]) {
    let plan = source.plan
    let stage = LayoutStage(source, navigation, tools, pages.contents, layouts)
    let new = Workers.map(positions.count) { stage.finish(plan.pages[positions[$0]]) }
    for (position, new) in zip(positions, new) {
      pages.finished[position] = new.result
      layoutReads[position] = new.reads
    }
  }
}
