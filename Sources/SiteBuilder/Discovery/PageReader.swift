import Diagnostics
import Files
import Synchronization
import Threads

/// Reads the files of `content/`, on all cores, and keeps the pages for the next time.
struct PageReader {
  private enum ReadFile: Sendable {
    case page(SourcePage)
    /// A file that is copied as it is.
    case other
    case unreadable(FileError)
    /// All pages together are too large.
    case tooMuch

    var isTooMuch: Bool { if case .tooMuch = self { true } else { false } }
  }

  private var known: [PathKey: SourcePage] = [:]
  private let limit: Int

  /// - Parameter limit: bytes of all pages together.
  init(limit: Int = SourceLimit.pages) {
    self.limit = limit
  }

  /// All pages, and the files that are copied, by path.
  ///
  /// - Parameter changed: what may have changed since the last time, as paths under the source folder; nil
  ///   for all.
  mutating func read(
    _ tree: SourceTree, changed: Set<String>?, _ diagnostics: DiagnosticCollector
  ) -> (pages: [SourcePage], files: [StaticFile]) {
    let (known, limit) = (known, limit)
    let total = Atomic(0)
    let results = Workers.map(tree.content.count) { index in
      let path = tree.content[index]
      let room = limit - total.load(ordering: .relaxed)
      let result = Self.read(path, in: tree, known: known[PathKey(path)], changed: changed, room: room)
      if case .page(let page) = result { total.add(page.file.bytes.count, ordering: .relaxed) }
      return result
    }
    var pages: [SourcePage] = []
    var files: [StaticFile] = []
    for (path, result) in zip(tree.content, results) {
      switch result {
      case .page(let page): pages.append(page)
      case .other:
        files.append(
          StaticFile(sourcePath: SourceTree.contentFolder + "/" + path, outputPath: Self.outputPath(of: path))
        )
      case .unreadable(let error):
        diagnostics.report(SourceTree.problem(error, with: SourceTree.contentFolder + "/" + path))
      case .tooMuch: break
      }
    }
    if total.load(ordering: .relaxed) > limit || results.contains(where: \.isTooMuch) {
      diagnostics.report(
        .error(
          "source.too-large", "the pages of this site come to more than \(SourceLimit.text(limit))", at: nil,
          fix: "make several sites of it"))
    }
    self.known = Dictionary(pages.map { (PathKey($0.path), $0) }) { first, _ in first }
    return (pages, files)
  }

  /// Takes a page as it is by now.
  mutating func replace(_ page: SourcePage) {
    known[PathKey(page.path)] = page
  }

  /// - Parameter room: bytes that pages may have beside those read by now.
  private static func read(
    _ path: String, in tree: SourceTree, known: SourcePage?, changed: Set<String>?, room: Int
  ) -> ReadFile {
    guard SourcePage.isPage(path) || SourcePage.mayBePage(path) else { return .other }
    let shown = SourceTree.contentFolder + "/" + path
    if let known, let changed, !changed.contains(shown) { return .page(known) }
    do throws(FileError) {
      let file = tree.root + "/" + shown
      if !SourcePage.isPage(path) {
        let start = try FileSystem.start(of: file, count: SourcePage.frontMatterStart)
        guard SourcePage.hasFrontMatter(start) else { return .other }
      }
      let bytes = try FileSystem.read(file, limit: min(SourceLimit.page, max(room, 0)))
      if let known, known.file.bytes == bytes { return .page(known) }
      return .page(SourcePage(SourceFile(path: shown, bytes: bytes), path: path))
    } catch {
      if case .size(let limit) = error.reason, limit < SourceLimit.page { return .tooMuch }
      return .unreadable(error)
    }
  }

  /// Folders such as `_posts` sort sources; they are not part of the site.
  private static func outputPath(of path: String) -> String {
    let folders = SitePath.components(SitePath.directory(of: path)).filter { !$0.hasPrefix("_") }
    return SitePath.join(folders.joined(separator: "/"), SitePath.name(of: path))
  }
}
