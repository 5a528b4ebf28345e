import Directives
import Files
import Text

/// The files of a finished site by their paths.
package struct SiteOutputs: Sendable {
  /// The files, sorted by path.
  ///
  /// If two outputs have one path, the first counts. `OutputIndex` reports conflicts.
  package private(set) var files: [OutputFile] = []

  /// Collects the outputs of a site, or of a shard.
  ///
  /// - Parameters:
  ///   - images: the pages' pictures for services that show links.
  ///   - hasRest: whether to include the files that belong to no page.
  ///   - source: the source folder.
  ///   - output: see `Site.Options`.
  init(
    _ pages: RenderedPages, _ images: [OutputFile] = [], hasRest: Bool, source: String, output: String?
  ) {
    let plan = pages.plan
    var all: [OutputFile] = []
    all.reserveCapacity(plan.pages.count + plan.staticFiles.count + 2)
    var (drawings, pictures): ([String: FigureFile], [String: FigureFile]) = ([:], [:])
    for page in pages.own where page.isWritten {
      let content = pages.content(of: page)
      let bytes = pages.finished(page).bytes
      all.append(OutputFile(path: page.outputPath, content: .bytes(bytes)))
      if let markdown = pages.markdown(of: page) {
        all.append(OutputFile(path: page.markdownPath, content: .bytes(markdown)))
      }
      if let path = content.stylePath {
        all.append(OutputFile(path: path, content: .bytes(content.styles)))
      }
      drawings.merge(content.files) { first, _ in first }
      if !content.pictures.isEmpty { pictures.merge(content.pictures) { first, _ in first } }
    }
    all += drawings.map { name, file in
      let path = FigureEnvironment.folder + "/" + name
      return OutputFile(path: path, content: Self.content(of: file, path, output), isNamedAfterContent: true)
    }
    all += pictures.map { path, file in
      OutputFile(path: path, content: Self.content(of: file, path, output), isNamedAfterContent: true)
    }
    all += images
    if hasRest { all += Self.rest(of: pages, source) }
    if plan.configuration.hasSchemeSwitch { Self.applySwitch(to: &all) }
    // Sorting is stable. Pages are nearly sorted, so it takes few comparisons.
    all.sort { SitePath.precedes($0.path, $1.path) }
    files.reserveCapacity(all.count)
    for file in all {
      if let last = files.last, SitePath.isSame(last.path, file.path) { continue }
      files.append(file)
    }
  }

  /// Lets the reader's choice of a scheme decide in all style sheets, the site's own included.
  private static func applySwitch(to files: inout [OutputFile]) {
    for index in files.indices where files[index].path.hasSuffix(".css") {
      let css: [UInt8]?
      switch files[index].content {
      case .bytes(let bytes): css = bytes
      case .copy(let path): css = try? FileSystem.read(path, limit: SourceLimit.page)
      }
      // A file that can't be read is reported as it is copied.
      if let css { files[index].content = .bytes(SchemeSwitch.applied(to: css)) }
    }
  }

  /// Adds files, except at paths that are taken.
  mutating func add(_ more: [OutputFile]) {
    files += more.filter { self[$0.path] == nil }
    files.sort { SitePath.precedes($0.path, $1.path) }
  }

  private static func content(of file: FigureFile, _ path: String, _ output: String?) -> OutputFile.Content {
    switch file {
    case .bytes(let bytes): .bytes(bytes)
    case .written: .copy(of: (output ?? "") + "/" + path)
    }
  }

  /// The files that belong to no page.
  private static func rest(of pages: RenderedPages, _ source: String) -> [OutputFile] {
    let plan = pages.plan
    var files = plan.staticFiles.map { OutputFile(path: $0.outputPath, content: copy(of: $0, source)) }
    func add(_ feeds: @autoclosure () -> [[UInt8]], at path: (SiteLanguage) -> String) {
      guard plan.languages.contains(where: { plan.generates(path($0)) }) else { return }
      for (language, feed) in zip(plan.languages, feeds()) where plan.generates(path(language)) {
        files.append(OutputFile(path: path(language), content: .bytes(feed)))
      }
    }
    add(pages.feeds, at: AtomFeed.path(in:))
    if plan.generates(Sitemap.path) {
      files.append(OutputFile(path: Sitemap.path, content: .bytes(pages.sitemap)))
    }
    add(pages.jsonFeeds, at: JSONFeed.path(in:))
    for (term, feed) in zip(plan.termFeeds, pages.termFeeds) where plan.generates(term.path) {
      files.append(OutputFile(path: term.path, content: .bytes(feed)))
    }
    if plan.generates(CrawlerRules.path) {
      files.append(OutputFile(path: CrawlerRules.path, content: .bytes(CrawlerRules.bytes(plan))))
    }
    if plan.generates(Redirects.path) {
      files.append(OutputFile(path: Redirects.path, content: .bytes(Redirects.bytes(plan))))
    }
    if plan.generates(ThemeSettings.assetPath), let css = plan.configuration.theme?.css {
      files.append(OutputFile(path: ThemeSettings.assetPath, content: .bytes(Array(css.utf8))))
    }
    addMachineFiles(of: pages, to: &files)
    if plan.configuration.hasSearch { files += pages.searches.flatMap(\.files) }
    return files
  }

  /// The lists of pages and figures for programs.
  private static func addMachineFiles(of pages: RenderedPages, to files: inout [OutputFile]) {
    let plan = pages.plan
    if plan.writesLLMs {
      for (language, lists) in zip(plan.languages, pages.llms) {
        for (name, bytes) in [(LLMsFiles.name, lists.list), (LLMsFiles.fullName, lists.full)]
        where plan.generates(language.path(name)) {
          files.append(OutputFile(path: language.path(name), content: .bytes(bytes)))
        }
      }
    }
    if plan.generates(FigureList.path), let list = pages.figureList {
      files.append(OutputFile(path: FigureList.path, content: .bytes(list)))
    }
  }

  private static func copy(of file: StaticFile, _ source: String) -> OutputFile.Content {
    guard let path = file.sourcePath else { return .bytes(Theme.publishedBytes(of: file.outputPath) ?? []) }
    let place = SourceTree.place(of: path, in: source)
    // A site's own version of a sheet of the theme is published as the theme's.
    if Theme.isStyleSheet(file.outputPath), let css = try? FileSystem.read(place, limit: SourceLimit.page) {
      return .bytes(StyleSheet.withoutComments(css))
    }
    return .copy(of: place)
  }

  // MARK: Reading

  package subscript(path: String) -> OutputFile.Content? { position(of: path).map { files[$0].content } }

  package var paths: some Sequence<String> { files.lazy.map(\.path) }

  private func position(of path: String) -> Int? {
    let position = files.partitioningIndex { !SitePath.precedes($0.path, path) }
    return position < files.count && SitePath.isSame(files[position].path, path) ? position : nil
  }

  // MARK: Comparing

  /// The paths at which the files differ from other outputs.
  ///
  /// - Parameter copies: whether a copied file's bytes may have changed.
  func paths(differingFrom other: SiteOutputs, copies mayDiffer: (_ path: String) -> Bool) -> Set<PathKey> {
    var paths: Set<PathKey> = []
    var old = other.files[...]
    for file in files {
      while let first = old.first, SitePath.precedes(first.path, file.path) {
        paths.insert(PathKey(first.path))
        old.removeFirst()
      }
      guard let first = old.first, SitePath.isSame(first.path, file.path) else {
        paths.insert(PathKey(file.path))
        continue
      }
      old.removeFirst()
      switch (file.content, first.content) {
      case (.bytes(let new), .bytes(let old)) where new == old: break
      case (.copy(let new), .copy(let old)) where new == old && !mayDiffer(new): break
      default: paths.insert(PathKey(file.path))
      }
    }
    return paths.union(old.map { PathKey($0.path) })
  }
}
