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

  private var entries: [PathKey: Entry] = [:]
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

  // MARK: Length

  /// Bytes of a path, and of one name in it: what every file system takes, below the folder the site lies in.
  private static let longestPath = 1000
  private static let longestName = 255

  private static func tooLong(_ page: Page) -> Diagnostic? {
    let path = page.outputPath
    // No name is longer than its path.
    guard path.utf8.count > longestName,
      path.utf8.count > longestPath
        || path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.count > longestName })
    else { return nil }
    return .error(
      "permalink.too-long", "the address of “\(page.title.prefix(60))” is too long for a file",
      at: page.source?.metadata.permalink?.range ?? page.source?.place,
      explanation: "“\(page.url.prefix(60))…” has \(page.url.utf8.count) bytes",
      allowed: ["\(longestPath) bytes", "\(longestName) for each name between slashes"],
      fix: page.kind == .tag ? "shorten the tag" : "give the page a shorter “permalink”, name or “slug”")
  }

  // MARK: Conflicts

  private static func conflict(_ page: Page, _ other: Entry, _ pages: [Page], _ files: [StaticFile])
    -> Diagnostic
  {
    let name = name(other, pages, files)
    let place = page.source?.metadata.permalink?.range ?? page.source?.place
    return .error(
      "permalink.taken", "“\(page.url)” is taken by “\(name)”", at: place,
      explanation: "two files cannot be written to one place",
      fix: "give “\(page.source?.file.path ?? page.url)” another “permalink” or name",
      notes: [.init("the other is here", at: placeOf(other, pages))])
  }

  private static func conflict(
    _ file: StaticFile, _ other: Entry, _ pages: [Page], _ files: [StaticFile]
  ) -> Diagnostic {
    .error(
      "permalink.taken", "“\(file.outputPath)” is taken by “\(name(other, pages, files))”",
      at: SourceRange(startOf: SourceFile(path: file.sourcePath ?? file.outputPath, bytes: [])),
      explanation: "two files cannot be written to one place",
      notes: [.init("the other is here", at: placeOf(other, pages))])
  }

  private static func name(_ entry: Entry, _ pages: [Page], _ files: [StaticFile]) -> String {
    switch entry {
    case .page(let index): pages[index].source?.file.path ?? pages[index].url
    case .file(let index): files[index].sourcePath ?? files[index].outputPath
    case .extra: "the builder"
    }
  }

  private static func placeOf(_ entry: Entry, _ pages: [Page]) -> SourceRange? {
    guard case .page(let index) = entry else { return nil }
    return pages[index].source?.metadata.permalink?.range ?? pages[index].source?.place
  }

  /// `a` cannot be a file where `a/b` is one too.
  private func reportFilesInTheWay(
    _ pages: [Page], _ files: [StaticFile], _ diagnostics: DiagnosticCollector
  ) {
    var folders: Set<PathKey> = []
    for key in entries.keys {
      var folder = SitePath.directory(of: key.path)
      while !folder.isEmpty, folders.insert(PathKey(folder)).inserted {
        folder = SitePath.directory(of: folder)
      }
    }
    for key in folders.filter({ entries[$0] != nil }).sorted() {
      guard let entry = entries[key] else { continue }
      let folder = key.path
      let name = Self.name(entry, pages, files)
      diagnostics.report(
        .error(
          "permalink.taken", "“/\(folder)” is a file, and other files have to stand in a folder of that name",
          at: Self.placeOf(entry, pages) ?? SourceRange(startOf: SourceFile(path: name, bytes: []))))
    }
  }
}
