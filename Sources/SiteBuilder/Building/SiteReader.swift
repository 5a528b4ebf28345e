import Diagnostics
import Files
import Markup

/// Reads a site, again and again: pages whose files are as they were are not read twice.
struct SiteReader {
  private let root: String
  private let includesDrafts: Bool
  private let includesFuture: Bool
  private let now: @Sendable () -> Int64?
  /// Whether it is recorded what screens depend on.
  private let isRecorded: Bool
  private let allowsReload: Bool
  private var pages = PageReader()

  init(_ options: Site.Options) {
    root = options.source
    includesDrafts = options.includesDrafts
    includesFuture = options.includesFuture
    now = options.now
    isRecorded = options.keepsContents
    allowsReload = options.allowsReload
  }

  /// Reads everything.
  ///
  /// - Parameter changed: the files that may have changed since the last time, as paths under the source folder;
  ///   nil if anything may have.
  mutating func read(changed: Set<String>?) -> SiteSource {
    let problems = DiagnosticCollector()
    var configuration = readConfiguration(problems)
    if allowsReload {
      configuration.contentSecurityPolicy = configuration.contentSecurityPolicy?.allowingReload
    }
    let tree = SourceTree(root: root, problems)
    let library = TemplateLibrary(tree, problems)
    let read = pages.read(tree, changed: changed, problems)
    let publication = Publication(
      includesDrafts: includesDrafts, now: includesFuture || configuration.includesFuture ? nil : now())
    let published = read.pages.filter { publication.obstacle(to: $0) == nil }
    let unpublished = read.pages.compactMap { page in
      publication.obstacle(to: page).map { UnpublishedPage(page, $0, configuration) }
    }
    problems.report(read.pages.compactMap(publication.note))
    configuration.take(SiteData(tree, files: read.files, problems))
    let copied = read.files.filter {
      !SiteScreens.isScreen($0.sourcePath ?? "") && !SiteData.isData($0.sourcePath ?? "")
    }
    let plan = SitePlan(
      published, staticFiles: copied + library.assets, configuration: configuration)
    let screens = readScreens(tree, read.files, plan, problems)
    return SiteSource(
      tree: tree, library: library, plan: plan, screens: screens,
      code: CodeFiles(configuration.codeFolders, in: tree, problems),
      unpublished: unpublished,
      problems: problems.diagnostics)
  }

  /// Reads what has changed, if that leaves everything else of a site as it is; else nil.
  mutating func edit(_ changed: Set<String>, of source: SiteSource) -> SiteEdit? {
    // A problem may quote the file that changes, and one file may be in another's way.
    guard source.plan.diagnostics.isEmpty else { return nil }
    var edit = SiteEdit()
    for path in changed {
      guard (try? FileSystem.kind(of: root + "/" + path)) == .file else { return nil }
      switch source.plan.outputs[sourcePath: path] {
      case .page(let position)?:
        guard let old = source.plan.pages[position].source, let page = reread(old) else { return nil }
        if page !== old { edit.pages[position] = page }
      case .file?:
        guard !becomesPage(path) else { return nil }
        edit.files.insert(path)
      default: return nil
      }
    }
    guard !Changes(edit, of: source.plan).affect(source.screens.reads, of: nil) else { return nil }
    for page in edit.pages.values { pages.replace(page) }
    return edit
  }

  /// Whether a file that was copied has front matter by now.
  private func becomesPage(_ path: String) -> Bool {
    let folder = SourceTree.contentFolder + "/"
    guard path.hasPrefix(folder), SourcePage.mayBePage(String(path.dropFirst(folder.count))) else {
      return false
    }
    let start = try? FileSystem.start(of: root + "/" + path, count: SourcePage.frontMatterStart)
    return start.map(SourcePage.hasFrontMatter) ?? true
  }

  /// The page as its file is now, if that is of the same placement.
  private func reread(_ page: SourcePage) -> SourcePage? {
    guard let bytes = try? FileSystem.read(root + "/" + page.file.path, limit: SourceLimit.page) else {
      return nil
    }
    if bytes == page.file.bytes { return page }
    guard page.isMarkdown || SourcePage.hasFrontMatter(bytes) else { return nil }
    let new = SourcePage(SourceFile(path: page.file.path, bytes: bytes), path: page.path)
    return new.placement == page.placement ? new : nil
  }

  // MARK: Parts

  private func readScreens(
    _ tree: SourceTree, _ files: [StaticFile], _ plan: SitePlan, _ diagnostics: DiagnosticCollector
  ) -> Recorded<SiteScreens> {
    let resolver = LinkResolver(plan)
    // Screens of the site see images from the top: they belong to no page.
    let images = PageImages(tree: tree) { resolver.staticFile(at: $0.hasPrefix("/") ? $0 : "/" + $0) }
    return Reads.record(isRecorded: isRecorded) {
      SiteScreens(tree, files: files, diagnostics, image: images.image)
    }
  }

  /// The folders of Swift that pages may use.
  var codeFolders: [String] { readConfiguration(DiagnosticCollector()).codeFolders.map(\.value) }

  private func readConfiguration(_ diagnostics: DiagnosticCollector) -> Configuration {
    let path = root + "/" + Configuration.fileName
    do throws(FileError) {
      guard try FileSystem.kind(of: path) != nil else {
        try warnOfOtherNames(diagnostics)
        return Configuration()
      }
      guard SourceBoundary(root).contains(path) else {
        diagnostics.report(SourceBoundary.refusal(of: Configuration.fileName))
        return Configuration()
      }
      let bytes = try FileSystem.read(path, limit: SourceLimit.configuration)
      return Configuration(
        SourceFile(path: Configuration.fileName, bytes: bytes), diagnostics)
    } catch {
      diagnostics.report(SourceTree.problem(error, with: Configuration.fileName))
      return Configuration()
    }
  }

  /// Without a configuration, one of another name is a mistake.
  private func warnOfOtherNames(_ diagnostics: DiagnosticCollector) throws(FileError) {
    for name in Configuration.otherFileNames {
      guard try FileSystem.kind(of: root + "/" + name) == .file else { continue }
      let bytes = (try? FileSystem.read(root + "/" + name, limit: SourceLimit.configuration)) ?? []
      diagnostics.report(ForeignConfiguration(SourceFile(path: name, bytes: bytes)).problem)
    }
  }
}
