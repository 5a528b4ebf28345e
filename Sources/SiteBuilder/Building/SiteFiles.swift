/// Puts the files of a finished site together.
struct SiteFiles {
  private let plan: SitePlan
  private let source: String

  /// - Parameter source: the source folder, which files are copied from.
  init(_ plan: SitePlan, source: String) {
    self.plan = plan
    self.source = source
  }

  /// All files, sorted by path. Of two for one place, which has been reported, the first counts.
  func all(_ contents: [PageContent], _ finished: [FinishedPage]) -> [OutputFile] {
    var files: [OutputFile] = []
    files.reserveCapacity(plan.pages.count + plan.staticFiles.count + 2)
    for (page, result) in zip(plan.pages, finished) {
      files.append(OutputFile(path: page.outputPath, content: .bytes(result.bytes)))
      let content = contents[page.index]
      if let path = content.stylePath {
        files.append(OutputFile(path: path, content: .bytes(content.styles)))
      }
    }
    files += plan.staticFiles.map(copy)
    if !plan.configuration.baseURL.isEmpty {
      files.append(OutputFile(path: AtomFeed.path, content: .bytes(AtomFeed.bytes(plan))))
      files.append(OutputFile(path: Sitemap.path, content: .bytes(Sitemap.bytes(plan))))
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.sorted { SitePath.precedes($0.path, $1.path) }
  }

  private func copy(_ file: StaticFile) -> OutputFile {
    if let path = file.sourcePath {
      return OutputFile(path: file.outputPath, content: .copy(of: source + "/" + path))
    }
    return OutputFile(path: file.outputPath, content: .bytes(Theme.bytes(of: file.outputPath) ?? []))
  }
}
