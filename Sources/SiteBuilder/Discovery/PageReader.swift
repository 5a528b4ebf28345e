import Diagnostics
import Files
import Synchronization

/// Reads the files of `content/`.
final class PageReader: Sendable {
  enum ReadFile: Sendable {
    case page(SourcePage)
    /// A file that is copied as it is.
    case other
    case unreadable(FileError)
    /// All pages together are too large.
    case tooMuch

    var isTooMuch: Bool { if case .tooMuch = self { true } else { false } }

    /// Whether nothing can be made of one that is not made of the other.
    func isSame(as other: ReadFile) -> Bool {
      switch (self, other) {
      case (.page(let page), .page(let other)): page === other
      case (.other, .other): true
      default: false
      }
    }
  }

  /// All pages, and the files that are copied, by path.
  struct Found: Sendable {
    var pages: [SourcePage] = []
    var files: [StaticFile] = []
  }

  private let root: String
  private let limit: Int
  /// Bytes of all pages.
  private let total = Atomic(0)

  /// - Parameters:
  ///   - root: the source folder.
  ///   - limit: bytes of all pages together.
  init(root: String, limit: Int = SourceLimit.pages) {
    self.root = root
    self.limit = limit
  }

  /// - Parameters:
  ///   - path: in `content/`.
  ///   - last: what was read before. A page of the same bytes is the same object.
  func read(_ path: String, _ last: ReadFile?) -> ReadFile {
    guard SourcePage.isPage(path) || SourcePage.mayBePage(path) else { return .other }
    let known: SourcePage? = if case .page(let page)? = last { page } else { nil }
    total.subtract(known?.file.bytes.count ?? 0, ordering: .relaxed)
    let shown = SourceTree.contentFolder + "/" + path
    let file = root + "/" + shown
    do throws(FileError) {
      if !SourcePage.isPage(path) {
        let start = try FileSystem.start(of: file, count: SourcePage.frontMatterStart)
        guard SourcePage.hasFrontMatter(start) else { return .other }
      }
      let room = max(limit - total.load(ordering: .relaxed), 0)
      let bytes = try FileSystem.read(file, limit: min(SourceLimit.page, room))
      total.add(bytes.count, ordering: .relaxed)
      if let known, known.file.bytes == bytes { return .page(known) }
      return .page(SourcePage(SourceFile(path: shown, bytes: bytes), path: path))
    } catch {
      if case .size(let limit) = error.reason, limit < SourceLimit.page { return .tooMuch }
      return .unreadable(error)
    }
  }

  /// Sorts out what was read.
  func found(_ paths: [String], _ read: [ReadFile], _ diagnostics: DiagnosticCollector) -> Found {
    var found = Found()
    for (path, result) in zip(paths, read) {
      switch result {
      case .page(let page): found.pages.append(page)
      case .other:
        found.files.append(
          StaticFile(sourcePath: SourceTree.contentFolder + "/" + path, outputPath: Self.outputPath(of: path))
        )
      case .unreadable(let error):
        diagnostics.report(SourceTree.problem(error, with: SourceTree.contentFolder + "/" + path))
      case .tooMuch: break
      }
    }
    let bytes = found.pages.reduce(0) { $0 + $1.file.bytes.count }
    // Without those that are gone.
    total.store(bytes, ordering: .relaxed)
    if bytes > limit || read.contains(where: \.isTooMuch) {
      diagnostics.report(
        .error(
          "source.too-large", "the pages of this site come to more than \(SourceLimit.text(limit))", at: nil,
          fix: "make several sites of it"))
    }
    return found
  }

  /// Folders such as `_posts` sort sources; they are not part of the site.
  private static func outputPath(of path: String) -> String {
    let folders = SitePath.components(SitePath.directory(of: path)).filter { !$0.hasPrefix("_") }
    return SitePath.join(folders.joined(separator: "/"), SitePath.name(of: path))
  }
}
