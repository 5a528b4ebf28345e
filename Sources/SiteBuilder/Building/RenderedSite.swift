import Diagnostics

/// A site with all its pages rendered, and with what it takes to render some of them again.
struct RenderedSite {
  private(set) var source: SiteSource
  private(set) var pages: RenderedPages
  private let tools: RenderingTools
  /// Knows pages by their positions alone, so that an edit leaves it as it is.
  private let navigation: Navigation
  private let layouts: LayoutChoice
  private var links: LinkCheck
  /// How much was rendered the last time.
  private(set) var work = BuildWork()

  /// Renders all pages, but for contents of the last build that are still right.
  init(
    _ source: SiteSource, _ tools: RenderingTools, after last: RenderedSite?,
    _ statistics: inout BuildStatistics
  ) {
    self.source = source
    self.tools = tools
    let plan = source.plan
    let navigation = Navigation(plan)
    self.navigation = navigation
    layouts = LayoutChoice(plan, source.library)
    let kept = last?.contents(stillRightIn: source) ?? [:]
    let texts = ContentStage(source, navigation, tools)
    let contents = statistics.measure(.contents, tools.stopwatch) {
      PageResults(of: plan.pages, in: tools.shard) { kept[$0.index] ?? texts.content(of: $0) }
    }
    work.contents = plan.pages.count { $0.hasOwnText && kept[$0.index] == nil }
    let layoutStage = LayoutStage(source, navigation, tools, contents, layouts)
    let finished = statistics.measure(.layouts, tools.stopwatch) {
      PageResults(of: plan.pages, in: tools.shard) { layoutStage.finish($0) }
    }
    pages = RenderedPages(plan: plan, shard: tools.shard, contents: contents, finished: finished)
    work.layouts = pages.own.count
    let site = SeenSite(
      source, navigation, isRecorded: tools.isRecorded, contents: contents, finished: finished)
    links = statistics.measure(.links, tools.stopwatch) { [pages] in LinkCheck(pages, in: site) }
    if tools.stopwatch.isOn { statistics.add(pages) }
  }

  /// The contents of pages that would come to the same in another site, by their positions there.
  private func contents(stillRightIn new: SiteSource) -> [Int: Recorded<PageContent>] {
    guard let changes = Changes(from: source, to: new) else { return [:] }
    var contents: [Int: Recorded<PageContent>] = [:]
    for page in new.plan.pages {
      guard let old = source.plan.page(like: page) else { continue }
      let content = pages.contents.recorded(old.index)
      if !changes.affect(content.reads, of: page.index) { contents[page.index] = content }
    }
    return contents
  }

  /// Whether no problem of the site as a whole quotes a page.
  var canBeEdited: Bool { source.plan.diagnostics.isEmpty && layouts.diagnostics.isEmpty }

  /// All problems, those of pages in their order.
  mutating func diagnostics() -> [Diagnostic] {
    let all = DiagnosticCollector(source.problems)
    let reported = pages.reported.map { source.plan.pages[$0] }
    let sources = reported.filter { !$0.isContinuation }.compactMap(\.source)
    all.report(sources.flatMap(\.diagnostics))
    all.report(KeyCheck(source).diagnostics(of: sources))
    all.report(source.plan.diagnostics + navigation.diagnostics)
    all.report(SiteCheck(source.plan).diagnostics + TemplateCheck(source, layouts).diagnostics)
    all.report(reported.flatMap { pages.contents[$0.index].diagnostics })
    all.report(layouts.diagnostics)
    all.report(reported.flatMap { pages.finished[$0.index].diagnostics })
    all.report(links.diagnostics(pages))
    return all.diagnostics.uniqued().sortedByPlace()
  }

  /// Renders again what an edit shows in, and nothing else.
  mutating func apply(_ edit: SiteEdit) -> EditedPages {
    var changes = Changes(edit, of: source.plan)
    let plan = SitePlan(source.plan, replacing: edit.pages)
    source.plan = plan
    pages.plan = plan
    let texts = ContentStage(source, navigation, tools)
    let contents = pages.contents.update(
      plan.pages, after: &changes, texts.content, difference: { $0.aspects(differingFrom: $1) })
    let layoutStage = LayoutStage(source, navigation, tools, pages.contents, layouts)
    let finished = pages.finished.update(
      plan.pages, after: &changes, layoutStage.finish,
      difference: { $0.bytes == $1.bytes ? [] : PageAspects(.bytes) })
    pages.updateReported(Set(contents + finished))
    let site = SeenSite(
      source, navigation, isRecorded: tools.isRecorded, contents: pages.contents, finished: pages.finished)
    links.update(pages, after: &changes, in: site)
    work = BuildWork(contents: contents.count, layouts: finished.count)
    return EditedPages(
      contents: contents, layouts: finished, files: edit.files, aspects: changes.aspects)
  }
}
