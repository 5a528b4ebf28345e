import Diagnostics
import Files

/// Reports surprises that aren't mistakes of a page: paths that some systems treat as one, a feed without
/// entries, or one that replaces the generated one.
///
/// Results aren't kept: the check takes less time than laying out a page.
struct SiteCheck {
  private let plan: SitePlan

  init(_ plan: SitePlan) {
    self.plan = plan
  }

  var diagnostics: [Diagnostic] {
    sameNames + replacedFeeds + emptyFeed + missingPictures + replacedStyles
  }

  // MARK: Feeds

  private var replacedFeeds: [Diagnostic] {
    guard !plan.configuration.baseURL.isEmpty else { return [] }
    return [(AtomFeed.path, "feed"), (Sitemap.path, "sitemap")].compactMap { path, name in
      guard !plan.generates(path), let entry = plan.outputs[outputPath: path] else { return nil }
      let place = place(of: entry)
      return Diagnostic(
        .note, "feed.replaced", "“\(place.file.path)” replaces the generated \(name), “\(path)”", at: place)
    }
  }

  private var emptyFeed: [Diagnostic] {
    let hasTexts = plan.pages.contains { [.page, .post, .tutorial].contains($0.kind) && $0.hasOwnText }
    guard plan.generates(AtomFeed.path), hasTexts,
      plan.languages.indices.allSatisfy({ AtomFeed.entries(of: plan, language: $0).isEmpty })
    else { return [] }
    let key = plan.configuration.values.first { ["url", "base_url"].contains($0.key.string) }?.key
    return [
      Diagnostic(
        .note, "feed.empty", "“\(AtomFeed.path)” has no entries: no page has a date", at: key?.range,
        fix: "give pages a “date”, in their front matter or at the start of their names")
    ]
  }

  // MARK: Theme

  /// Reports pictures of the configuration that don't exist.
  private var missingPictures: [Diagnostic] {
    (plan.configuration.theme?.files ?? []).filter { plan.outputs[contentPath: $0.value] == nil }.map {
      file in
      .error(
        "config.file", "there is no file “\(file.value)” in “content”", at: file.range,
        fix: NearMiss.best(for: file.value, among: contentFiles).map { "did you mean “\($0)”?" }
          ?? "write its path in “content”, such as “images/logo.svg”")
    }
  }

  private var replacedStyles: [Diagnostic] {
    let path = ThemeSettings.assetPath
    guard plan.configuration.theme?.css != nil, !plan.generates(path),
      let entry = plan.outputs[outputPath: path]
    else { return [] }
    let place = place(of: entry)
    return [
      .warning(
        "config.theme", "“\(place.file.path)” replaces the colors and fonts of “theme” in the configuration",
        at: place, fix: "give it another name")
    ]
  }

  private var contentFiles: [String] {
    let prefix = SourceTree.contentFolder + "/"
    return plan.staticFiles.compactMap(\.sourcePath).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  // MARK: Names

  /// Reports paths that differ only in case, which are one file on most Macs and on Windows.
  private var sameNames: [Diagnostic] {
    var entries: [(path: String, entry: OutputIndex.Entry)] = []
    entries += plan.pages.map { ($0.outputPath, .page($0.index)) }
    entries += plan.staticFiles.enumerated().map { ($0.element.outputPath, .file($0.offset)) }
    let uncommon = Set(entries.filter { Self.hasCapitals($0.path) }.map { Self.folded($0.path) })
    guard !uncommon.isEmpty else { return [] }
    var first: [String: (path: String, entry: OutputIndex.Entry)] = [:]
    var problems: [Diagnostic] = []
    for entry in entries {
      let name = Self.folded(entry.path)
      guard uncommon.contains(name) else { continue }
      guard let other = first[name] else {
        first[name] = entry
        continue
      }
      guard !SitePath.isSame(other.path, entry.path) else { continue }
      problems.append(
        .warning(
          "permalink.case", "“\(entry.path)” and “\(other.path)” differ only in case",
          at: place(of: entry.entry),
          explanation: "on most Macs and on Windows they are the same file, so one of the two is lost",
          fix: "rename one of them", notes: [.init("the other is here", at: place(of: other.entry))]))
    }
    return problems
  }

  /// Whether lowercasing may change a path. Few paths qualify; the others are skipped.
  private static func hasCapitals(_ path: String) -> Bool {
    path.utf8.contains { $0 >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func folded(_ path: String) -> String { path.lowercased() }

  private func place(of entry: OutputIndex.Entry) -> SourceRange {
    switch entry {
    case .page(let position):
      plan.pages[position].addressPlace ?? Self.start(of: plan.pages[position].outputPath)
    case .file(let position):
      Self.start(of: plan.staticFiles[position].sourcePath ?? plan.staticFiles[position].outputPath)
    case .extra: Self.start(of: AtomFeed.path)
    }
  }

  private static func start(of path: String) -> SourceRange {
    SourceRange(startOf: SourceFile(path: path, bytes: []))
  }
}
