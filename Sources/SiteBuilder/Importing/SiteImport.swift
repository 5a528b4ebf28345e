import Diagnostics
import Files
import Text

/// What becomes of a site for another program: the files of a site for this one, and what doesn't carry over.
package struct SiteImport: Sendable {
  /// The name of the other program.
  package let generator: String
  /// The files of the new site, sorted by path.
  package private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The number of pages among them.
  package private(set) var pageCount = 0
  /// What doesn't carry over, by place in the other site.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The maximum bytes of all files together.
  private static let limit = 1 << 30

  /// Reads a site for another program. Nothing is written.
  package init(of folder: String) throws(Scaffold.Failure) {
    guard let origin = ImportOrigin(of: folder) else {
      throw Scaffold.Failure(
        diagnostic: .error(
          "import.unknown", "can't tell which program “\(folder)” is a site for", at: nil,
          allowed: ImportOrigin.allCases.map { "\($0.name): \($0.signs.joined(separator: ", "))" }))
    }
    generator = origin.name
    let problems = DiagnosticCollector()
    let paths = FolderWalk.files(in: "", of: folder, problems) { path in
      let name = SitePath.name(of: path)
      let isSkipped = name == path && origin.passedOver.contains(name) || Self.neverRead.contains(name)
      return (SourceNames.isVisible(name) || name.hasSuffix(ImportOrigin.catalogEnding)) && !isSkipped
    }
    // A catalog's own folder is part of the paths below.
    let outer = folder.hasSuffix(ImportOrigin.catalogEnding) ? SitePath.name(of: folder) : ""
    let root = origin == .docC ? Self.root(of: folder, paths, outer) : nil
    let links = origin == .docC ? CatalogLinks(paths.map { SitePath.join(outer, $0) }, root: root) : nil
    var settings = ImportedSettings(origin)
    var pageFolders: PageFolders?
    var leftOut: [String: Int] = [:]
    var total = 0
    // Names of pages depend on the languages in the settings.
    for path in paths.filter({ Self.isSettings($0, origin) }) + paths.filter({ !Self.isSettings($0, origin) })
    {
      let destination = origin.destination(of: settings.inContent(SitePath.join(outer, path)))
      if case .leftOut(let reason, let group) = destination {
        if leftOut.updateValue(1, forKey: group) == nil {
          problems.report(
            .warning(
              "import.left-out", "“\(group)” isn't carried over: \(reason)",
              at: SourceRange(startOf: SourceFile(path: path, bytes: []))))
        }
        continue
      }
      do throws(FileError) {
        let bytes = try FileSystem.read(folder + "/" + path, limit: Self.limit - total)
        total += bytes.count
        let file = SourceFile(path: path, bytes: bytes)
        switch destination {
        case .page(let place):
          pageCount += 1
          let isRoot = root == SitePath.join(outer, path)
          let folders = pageFolders ?? PageFolders(paths.map(settings.inContent), settings)
          pageFolders = folders
          let page = ImportedPage(file, origin, links: links, folders: folders, at: place, problems)
          if page.hasCategories { settings.hasCategories = true }
          files.append((isRoot ? Self.home : Self.translated(place, settings.language(of: path)), page.bytes))
        case .copy(let place): files.append((place, bytes))
        case .settings: settings.read(file, problems)
        case .leftOut: break
        }
      } catch {
        problems.report(SourceTree.problem(error, with: path))
      }
    }
    files.append((Configuration.fileName, settings.bytes))
    files.sort { SitePath.precedes($0.path, $1.path) }
    for (last, next) in zip(files, files.dropFirst()) where SitePath.isSame(last.path, next.path) {
      problems.report(
        .error("import.conflict", "two files become “\(next.path)”", at: nil, fix: "rename one of them"))
    }
    diagnostics = problems.diagnostics.sortedByPlace()
  }

  private static func isSettings(_ path: String, _ origin: ImportOrigin) -> Bool {
    if case .settings = origin.destination(of: path) { true } else { false }
  }

  /// `content/de/about.md` for a page `about.de.md`, which has no tag if its language is the first one.
  private static func translated(_ place: String, _ language: (tag: String, isMain: Bool)?) -> String {
    guard let language else { return place }
    let ending = "." + SitePath.fileExtension(of: place)
    let stem = place.dropLast(ending.count + language.tag.count + 1)
    let name = stem.hasSuffix("/_index") ? stem.dropLast(6) + "index" : stem
    let inner = name.dropFirst(SourceTree.contentFolder.count + 1) + ending
    let folder = SourceTree.contentFolder + (language.isMain ? "" : "/" + language.tag)
    return folder + "/" + inner
  }

  private static let home = SourceTree.contentFolder + "/index.md"

  /// The page of a catalog that becomes the home page, unless there is one.
  private static func root(of folder: String, _ paths: [String], _ outer: String) -> String? {
    let articles = paths.filter { SitePath.fileExtension(of: $0) == "md" }
    guard !articles.contains(where: { SitePath.stem(of: $0) == "index" }) else { return nil }
    return CatalogLinks.root(
      of: articles.compactMap { path in
        let bytes = try? FileSystem.read(folder + "/" + path, limit: SourceLimit.page)
        return bytes.map { SourceFile(path: SitePath.join(outer, path), bytes: $0) }
      })
  }

  /// The folders of programs anywhere.
  private static let neverRead: Set<String> = ["node_modules", ".build"]

  /// Writes the new site to a folder, which must be missing or empty.
  package func write(to folder: String) throws(Scaffold.Failure) {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    if let entries = try? FileSystem.list(folder), !entries.isEmpty {
      throw Scaffold.Failure(
        diagnostic: .error(
          "scaffold.exists", "“\(folder)” isn't empty", at: nil, fix: "choose another folder with “--output”")
      )
    }
    try Scaffold.write(files, to: folder)
  }
}
