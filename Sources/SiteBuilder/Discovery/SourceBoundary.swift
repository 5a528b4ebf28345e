import Diagnostics
import Files

/// The boundary of the source folder, which symbolic links mustn't leave.
package struct SourceBoundary {
  private let root: String?

  package init(_ source: String) {
    root = FileSystem.realPath(source)
  }

  /// Whether a path, after following links, is inside the source.
  package func contains(_ path: String) -> Bool {
    guard let root, let target = FileSystem.realPath(path) else { return false }
    return SitePath.isInside(target, root)
  }

  /// The error for a link that leaves the source.
  ///
  /// - Parameter path: the link's path, relative to the source folder.
  static func refusal(of path: String) -> Diagnostic {
    .error(
      "source.symlink", "this link leaves the source folder, or leads nowhere",
      at: SourceRange(startOf: SourceFile(path: path, bytes: [])),
      fix: "copy the link's target into the source"
    )
  }
}
