import Diagnostics
import Files

/// Lists a folder of the source recursively. Symbolic links are followed inside the source.
package struct FolderWalk {
  /// The maximum depth of folders; more is a loop.
  private static let depthLimit = 64
  /// The maximum number of names behind links, where a folder counts a hundred: links to folders with links
  /// multiply.
  private static let linkedNameLimit = 1_000_000

  private let root: String
  private let folder: String
  private let boundary: SourceBoundary
  /// The real paths of the outer folders, to detect links that lead back up.
  private var ancestors: [String] = []
  /// The number of links on the way to the current folder.
  private var linksOnTheWay = 0
  private var linkedNames = 0
  private var hasTooManyLinks = false
  private var files: [String] = []
  private let diagnostics: DiagnosticCollector

  /// Whether a file or folder is listed, by its path relative to `folder`.
  private let isWanted: (String) -> Bool

  /// The paths of all files in `folder` of `root`, relative to `folder`, sorted.
  ///
  /// - Parameters:
  ///   - folder: a folder; empty for `root` itself.
  ///   - isWanted: whether a file or folder is listed, by its path relative to `folder`.
  package static func files(
    in folder: String, of root: String, _ diagnostics: DiagnosticCollector,
    where isWanted: @escaping (String) -> Bool = { SourceNames.isVisible(SitePath.name(of: $0)) }
  ) -> [String] {
    var walk = FolderWalk(root: root, folder: folder, diagnostics, isWanted)
    if walk.mayFollow(folder) { walk.visit("") }
    return walk.files.sorted(by: SitePath.precedes)
  }

  private init(
    root: String, folder: String, _ diagnostics: DiagnosticCollector, _ isWanted: @escaping (String) -> Bool
  ) {
    self.isWanted = isWanted
    self.root = root
    self.folder = folder
    self.diagnostics = diagnostics
    boundary = SourceBoundary(root)
  }

  private mutating func visit(_ directory: String) {
    let path = SitePath.join(SitePath.join(root, folder), directory)
    guard ancestors.count < Self.depthLimit else {
      report(
        "source.depth", "folders are nested more than \(Self.depthLimit) deep",
        SitePath.join(folder, directory))
      return
    }
    guard linkedNames < Self.linkedNameLimit else { return reportTooManyLinks(directory) }
    do throws(FileError) {
      let entries = try FileSystem.list(path)
      if linksOnTheWay > 0 { linkedNames += 100 + entries.count }
      ancestors.append(FileSystem.realPath(path) ?? path)
      defer { ancestors.removeLast() }
      for entry in entries where isWanted(SitePath.join(directory, entry.name)) {
        try visit(entry, in: directory)
      }
    } catch {
      diagnostics.report(SourceTree.problem(error, with: SitePath.join(folder, directory)))
    }
  }

  private mutating func reportTooManyLinks(_ directory: String) {
    guard !hasTooManyLinks else { return }
    hasTooManyLinks = true
    report(
      "source.symlink", "symbolic links lead to too many files and folders", SitePath.join(folder, directory),
      fix: "don't link to folders that contain links to folders")
  }

  private mutating func visit(_ entry: FolderEntry, in directory: String) throws(FileError) {
    let path = SitePath.join(directory, entry.name)
    let shown = SitePath.join(folder, path)
    guard entry.isText else {
      report("source.name", "the name of this file isn't valid UTF-8", shown)
      return
    }
    switch entry.kind {
    case .file: files.append(path)
    case .folder: visit(path)
    case .other: report("source.special-file", "this is neither a file nor a folder", shown)
    case .symbolicLink:
      guard mayFollow(shown) else { return }
      switch try FileSystem.kindFollowingLinks(of: root + "/" + shown) {
      case .file: files.append(path)
      case .folder:
        linksOnTheWay += 1
        defer { linksOnTheWay -= 1 }
        visit(path)
      default: report("source.special-file", "this link leads to neither a file nor a folder", shown)
      }
    }
  }

  private func mayFollow(_ path: String) -> Bool {
    guard boundary.contains(root + "/" + path), let target = FileSystem.realPath(root + "/" + path) else {
      diagnostics.report(SourceBoundary.refusal(of: path))
      return false
    }
    guard !ancestors.contains(target) else {
      report("source.symlink", "this link leads back to a folder that contains it", path)
      return false
    }
    return true
  }

  private func report(_ identifier: String, _ summary: String, _ path: String, fix: String? = nil) {
    let file = SourceFile(path: path, bytes: [])
    diagnostics.report(.error(identifier, summary, at: SourceRange(startOf: file), fix: fix))
  }
}
