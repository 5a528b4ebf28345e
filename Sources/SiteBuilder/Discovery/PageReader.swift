import Diagnostics
import Files

/// Reads the files of `content/`, on all cores, and keeps the pages for the next time.
struct PageReader {
  private enum ReadFile: Sendable {
    case page(SourcePage)
    /// A file that is copied as it is.
    case other
    case unreadable(FileError)
  }

  private var known: [String: SourcePage] = [:]

  /// All pages, and the files that are copied, by path.
  ///
  /// - Parameter changed: what may have changed since the last time, as paths under the source folder; nil
  ///   for all.
  mutating func read(
    _ tree: SourceTree, changed: Set<String>?, diagnostics: inout [Diagnostic]
  ) -> (pages: [SourcePage], files: [StaticFile]) {
    let known = known
    let results = Workers.map(tree.content.count) { index in
      Self.read(tree.content[index], in: tree, known: known[tree.content[index]], changed: changed)
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
      case .unreadable(let error): diagnostics.append(.error("source.unreadable", error.description, at: nil))
      }
    }
    self.known = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    return (pages, files)
  }

  /// Takes a page as it is by now.
  mutating func replace(_ page: SourcePage) {
    known[page.path] = page
  }

  private static func read(
    _ path: String, in tree: SourceTree, known: SourcePage?, changed: Set<String>?
  ) -> ReadFile {
    guard SourcePage.isPage(path) || SourcePage.mayBePage(path) else { return .other }
    let shown = SourceTree.contentFolder + "/" + path
    if let known, let changed, !changed.contains(shown) { return .page(known) }
    do throws(FileError) {
      let bytes = try FileSystem.read(tree.root + "/" + shown)
      if let known, known.file.bytes == bytes { return .page(known) }
      guard SourcePage.isPage(path) || SourcePage.hasFrontMatter(bytes) else { return .other }
      return .page(SourcePage(SourceFile(path: shown, bytes: bytes), path: path))
    } catch {
      return .unreadable(error)
    }
  }

  /// Folders such as `_posts` sort sources; they are not part of the site.
  private static func outputPath(of path: String) -> String {
    let folders = SitePath.components(SitePath.directory(of: path)).filter { !$0.hasPrefix("_") }
    return SitePath.join(folders.joined(separator: "/"), SitePath.name(of: path))
  }
}
