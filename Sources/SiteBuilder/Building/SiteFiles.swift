/// Puts the files of a finished site together.
struct SiteFiles {
  private let plan: SitePlan
  private let source: String
  private let shard: Shard

  /// - Parameter source: the source folder, which files are copied from.
  init(_ plan: SitePlan, source: String, shard: Shard) {
    self.plan = plan
    self.shard = shard
    self.source = source
  }

  /// All files of the shard, sorted by path. Of two for one place, which has been reported, the first counts.
  func all(_ contents: PageResults<PageContent>, _ finished: PageResults<FinishedPage>) -> [OutputFile] {
    var files: [OutputFile] = []
    files.reserveCapacity(plan.pages.count + plan.staticFiles.count + 2)
    for page in plan.pages where shard.contains(page) {
      files.append(OutputFile(path: page.outputPath, content: .bytes(finished[page.index].bytes)))
      let content = contents[page.index]
      if let path = content.stylePath {
        files.append(OutputFile(path: path, content: .bytes(content.styles)))
      }
    }
    if shard.hasRest { files += rest }
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.sorted { SitePath.precedes($0.path, $1.path) }
  }

  /// What belongs to no page.
  private var rest: [OutputFile] {
    var files = plan.staticFiles.map(copy)
    if !plan.configuration.baseURL.isEmpty {
      files.append(OutputFile(path: AtomFeed.path, content: .bytes(AtomFeed.bytes(plan))))
      files.append(OutputFile(path: Sitemap.path, content: .bytes(Sitemap.bytes(plan))))
    }
    return files
  }

  private func copy(_ file: StaticFile) -> OutputFile {
    if let path = file.sourcePath {
      return OutputFile(path: file.outputPath, content: .copy(of: source + "/" + path))
    }
    return OutputFile(path: file.outputPath, content: .bytes(Theme.bytes(of: file.outputPath) ?? []))
  }
}
