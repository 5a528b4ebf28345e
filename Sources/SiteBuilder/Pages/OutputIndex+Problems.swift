import Diagnostics
import Files
import Localization

extension Page {
  /// The place in an author's file that determines the page's address; nil for pages of the builder.
  var addressPlace: SourceRange? {
    redirect?.range ?? source?.metadata.permalink?.range ?? source?.place
  }
}

/// Checks for addresses that files can't have, or that two files have.
extension OutputIndex {
  // MARK: Length

  /// The maximum bytes of a path, and of a name in it, on all file systems.
  private static let longestPath = 1000
  private static let longestName = 255

  static func tooLong(_ page: Page, _ pages: [Page]) -> Diagnostic? {
    let path = page.outputPath
    // A short path has no long names.
    guard path.utf8.count > longestName,
      path.utf8.count > longestPath
        || path.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.count > longestName })
    else { return nil }
    return .error(
      "permalink.too-long", "the URL of “\(page.title.prefix(60))” is too long for a file name",
      at: page.addressPlace ?? placeOfTerm(page, pages),
      explanation: "“\(page.url.prefix(60))…” has \(page.url.utf8.count) bytes",
      allowed: ["\(longestPath) bytes", "\(longestName) for each name between slashes"],
      fix: page.taxonomy.map { "shorten the \(Localization.english[$0.singular].lowercased())" }
        ?? "give the page a shorter “permalink”, name or “slug”")
  }

  /// The place of a term in the first page that has it.
  private static func placeOfTerm(_ page: Page, _ pages: [Page]) -> SourceRange? {
    guard let taxonomy = page.taxonomy, let first = page.listing?.entries.first else { return nil }
    return pages[first].source?.place(of: page.title, underKeys: taxonomy.keys)
  }

  // MARK: Conflicts

  static func conflict(_ page: Page, _ other: Entry, _ pages: [Page], _ files: [StaticFile])
    -> Diagnostic
  {
    let name = name(other, pages, files)
    let place = page.addressPlace
    return .error(
      "permalink.taken", "“\(page.url)” is taken by “\(name)”", at: place,
      explanation: "two files can't have the same URL",
      fix: page.kind == .redirect
        ? "remove the former address"
        : "give “\(page.source?.file.path ?? page.url)” another “permalink” or name",
      notes: [.init("the other is here", at: placeOf(other, pages))])
  }

  static func conflict(
    _ file: StaticFile, _ other: Entry, _ pages: [Page], _ files: [StaticFile]
  ) -> Diagnostic {
    .error(
      "permalink.taken", "“\(file.outputPath)” is taken by “\(name(other, pages, files))”",
      at: SourceRange(startOf: SourceFile(path: file.sourcePath ?? file.outputPath, bytes: [])),
      explanation: "two files can't have the same URL",
      notes: [.init("the other is here", at: placeOf(other, pages))])
  }

  /// The warning about a page of a Jekyll site that another page replaces.
  static func replacement(of page: Page, by other: Page) -> Diagnostic {
    .warning(
      "permalink.taken",
      "“\(page.url)” is also the URL of “\(other.source?.file.path ?? other.title)”, which is written in its place",
      at: page.addressPlace, explanation: "two files can't have the same URL, and Jekyll keeps the last one",
      fix: page.kind == .redirect
        ? "remove the former address"
        : "give “\(page.source?.file.path ?? page.url)” another “permalink” or name",
      notes: [.init("the other is here", at: other.addressPlace)])
  }

  private static func name(_ entry: Entry, _ pages: [Page], _ files: [StaticFile]) -> String {
    switch entry {
    case .page(let index):
      pages[index].source?.file.path ?? pages[index].redirect?.range.file.path ?? pages[index].url
    case .file(let index): files[index].sourcePath ?? files[index].outputPath
    case .extra: "the builder"
    }
  }

  private static func placeOf(_ entry: Entry, _ pages: [Page]) -> SourceRange? {
    guard case .page(let index) = entry else { return nil }
    return pages[index].addressPlace
  }

  /// Reports a file `a`, if `a/b` is a file, too.
  func reportFilesInTheWay(
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
          "permalink.taken", "“/\(folder)” is a file, but other files are in a folder of that name",
          at: Self.placeOf(entry, pages) ?? SourceRange(startOf: SourceFile(path: name, bytes: [])),
          fix: "rename one of them"))
    }
  }
}
