/// The files of a finished site by their paths.
package struct SiteOutputs: Sendable {
  private var contents: [String: OutputFile.Content] = [:]
  /// Paths that two outputs want. That has been reported where somebody could help it; the first of them counts.
  private var contested: Set<String> = []

  /// All outputs of a site.
  ///
  /// - Parameter source: the source folder, which files are copied from.
  init(_ pages: RenderedPages, source: String) {
    let plan = pages.plan
    contents.reserveCapacity(plan.pages.count + plan.staticFiles.count + 2)
    for (page, (content, finished)) in zip(plan.pages, zip(pages.contents, pages.finished)) {
      insert(.bytes(finished.bytes), at: page.outputPath)
      if let path = content.stylePath { insert(.bytes(content.styles), at: path) }
    }
    for file in plan.staticFiles { insert(Self.copy(of: file, source), at: file.outputPath) }
    if !plan.configuration.baseURL.isEmpty {
      insert(.bytes(AtomFeed.bytes(plan)), at: AtomFeed.path)
      insert(.bytes(Sitemap.bytes(plan)), at: Sitemap.path)
    }
  }

  private mutating func insert(_ content: OutputFile.Content, at path: String) {
    if contents[path] == nil { contents[path] = content } else { contested.insert(path) }
  }

  private static func copy(of file: StaticFile, _ source: String) -> OutputFile.Content {
    guard let path = file.sourcePath else { return .bytes(Theme.bytes(of: file.outputPath) ?? []) }
    return .copy(of: source + "/" + path)
  }

  // MARK: Reading

  package subscript(path: String) -> OutputFile.Content? { contents[path] }

  package var paths: some Sequence<String> { contents.keys }

  /// All files, sorted by path.
  package var files: [OutputFile] {
    contents.map { OutputFile(path: $0.key, content: $0.value) }
      .sorted { SitePath.precedes($0.path, $1.path) }
  }

  // MARK: Changing

  /// Takes over what an edit has made anew.
  ///
  /// - Returns: the paths that have other bytes; nil if outputs have come or gone, or are in each other's way.
  mutating func update(_ edited: EditedPages, in pages: RenderedPages) -> Set<String>? {
    guard edited.keepsStylePaths, contested.isEmpty else { return nil }
    var changed: Set<String> = []
    for position in edited.contents {
      guard let path = pages.contents[position].stylePath else { continue }
      replace(path, with: pages.contents[position].styles, &changed)
    }
    for position in edited.layouts {
      replace(pages.plan.pages[position].outputPath, with: pages.finished[position].bytes, &changed)
    }
    if edited.hasMetadata, !pages.plan.configuration.baseURL.isEmpty {
      replace(AtomFeed.path, with: AtomFeed.bytes(pages.plan), &changed)
    }
    for file in edited.files {
      guard case .file(let position)? = pages.plan.outputs[sourcePath: file] else { continue }
      changed.insert(pages.plan.staticFiles[position].outputPath)
    }
    return changed
  }

  private mutating func replace(_ path: String, with bytes: [UInt8], _ changed: inout Set<String>) {
    if case .bytes(bytes)? = contents[path] { return }
    contents[path] = .bytes(bytes)
    changed.insert(path)
  }

  /// The paths at which something else stands than in other outputs.
  ///
  /// - Parameter copies: whether the bytes of a copied file may have changed.
  func paths(differingFrom other: SiteOutputs, copies mayDiffer: (_ path: String) -> Bool) -> Set<String> {
    var paths = Set(other.contents.keys.filter { contents[$0] == nil })
    for (path, content) in contents {
      switch (content, other.contents[path]) {
      case (.bytes(let new), .bytes(let old)?) where new == old: break
      case (.copy(let new), .copy(let old)?) where new == old && !mayDiffer(new): break
      default: paths.insert(path)
      }
    }
    return paths
  }
}
