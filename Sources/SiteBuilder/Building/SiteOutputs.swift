import Directives
import Files
import Text

/// The files of a finished site by their paths.
package struct SiteOutputs: Sendable {
  /// Everything that would be written, sorted by path.
  package private(set) var files: [OutputFile] = []
  /// Paths that two outputs want. That has been reported where somebody could help it; the first of them counts.
  private var contested: Set<PathKey> = []

  /// All outputs of a site, or of one of its shards.
  ///
  /// - Parameters:
  ///   - source: the source folder, which files are copied from.
  ///   - output: see `Site.Options`.
  init(_ pages: RenderedPages, source: String, output: String?) {
    let plan = pages.plan
    var all: [OutputFile] = []
    all.reserveCapacity(plan.pages.count + plan.staticFiles.count + 2)
    var drawings: [String: FigureFile] = [:]
    for page in pages.own {
      let content = pages.contents[page.index]
      let bytes = pages.finished[page.index].bytes
      all.append(OutputFile(path: page.outputPath, content: .bytes(bytes)))
      if let path = content.stylePath {
        all.append(OutputFile(path: path, content: .bytes(content.styles)))
      }
      drawings.merge(content.files) { first, _ in first }
    }
    all += drawings.map { name, file in
      let path = FigureEnvironment.folder + "/" + name
      return OutputFile(path: path, content: Self.content(of: file, path, output), isNamedAfterContent: true)
    }
    if pages.shard.hasRest { all += Self.rest(of: plan, source) }
    // Sorting leaves those of one path as they are. Pages are nearly in order, so it takes few comparisons.
    all.sort { SitePath.precedes($0.path, $1.path) }
    files.reserveCapacity(all.count)
    for file in all {
      if let last = files.last, SitePath.isSame(last.path, file.path) {
        contested.insert(PathKey(file.path))
      } else {
        files.append(file)
      }
    }
  }

  private static func content(of file: FigureFile, _ path: String, _ output: String?) -> OutputFile.Content {
    switch file {
    case .bytes(let bytes): .bytes(bytes)
    case .written: .copy(of: (output ?? "") + "/" + path)
    }
  }

  /// What belongs to no page.
  private static func rest(of plan: SitePlan, _ source: String) -> [OutputFile] {
    var files = plan.staticFiles.map { OutputFile(path: $0.outputPath, content: copy(of: $0, source)) }
    if plan.generates(AtomFeed.path) {
      files.append(OutputFile(path: AtomFeed.path, content: .bytes(AtomFeed.bytes(plan))))
    }
    if plan.generates(Sitemap.path) {
      files.append(OutputFile(path: Sitemap.path, content: .bytes(Sitemap.bytes(plan))))
    }
    return files
  }

  private static func copy(of file: StaticFile, _ source: String) -> OutputFile.Content {
    guard let path = file.sourcePath else { return .bytes(Theme.bytes(of: file.outputPath) ?? []) }
    return .copy(of: source + "/" + path)
  }

  // MARK: Reading

  package subscript(path: String) -> OutputFile.Content? { position(of: path).map { files[$0].content } }

  package var paths: some Sequence<String> { files.lazy.map(\.path) }

  private func position(of path: String) -> Int? {
    let position = files.partitioningIndex { !SitePath.precedes($0.path, path) }
    return position < files.count && SitePath.isSame(files[position].path, path) ? position : nil
  }

  // MARK: Changing

  /// Takes over what an edit has made anew.
  ///
  /// - Returns: the paths that have other bytes; nil if outputs have come or gone, or are in each other's way.
  mutating func update(_ edited: EditedPages, in pages: RenderedPages) -> Set<PathKey>? {
    guard !edited.aspects.contains(.stylePath), !edited.aspects.contains(.files), contested.isEmpty else {
      return nil
    }
    var changed: Set<PathKey> = []
    for position in edited.contents {
      guard let path = pages.contents[position].stylePath else { continue }
      replace(path, with: pages.contents[position].styles, &changed)
    }
    for position in edited.layouts {
      replace(pages.plan.pages[position].outputPath, with: pages.finished[position].bytes, &changed)
    }
    if edited.aspects.contains(.metadata), pages.plan.generates(AtomFeed.path) {
      replace(AtomFeed.path, with: AtomFeed.bytes(pages.plan), &changed)
    }
    for file in edited.files {
      guard case .file(let position)? = pages.plan.outputs[sourcePath: file] else { continue }
      changed.insert(PathKey(pages.plan.staticFiles[position].outputPath))
    }
    return changed
  }

  private mutating func replace(_ path: String, with bytes: [UInt8], _ changed: inout Set<PathKey>) {
    guard let position = position(of: path) else { return }
    if case .bytes(bytes) = files[position].content { return }
    files[position].content = .bytes(bytes)
    changed.insert(PathKey(path))
  }

  /// The paths at which something else stands than in other outputs.
  ///
  /// - Parameter copies: whether the bytes of a copied file may have changed.
  func paths(differingFrom other: SiteOutputs, copies mayDiffer: (_ path: String) -> Bool) -> Set<PathKey> {
    var paths = Set(other.paths.filter { position(of: $0) == nil }.map(PathKey.init))
    for file in files {
      let path = file.path
      switch (file.content, other[path]) {
      case (.bytes(let new), .bytes(let old)?) where new == old: break
      case (.copy(let new), .copy(let old)?) where new == old && !mayDiffer(new): break
      default: paths.insert(PathKey(path))
      }
    }
    return paths
  }
}
