import Diagnostics
import Directives
import Files
import PreviewServer
import SiteBuilder
import Synchronization
import Text

/// A running preview: rebuilds a site, and serves it.
package final class PreviewSession {
  let source: String
  let isQuiet: Bool
  let report: (PreviewMessage) -> Void
  let watcher: FileWatcher
  /// Whether nothing is under way that a signal would have to wait for.
  let isWaiting = Atomic(false)
  private let site: Site
  private let content: MemoryContent
  private let server: HTTPServer
  private var hasGoodSite = false
  /// The changed paths that aren't shown yet; nil for all.
  private var unshown: Set<PathKey>?
  private var drafts: [String] = []
  /// The output of figures' code, each with its place, and the part reported for the previous build.
  private var printed: [String] = []
  private var reportedOutput: Set<String> = []
  private var reportedDrafts: Set<String> = []

  /// Builds a site and starts serving it.
  ///
  /// - Parameters:
  ///   - site: the site, which keeps its contents.
  ///   - source: the folder of its source.
  ///   - port: the port; the next free one if it is taken.
  ///   - address: the address of this machine to serve at.
  ///   - isQuiet: whether only problems and the address are reported.
  ///   - report: called for each message, on the thread that builds.
  package init(
    _ site: Site, source: String, port: UInt16, address: NetworkAddress = .loopback, isQuiet: Bool,
    report: @escaping (PreviewMessage) -> Void
  ) throws(PreviewFailure) {
    guard DescriptorPath.isAvailable else { throw PreviewFailure(Self.unknownOpenFiles) }
    (self.site, self.source, self.isQuiet, self.report) = (site, source, isQuiet, report)
    content = MemoryContent(source: source)
    do {
      // Watching starts before the first build, so that no change in between is lost.
      watcher = try FileWatcher(roots: Self.roots(of: source), ignoring: Self.isIgnored)
      server = try HTTPServer(content: content, port: port, address: address)
    } catch {
      throw PreviewFailure(error)
    }
    show(site.build())
  }

  private static let unknownOpenFiles = Diagnostic.error(
    "preview.failed", "the system doesn't report the paths of open files", at: nil,
    explanation: "the preview needs these paths, so that links can't lead out of the source",
    fix: "mount /proc")

  var url: String { server.url }
  /// The addresses for other machines of the network.
  package var networkURLs: [String] { server.networkURLs }

  package func stop() { server.stop() }

  /// Prints the omitted drafts that weren't printed before, as a hint for their authors.
  func printDrafts() {
    let new = drafts.filter { !reportedDrafts.contains($0) }
    reportedDrafts = Set(drafts)
    guard let first = new.first else { return }
    let names = new.count == 1 ? first : "\(first) and \(new.count - 1) more"
    report(.text("drafts are left out (\(names)): “zoetrope preview” shows them without “--published”\n"))
  }

  /// Prints the new output of figures' code.
  func printOutput() {
    for text in printed where !reportedOutput.contains(text) { report(.text(text)) }
    reportedOutput = Set(printed)
  }

  /// Builds the site again.
  ///
  /// - Parameter changed: what has changed, as paths that start with the source folder; nil for anything.
  func rebuild(changed: Set<String>?) {
    let start = ContinuousClock.now
    let paths = changed.flatMap(relative)
    let built = site.build(changed: paths)
    let written = show(built)
    let milliseconds = (ContinuousClock.now - start).milliseconds
    guard !isQuiet else { return }
    let outcome =
      built.hasFailed(strict: false) ? "the last good site is kept" : "\(written.count) files changed"
    report(.text("rebuilt in \(milliseconds) ms: \(outcome)\n"))
    printDrafts()
    printOutput()
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
    report(.problems(built.diagnostics))
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
