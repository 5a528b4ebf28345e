import Diagnostics
import Files

/// The index of a site's outputs by path, in which links are looked up.
struct OutputIndex: Sendable {
  enum Entry: Sendable, Hashable {
    case page(Int)
    /// A static file, by its position.
    case file(Int)
    /// A generated file other than a page, such as the feed.
    case extra
  }

  private(set) var entries: [PathKey: Entry] = [:]
  /// Whether there is a file of Markdown.
  private(set) var hasMarkdown = false
  /// The path of the pages in the source folder, with a slash at its end.
  private let prefix: String
  /// The positions of pages by path in `content/`.
  private var pagesBySource: [PathKey: Int] = [:]
  /// The positions of static files by path relative to the source folder.
  private var filesBySource: [PathKey: Int] = [:]
  /// The non-ASCII paths by their text: a link may encode “é” in another way than the file’s name.
  private var spellings: [String: PathKey] = [:]

  /// Indexes all outputs, and reports conflicts.
  ///
  /// - Parameter folder: the folder of the pages in the source; empty for the source folder itself.
  init(
    _ pages: [Page], _ files: [StaticFile], in folder: String = SourceTree.contentFolder,
    _ diagnostics: DiagnosticCollector
  ) {
    prefix = folder.isEmpty ? "" : folder + "/"
    entries.reserveCapacity(pages.count + files.count)
    for page in pages where page.isWritten {
      if let tooLong = Self.tooLong(page, pages) { diagnostics.report(tooLong) }
      if let other = entries[PathKey(page.outputPath)] {
        diagnostics.report(Self.conflict(page, other, pages, files))
      } else {
        add(page.outputPath, .page(page.index))
      }
      if let source = page.source, !page.isContinuation {
        pagesBySource[PathKey(source.path)] = page.index
        addSpelling(source.path)
      }
    }
    for (position, file) in files.enumerated() {
      if let other = entries[PathKey(file.outputPath)] {
        diagnostics.report(Self.conflict(file, other, pages, files))
      } else {
        add(file.outputPath, .file(position))
      }
      if let source = file.sourcePath {
        filesBySource[PathKey(source)] = position
        addSpelling(source)
      }
    }
    reportFilesInTheWay(pages, files, diagnostics)
  }

  mutating func addExtra(_ outputPath: String) {
    if entries[PathKey(outputPath)] == nil { add(outputPath, .extra) }
  }

  private mutating func add(_ path: String, _ entry: Entry) {
    entries[PathKey(path)] = entry
    hasMarkdown = hasMarkdown || path.utf8.suffix(3).elementsEqual(".md".utf8)
    addSpelling(path)
  }

  private mutating func addSpelling(_ path: String) {
    if Self.mayBeSpelledOtherwise(path), spellings[path] == nil { spellings[path] = PathKey(path) }
  }

  private static func mayBeSpelledOtherwise(_ path: String) -> Bool { !path.utf8.allSatisfy { $0 < 0x80 } }

  /// Finds the same path, or else one with the same text.
  private func find<Found>(_ path: String, in paths: [PathKey: Found]) -> Found? {
    if let found = paths[PathKey(path)] { return found }
    guard !spellings.isEmpty, Self.mayBeSpelledOtherwise(path) else { return nil }
    return spellings[path].flatMap { paths[$0] }
  }

  /// The output at a path of the site.
  subscript(outputPath path: String) -> Entry? { find(path, in: entries) }

  /// The output of a file of `content/`.
  subscript(contentPath path: String) -> Entry? {
    if let page = find(path, in: pagesBySource) { return .page(page) }
    return find(prefix + path, in: filesBySource).map(Entry.file)
  }

  /// The output of a file, given relative to the source folder.
  subscript(sourcePath path: String) -> Entry? {
    if path.utf8.starts(with: prefix.utf8),
      let page = pagesBySource[PathKey(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))]
    {
      return .page(page)
    }
    return filesBySource[PathKey(path)].map(Entry.file)
  }
}
