import Diagnostics
import Files

/// What stands where in the finished site: every link is looked up here.
struct OutputIndex: Sendable {
  enum Entry: Sendable, Hashable {
    case page(Int)
    /// A position among the static files.
    case file(Int)
    /// What the builder adds besides pages, such as the feed.
    case extra
  }

  private(set) var entries: [PathKey: Entry] = [:]
  /// Positions of pages by their paths in `content/`.
  private var pagesBySource: [PathKey: Int] = [:]
  /// Static files by their paths under the source folder.
  private var filesBySource: [PathKey: Int] = [:]
  /// Paths that are no ASCII, by any spelling of their text: a link may spell “é” another way than the file’s name.
  private var spellings: [String: PathKey] = [:]

  /// Indexes all outputs, and reports those that stand in each other's way.
  init(_ pages: [Page], _ files: [StaticFile], _ diagnostics: DiagnosticCollector) {
    entries.reserveCapacity(pages.count + files.count)
    for page in pages {
      if let tooLong = Self.tooLong(page) { diagnostics.report(tooLong) }
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
    addSpelling(path)
  }

  private mutating func addSpelling(_ path: String) {
    if Self.mayBeSpelledOtherwise(path), spellings[path] == nil { spellings[path] = PathKey(path) }
  }

  private static func mayBeSpelledOtherwise(_ path: String) -> Bool { !path.utf8.allSatisfy { $0 < 0x80 } }

  /// What a link means: the very path, else one whose text is the same.
  private func find<Found>(_ path: String, in paths: [PathKey: Found]) -> Found? {
    if let found = paths[PathKey(path)] { return found }
    guard !spellings.isEmpty, Self.mayBeSpelledOtherwise(path) else { return nil }
    return spellings[path].flatMap { paths[$0] }
  }

  /// What is written to a path of the site.
  subscript(outputPath path: String) -> Entry? { find(path, in: entries) }

  /// What a file of `content/` becomes.
  subscript(contentPath path: String) -> Entry? {
    if let page = find(path, in: pagesBySource) { return .page(page) }
    return find(SourceTree.contentFolder + "/" + path, in: filesBySource).map(Entry.file)
  }

  /// What a file under the source folder becomes.
  subscript(sourcePath path: String) -> Entry? {
    let prefix = SourceTree.contentFolder + "/"
    if path.utf8.starts(with: prefix.utf8),
      let page = pagesBySource[PathKey(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))]
    {
      return .page(page)
    }
    return filesBySource[PathKey(path)].map(Entry.file)
  }
}
