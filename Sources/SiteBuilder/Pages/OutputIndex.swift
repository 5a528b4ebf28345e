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

  private var entries: [String: Entry] = [:]
  /// Positions of pages by their paths in `content/`.
  private var pagesBySource: [String: Int] = [:]
  /// Static files by their paths under the source folder.
  private var filesBySource: [String: Int] = [:]

  /// Indexes all outputs, and reports those that stand in each other's way.
  init(_ pages: [Page], _ files: [StaticFile], diagnostics: inout [Diagnostic]) {
    entries.reserveCapacity(pages.count + files.count)
    for page in pages {
      if let tooLong = Self.tooLong(page) { diagnostics.append(tooLong) }
      if let other = entries[page.outputPath] {
        diagnostics.append(Self.conflict(page, other, pages, files))
      } else {
        entries[page.outputPath] = .page(page.index)
      }
      if let source = page.source, !page.isContinuation { pagesBySource[source.path] = page.index }
    }
    for (position, file) in files.enumerated() {
      if let other = entries[file.outputPath] {
        diagnostics.append(Self.conflict(file, other, pages, files))
      } else {
        entries[file.outputPath] = .file(position)
      }
      if let source = file.sourcePath { filesBySource[source] = position }
    }
    reportFilesInTheWay(pages, files, diagnostics: &diagnostics)
  }

  mutating func addExtra(_ outputPath: String) {
    entries[outputPath] = entries[outputPath] ?? .extra
  }

  /// What is written to a path of the site.
  subscript(outputPath path: String) -> Entry? { entries[path] }

  /// What a file of `content/` becomes.
  subscript(contentPath path: String) -> Entry? {
    if let page = pagesBySource[path] { return .page(page) }
    return filesBySource[SourceTree.contentFolder + "/" + path].map(Entry.file)
  }

  /// What a file under the source folder becomes.
  subscript(sourcePath path: String) -> Entry? {
    let prefix = SourceTree.contentFolder + "/"
    if path.hasPrefix(prefix), let page = pagesBySource[String(path.dropFirst(prefix.count))] {
      return .page(page)
    }
    return filesBySource[path].map(Entry.file)
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
  private func reportFilesInTheWay(_ pages: [Page], _ files: [StaticFile], diagnostics: inout [Diagnostic]) {
    var folders: Set<String> = []
    for path in entries.keys {
      var folder = SitePath.directory(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.directory(of: folder) }
    }
    for folder in folders.filter({ entries[$0] != nil }).sorted(by: SitePath.precedes) {
      guard let entry = entries[folder] else { continue }
      let name = Self.name(entry, pages, files)
      diagnostics.append(
        .error(
          "permalink.taken", "“/\(folder)” is a file, and other files have to stand in a folder of that name",
          at: Self.placeOf(entry, pages) ?? SourceRange(startOf: SourceFile(path: name, bytes: []))))
    }
  }
}
