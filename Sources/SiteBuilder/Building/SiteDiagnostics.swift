import Diagnostics

/// Collects the problems of a site.
///
/// Results aren't kept: visiting all pages takes less time than laying out one.
struct SiteDiagnostics {
  private let source: SiteSource
  private let pages: RenderedPages
  private let sources: SourceQueries

  init(_ source: SiteSource, _ pages: RenderedPages, _ sources: SourceQueries) {
    (self.source, self.pages, self.sources) = (source, pages, sources)
  }

  /// All problems, sorted by place, and then in the order of the build.
  var all: [Diagnostic] {
    let (plan, layouts) = (source.plan, sources.layouts.unnoted)
    let authored = pages.reported.filter { !$0.isContinuation }.compactMap(\.source)
    var all = source.problems
    for page in authored { all += page.diagnostics }
    all += KeyCheck(source).diagnostics(of: authored)
    all += plan.markdownConflicts()
    all += plan.diagnostics + sources.navigation.unnoted.flatMap(\.diagnostics)
    all += SiteCheck(plan).diagnostics + TemplateCheck(source, layouts).diagnostics
    for page in pages.reported { all += pages.content(of: page).diagnostics }
    all += layouts.diagnostics
    for page in pages.reported { all += pages.finished(page).diagnostics }
    var links = LinkCheck(pages)
    all += links.diagnostics()
    all = once("math.program-missing", once("code.highlighter-missing", all.uniqued().sortedByPlace()))
    return unreadConfiguration(holdingBack: all) ?? all
  }

  /// The errors of a configuration that can't be read; nil for others.
  ///
  /// Without it pages are made by defaults, so their problems may be consequences.
  private func unreadConfiguration(holdingBack all: [Diagnostic]) -> [Diagnostic]? {
    guard source.plan.configuration.values.isEmpty else { return nil }
    let names = [Configuration.fileName, JekyllSite.fileName]
    var own = all.filter { $0.severity == .error && names.contains($0.range?.file.path ?? "") }
    guard !own.isEmpty else { return nil }
    if own.count < all.count {
      own[0].notes.append(.init("other problems are told once this file can be read"))
    }
    return own
  }

  /// The problems with only the first one about something that the whole site lacks.
  private func once(_ identifier: String, _ all: [Diagnostic]) -> [Diagnostic] {
    var isFirst = true
    return all.filter { diagnostic in
      guard diagnostic.identifier == identifier else { return true }
      defer { isFirst = false }
      return isFirst
    }
  }
}
