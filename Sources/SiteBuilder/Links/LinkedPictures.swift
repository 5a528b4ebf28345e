import Files
import ImageFiles
import QueryGraph
import SVGInspection

/// Checks the pictures that pages show, each version of a file once.
final class LinkedPictures: Sendable {
  /// The problem of a picture by its path relative to the source folder; nil for a valid one.
  private let problems: QueryTable<String, String?>

  /// - Parameter root: the source folder.
  init(_ graph: QueryGraph, root: String, _ versions: QueryTable<String, FileVersion>) {
    problems = QueryTable(graph, isSame: { $1 == $2 }) { path, _ in
      versions.note(path)
      return Self.problem(inFile: root + "/" + path, isSVG: Self.isSVG(path))
    }
  }

  /// The reason why a picture is damaged; nil for a valid one, and for other files.
  func problem(with file: StaticFile) -> String? {
    guard let path = file.sourcePath, Self.isSVG(path) || PictureCheck.knows(SitePath.fileExtension(of: path))
    else { return nil }
    return problems[path]
  }

  private static func isSVG(_ path: String) -> Bool { SitePath.fileExtension(of: path) == "svg" }

  /// Unreadable and very large files are reported elsewhere, when they are copied.
  private static func problem(inFile path: String, isSVG: Bool) -> String? {
    guard let bytes = try? FileSystem.read(path, limit: SourceLimit.image) else { return nil }
    guard isSVG else { return PictureCheck.problem(in: bytes) }
    guard case .malformed(let reason, let line)? = SVGProblem.first(in: bytes) else { return nil }
    return "the SVG is damaged in line \(line): \(reason)"
  }
}
