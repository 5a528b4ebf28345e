import Diagnostics
import Files

/// The source folder as a fence: symbolic links may lead anywhere inside of it.
struct SourceBoundary {
  private let root: String?

  init(_ source: String) {
    root = FileSystem.realPath(source)
  }

  /// Whether a path leads, through whatever links, to something in the source.
  func contains(_ path: String) -> Bool {
    guard let root, let target = FileSystem.realPath(path) else { return false }
    return SitePath.isInside(target, root)
  }

  /// What is said of a link that does not.
  ///
  /// - Parameter path: of the link, in the source folder.
  static func refusal(of path: String) -> Diagnostic {
    .error(
      "source.symlink", "this link leaves the source folder, or leads nowhere",
      at: SourceRange(startOf: SourceFile(path: path, bytes: [])), fix: "put what it leads to into the source"
    )
  }
}
