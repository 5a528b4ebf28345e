import Diagnostics
import Directives
import Files
import PreviewServer
import SiteBuilder
import Text

/// A running preview: a site that is built again and again, and the server that shows it.
final class PreviewSession {
  private let source: String
  private let site: Site
  private let content: MemoryContent
  private let server: HTTPServer
  private let console: Console
  private var hasGoodSite = false
  /// Where builds have changed what is not shown yet; nil for anywhere.
  private var unshown: Set<PathKey>?
  /// Drafts that are left out, and those of which that was said.
  private var drafts: [String] = []
  /// What the code of figures has printed, each at its figure, and what of it was told for the last build.
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

  /// What a build reads, as the configuration is now. The folder of each is there.
  static func roots(of source: String) -> [String] {
    let code = Site.codeFolders(in: source).map { folder in
      let parent = SitePath.directory(of: folder)
      let isThere =
        parent.isEmpty || (try? FileSystem.kindFollowingLinks(of: source + "/" + parent)) == .folder
      return isThere ? folder : SitePath.components(folder)[0]
    }
    return (["content", "templates", Configuration.fileName] + code).map { source + "/" + $0 }
  }

  /// Whether other folders may be read from now on.
  func mayMoveRoots(_ changed: Set<String>) -> Bool {
    changed.contains(source + "/" + Configuration.fileName)
  }

  /// What a build passes over.
  @Sendable static func isIgnored(_ path: String) -> Bool { !SourceNames.isVisible(SitePath.name(of: path)) }

  /// Says which drafts are left out, each once: who starts one wants to see it.
  func tellDrafts() {
    let new = drafts.filter { !toldDrafts.contains($0) }
    toldDrafts = Set(drafts)
    guard let first = new.first else { return }
    let names = new.count == 1 ? first : "\(first) and \(new.count - 1) more"
    console.print("drafts are left out (\(names)): “\(Tool.name) preview --drafts” shows them\n")
  }

  /// Says what the code of figures has printed since the build before.
  func tellPrinted() {
    for text in printed where !toldPrinted.contains(text) { console.print(text) }
    toldPrinted = Set(printed)
  }

  /// Builds again.
  ///
  /// - Parameter changed: what has changed, as paths that start with the source folder; nil for anything.
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

  /// Paths under the source folder; nil if a whole folder came or moved, so that anything may have changed. What
  /// has gone has gone with all that was in it.
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

  /// Shows a good site, or what is wrong over the last good one. Without a good one, a bad one has to do.
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
      // No paths would mean all paths.
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
