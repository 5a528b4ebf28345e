import Files
import ImageFiles
import Markup
import QueryGraph

/// Looks at the pictures that pages show: each once, as long as its file stays the same.
final class LinkedPictures: Sendable {
  /// What is wrong with a picture by its path under the source folder; nil for a whole one.
  private let problems: QueryTable<String, String?>

  /// - Parameter root: the source folder.
  init(_ graph: QueryGraph, root: String, _ versions: QueryTable<String, FileVersion>) {
    problems = QueryTable(graph, isSame: { $1 == $2 }) { path, _ in
      versions.note(path)
      return Self.problem(inFile: root + "/" + path, isSVG: Self.isSVG(path))
    }
  }

  /// Says why a file is no whole picture; nil if it is one, or no picture at all by its name.
  func problem(with file: StaticFile) -> String? {
    guard let path = file.sourcePath, Self.isSVG(path) || PictureCheck.knows(SitePath.fileExtension(of: path))
    else { return nil }
    return problems[path]
  }

  private static func isSVG(_ path: String) -> Bool { SitePath.fileExtension(of: path) == "svg" }

  /// A file that cannot be read, or is very large, is reported where it is copied.
  private static func problem(inFile path: String, isSVG: Bool) -> String? {
    guard let bytes = try? FileSystem.read(path, limit: SourceLimit.image) else { return nil }
    guard isSVG else { return PictureCheck.problem(in: bytes) }
    guard case .malformed(let reason, let line)? = SVGProblem.first(in: bytes) else { return nil }
    return "the SVG is damaged in line \(line): \(reason)"
  }
}
