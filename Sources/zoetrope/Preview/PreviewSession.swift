import Diagnostics
import Directives
import Files
import PreviewServer
import SiteBuilder
import Text

/// A running preview: rebuilds a site, and serves it.
final class PreviewSession {
  private let source: String
  private let site: Site
  private let content: MemoryContent
  private let server: HTTPServer
  private let console: Console
  private var hasGoodSite = false
  /// The changed paths that aren't shown yet; nil for all.
  private var unshown: Set<PathKey>?
  private var drafts: [String] = []
  /// The output of figures' code, each with its place, and the part reported for the previous build.
  private var printed: [String] = []
  private var toldPrinted: Set<String> = []
  private var toldDrafts: Set<String> = []

  /// Builds the site and starts serving it.
  init(_ arguments: SiteArguments, port: UInt16, console: Console) throws(HTTPServer.StartError) {
    source = arguments.source
    site = arguments.site(keepsContents: true, allowsReload: true)
    self.console = console
    content = MemoryContent(source: source)
    server = try HTTPServer(content: content, port: port)
    show(site.build())
  }

  var url: String { server.url }

  func stop() { server.stop() }

  /// The paths that a build reads with the current configuration. The folder of each exists.
  static func roots(of source: String) -> [String] {
    let code = Site.codeFolders(in: source).map { folder in
      let parent = SitePath.directory(of: folder)
      let isThere =
        parent.isEmpty || (try? FileSystem.kindFollowingLinks(of: source + "/" + parent)) == .folder
      return isThere ? folder : SitePath.components(folder)[0]
    }
    return (["content", "templates", Configuration.fileName] + code).map { source + "/" + $0 }
  }

  /// Whether changes may affect `roots(of:)`.
  func mayMoveRoots(_ changed: Set<String>) -> Bool {
    changed.contains(source + "/" + Configuration.fileName)
  }

  /// Whether builds ignore a path.
  @Sendable static func isIgnored(_ path: String) -> Bool { !SourceNames.isVisible(SitePath.name(of: path)) }

  /// Prints the omitted drafts that weren't printed before, as a hint for their authors.
  func tellDrafts() {
    let new = drafts.filter { !toldDrafts.contains($0) }
    toldDrafts = Set(drafts)
    guard let first = new.first else { return }
    let names = new.count == 1 ? first : "\(first) and \(new.count - 1) more"
    console.print("drafts are left out (\(names)): “\(Tool.name) preview --drafts” shows them\n")
  }

  /// Prints the new output of figures' code.
  func tellPrinted() {
    for text in printed where !toldPrinted.contains(text) { console.print(text) }
    toldPrinted = Set(printed)
  }

  /// Builds the site again.
  ///
  /// - Parameter changed: the changed paths, prefixed with the source folder; nil for any.
  func rebuild(changed: Set<String>?, isQuiet: Bool) {
    let start = ContinuousClock.now
    let paths = changed.flatMap(relative)
    let built = site.build(changed: paths)
    let written = show(built)
    let milliseconds = (ContinuousClock.now - start).milliseconds
    guard !isQuiet else { return }
    let outcome =
      built.hasFailed(strict: false) ? "the last good site stays" : "\(written.count) files changed"
    console.print("rebuilt in \(milliseconds) ms: \(outcome)\n")
    tellDrafts()
    tellPrinted()
  }

  /// The paths relative to the source folder; nil if one is a folder, so that anything may have changed. A
  /// missing path was removed with its contents.
  private func relative(_ changed: Set<String>) -> Set<String>? {
    guard changed.allSatisfy({ [.file, nil].contains((try? FileSystem.kind(of: $0)) ?? nil) }) else {
      return nil
    }
    return Set(changed.map { String($0.dropFirst(source.count + 1)) })
  }

  private static func printed(by figure: FigureReport) -> String {
    let place = "\(figure.place.file.path):\(figure.place.start.line): \(figure.title)\n"
    return place + figure.printedNotes.map { "  \($0)\n" }.joined()
  }

  /// Shows a good site, or else its errors over the last good one; without a good one, shows it anyway.
  @discardableResult
  private func show(_ built: BuiltSite) -> [String] {
    console.report(built.diagnostics)
    printed = built.figures.filter { !$0.printedNotes.isEmpty }.map(Self.printed)
    drafts = built.unpublished.filter { $0.obstacle == .draft }.map(\.sourcePath)
    if let paths = built.changed { unshown?.formUnion(paths) } else { unshown = nil }
    let hasFailed = built.hasFailed(strict: false)
    var changed: [String] = []
    if !hasFailed || !hasGoodSite {
      changed = content.update(
        to: built.outputs, unpublished: built.unpublished, changed: unshown)
      unshown = []
      // An empty list would reload all pages.
      if !changed.isEmpty || !hasFailed { server.reload(changed.isEmpty ? ["/"] : changed) }
      hasGoodSite = hasGoodSite || !hasFailed
    }
    if hasFailed {
      let formatter = DiagnosticFormatter()
      server.showProblems(
        built.diagnostics.filter { $0.severity == .error }.map(formatter.format).joined(separator: "\n"))
    }
    return changed
  }
}
