import Diagnostics
import Files
import Markup

/// Reads a site, again and again: pages whose files are as they were are not read twice.
struct SiteReader {
  private let root: String
  private let includesDrafts: Bool
  /// Whether it is recorded what screens depend on.
  private let isRecorded: Bool
  private let allowsReload: Bool
  private var pages = PageReader()

  init(_ options: Site.Options) {
    root = options.source
    includesDrafts = options.includesDrafts
    isRecorded = options.keepsContents
    allowsReload = options.allowsReload
  }

  /// Reads everything.
  ///
  /// - Parameter changed: the files that may have changed since the last time, as paths under the source folder;
  ///   nil if anything may have.
  mutating func read(changed: Set<String>?) -> SiteSource {
    var problems: [Diagnostic] = []
    var configuration = readConfiguration(&problems)
    if allowsReload {
      configuration.contentSecurityPolicy = configuration.contentSecurityPolicy?.allowingReload
    }
    let tree = SourceTree(root: root, diagnostics: &problems)
    let library = TemplateLibrary(tree, diagnostics: &problems)
    let read = pages.read(tree, changed: changed, diagnostics: &problems)
    let isPublished = { [includesDrafts] (page: SourcePage) in
      page.metadata.isPublished && (includesDrafts || !page.metadata.isDraft)
    }
    let published = read.pages.filter(isPublished)
    configuration.take(SiteData(tree, files: read.files, diagnostics: &problems))
    let copied = read.files.filter {
      !SiteScreens.isScreen($0.sourcePath ?? "") && !SiteData.isData($0.sourcePath ?? "")
    }
    var (planProblems, screenProblems): ([Diagnostic], [Diagnostic]) = ([], [])
    let plan = SitePlan(
      published, staticFiles: copied + library.assets, configuration: configuration,
      diagnostics: &planProblems)
    let screens = readScreens(tree, read.files, plan, &screenProblems)
    return SiteSource(
      tree: tree, library: library, plan: plan, screens: screens,
      unpublished: read.pages.filter { !isPublished($0) }.map { UnpublishedPage($0, configuration) },
      problems: problems, planProblems: planProblems, screenProblems: screenProblems)
  }

  /// Reads what has changed, if that leaves everything else of a site as it is; else nil.
  mutating func edit(_ changed: Set<String>, of source: SiteSource) -> SiteEdit? {
    // A problem may quote the file that changes, and one file may be in another's way.
    guard source.planProblems.isEmpty else { return nil }
    var edit = SiteEdit()
    for path in changed {
      guard (try? FileSystem.kind(of: root + "/" + path)) == .file else { return nil }
      switch source.plan.outputs[sourcePath: path] {
      case .page(let position)?:
        guard let old = source.plan.pages[position].source, let page = reread(old) else { return nil }
        if page !== old { edit.pages[position] = page }
      case .file?:
        guard !SourcePage.mayBePage(path) else { return nil }
        edit.files.insert(path)
      default: return nil
      }
    }
    guard !Changes(edit, of: source.plan).affect(source.screens.reads, of: nil) else { return nil }
    for page in edit.pages.values { pages.replace(page) }
    return edit
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
    _ tree: SourceTree, _ files: [StaticFile], _ plan: SitePlan, _ diagnostics: inout [Diagnostic]
  ) -> Recorded<SiteScreens> {
    let resolver = LinkResolver(plan)
    // Screens of the site see images from the top: they belong to no page.
    let images = PageImages(tree: tree) { resolver.staticFile(at: $0.hasPrefix("/") ? $0 : "/" + $0) }
    return Reads.record(isRecorded: isRecorded) {
      SiteScreens(
        tree, files: files,
        image: { path, scope in scope.collect { images.image(path, diagnostics: &$0) } },
        diagnostics: &diagnostics)
    }
  }

  private func readConfiguration(_ diagnostics: inout [Diagnostic]) -> Configuration {
    let path = root + "/" + Configuration.fileName
    do throws(FileError) {
      guard try FileSystem.kind(of: path) != nil else {
        try warnOfOtherNames(&diagnostics)
        return Configuration()
      }
      guard SourceBoundary(root).contains(path) else {
        diagnostics.append(SourceBoundary.refusal(of: Configuration.fileName))
        return Configuration()
      }
      let bytes = try FileSystem.read(path, limit: SourceLimit.configuration)
      return Configuration(
        SourceFile(path: Configuration.fileName, bytes: bytes), diagnostics: &diagnostics)
    } catch {
      diagnostics.append(SourceTree.problem(error, with: Configuration.fileName))
      return Configuration()
    }
  }

  /// Without a configuration, one of another name is a mistake.
  private func warnOfOtherNames(_ diagnostics: inout [Diagnostic]) throws(FileError) {
    for name in Configuration.otherFileNames {
      guard try FileSystem.kind(of: root + "/" + name) == .file else { continue }
      diagnostics.append(
        .warning(
          "config.name", "nothing in “\(name)” is read",
          at: SourceRange(startOf: SourceFile(path: name, bytes: [])),
          fix: "call it “\(Configuration.fileName)”"))
    }
  }
}
