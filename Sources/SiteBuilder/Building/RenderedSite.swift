import Diagnostics

/// A site with all its pages rendered, and with what it takes to render some of them again.
struct RenderedSite {
  private(set) var source: SiteSource
  private(set) var pages: RenderedPages
  private let tools: RenderingTools
  /// What templates see while contents are rendered, and once they are known.
  private var early: TemplateContext
  private var late: TemplateContext
  private let layouts: LayoutChoice
  private var contentReads: [Reads]
  private var layoutReads: [Reads]
  private var links: LinkCheck
  private var navigationProblems: [Diagnostic] = []
  private var layoutProblems: [Diagnostic] = []
  /// How much was rendered the last time.
  private(set) var work = BuildWork()

  /// Renders all pages, but for contents that are kept.
  init(_ source: SiteSource, _ tools: RenderingTools, kept: KeptContents?) {
    self.source = source
    self.tools = tools
    let plan = source.plan
    let navigation = Navigation(plan, diagnostics: &navigationProblems)
    let table = PageTable(plan, contents: nil, isRecorded: tools.isRecorded)
    early = TemplateContext(table, library: source.library, navigation: navigation)
    let contentStage = ContentStage(plan, early, tools, source.tree, source.screens)
    let reusable = plan.pages.map { kept?.content(of: $0, in: source) }
    let contents = Workers.map(plan.pages.count) { position in
      reusable[position]
        ?? ReadRecorder.reads(isRecorded: tools.isRecorded) {
          contentStage.content(of: plan.pages[position])
        }
    }
    work.contents = zip(plan.pages, reusable).count { $0.hasOwnText && $1 == nil }
    let bare = contents.map(\.result)
    layouts = LayoutChoice(plan, source.library, diagnostics: &layoutProblems)
    let lateTable = PageTable(plan, contents: bare, isRecorded: tools.isRecorded)
    late = TemplateContext(lateTable, library: source.library, navigation: navigation)
    let layoutStage = LayoutStage(plan, late, bare, layouts)
    let finished = Workers.map(plan.pages.count) { position in
      ReadRecorder.reads(isRecorded: tools.isRecorded) { layoutStage.finish(plan.pages[position]) }
    }
    work.layouts = finished.count
    contentReads = contents.map(\.reads)
    layoutReads = finished.map(\.reads)
    pages = RenderedPages(plan: plan, contents: bare, finished: finished.map(\.result))
    links = LinkCheck(pages)
  }

  /// The contents for the next build to choose from.
  var keptContents: KeptContents { KeptContents(of: source, pages.contents, contentReads) }

  /// Whether no problem of the site as a whole quotes a page.
  var canBeEdited: Bool { source.planProblems.isEmpty && layoutProblems.isEmpty }

  /// All problems, those of pages in their order.
  mutating func diagnostics() -> [Diagnostic] {
    var all = source.problems
    for page in pages.plan.pages where !page.isContinuation {
      if let source = page.source, !source.diagnostics.isEmpty { all += source.diagnostics }
    }
    all += source.planProblems + source.screenProblems + navigationProblems
    for content in pages.contents where !content.diagnostics.isEmpty { all += content.diagnostics }
    all += layoutProblems
    for page in pages.finished where !page.diagnostics.isEmpty { all += page.diagnostics }
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
    let hasNavigation = hasMetadata && updateNavigation()
    var edited = EditedPages(files: edit.files, hasMetadata: hasMetadata)
    func isStale(_ reads: Reads) -> Bool {
      (hasNavigation && reads.navigation) || reads.see(changes)
        || reads.images.contains { edit.files.contains($0.path) }
    }
    edited.contents = contentReads.indices.filter { edit.pages[$0] != nil || isStale(contentReads[$0]) }
    renderContents(&edited, &changes)
    let own = Set(edited.contents)
    edited.layouts = layoutReads.indices.filter { own.contains($0) || isStale(layoutReads[$0]) }
    layOut(edited.layouts)
    links.update(pages, changed: Set(edited.layouts))
    work = BuildWork(contents: edited.contents.count, layouts: edited.layouts.count)
    return edited
  }

  /// Makes the navigation of the titles as they are; whether that makes a difference.
  private mutating func updateNavigation() -> Bool {
    navigationProblems = []
    let navigation = Navigation(source.plan, diagnostics: &navigationProblems)
    defer {
      early.navigation = navigation
      late.navigation = navigation
    }
    return navigation != early.navigation
  }

  private mutating func renderContents(_ edited: inout EditedPages, _ changes: inout PageChanges) {
    let (plan, positions) = (source.plan, edited.contents)
    early.table.update(plan, contents: nil)
    let stage = ContentStage(plan, early, tools, source.tree, source.screens)
    let new = Workers.map(positions.count) { index in
      ReadRecorder.reads(isRecorded: true) { stage.content(of: plan.pages[positions[index]]) }
    }
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
    late.table.update(plan, contents: pages.contents)
    let stage = LayoutStage(plan, late, pages.contents, layouts)
    let new = Workers.map(positions.count) { index in
      ReadRecorder.reads(isRecorded: true) { stage.finish(plan.pages[positions[index]]) }
    }
    for (position, new) in zip(positions, new) {
      pages.finished[position] = new.result
      layoutReads[position] = new.reads
    }
  }
}
