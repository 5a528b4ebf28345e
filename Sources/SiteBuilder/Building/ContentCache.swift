/// The contents of pages from one build to the next.
///
/// What a page shows depends on its file, and through links and Liquid on what is known of all pages before
/// any is rendered: addresses, front matter, templates, screens and their images, configuration. When those
/// differ, nothing is kept.
struct ContentCache {
  private var fingerprint = ContentHash()
  private var kept: [Int: (source: SourcePage, content: PageContent)] = [:]

  /// The contents of all pages, by position: those that are kept, and the others anew.
  ///
  /// - Parameter source: the source folder.
  mutating func contents(
    of plan: SitePlan, _ library: TemplateLibrary, _ screens: SiteScreens, source: String,
    _ stage: ContentStage
  ) -> [PageContent] {
    let current = Self.fingerprint(of: plan, library, screens, source)
    if current != fingerprint { kept = [:] }
    fingerprint = current
    let reusable = plan.pages.map { page -> PageContent? in
      guard let source = page.source, let old = kept[page.index], old.source === source else { return nil }
      return old.content
    }
    let contents = Workers.map(plan.pages.count) { reusable[$0] ?? stage.content(of: plan.pages[$0]) }
    kept = [:]
    for (page, content) in zip(plan.pages, contents) {
      if let source = page.source { kept[page.index] = (source, content) }
    }
    return contents
  }

  private static func fingerprint(
    of plan: SitePlan, _ library: TemplateLibrary, _ screens: SiteScreens, _ source: String
  ) -> ContentHash {
    var hash = plan.configuration.fingerprint
    hash.add(library.fingerprint.text)
    hash.add(screens.fingerprint.text)
    for page in plan.pages {
      hash.add(page.title)
      hash.add(page.outputPath)
      guard let source = page.source else { continue }
      hash.add(source.path)
      hash.add(source.file.bytes[..<source.body.lowerBound])
    }
    for file in plan.staticFiles {
      hash.add(file.outputPath)
      guard let path = file.sourcePath, isImage(path) else { continue }
      hash.add(FileSystem.version(of: source + "/" + path) ?? "")
    }
    return hash
  }

  /// Whether a screen can be made of a file: of others, pages know no more than that they are there.
  private static func isImage(_ path: String) -> Bool {
    ["png", "svg", "jpg", "jpeg"].contains(SitePath.fileExtension(of: path))
  }
}
