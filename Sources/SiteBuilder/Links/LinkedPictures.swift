import Files
import ImageFiles
import QueryGraph
import SVGInspection

/// Checks and measures the pictures that pages show, each version of a file once.
final class LinkedPictures: Sendable {
  /// What is known of a picture's file.
  struct Picture: Sendable, Equatable {
    /// The reason why it is damaged; nil for a valid one.
    var problem: String?
    /// Its size; nil if it has none, or can't be read.
    var header: PictureHeader?
  }

  /// The pictures by their paths relative to the source folder.
  private let pictures: QueryTable<String, Picture>

  /// - Parameter root: the source folder.
  init(_ graph: QueryGraph, root: String, _ versions: QueryTable<String, FileVersion>) {
    pictures = QueryTable(graph, isSame: { $1 == $2 }) { path, _ in
      versions.note(path)
      return Self.picture(inFile: root + "/" + path, isSVG: Self.isSVG(path))
    }
  }

  /// Nil for files that aren't pictures by their name.
  func picture(in file: StaticFile) -> Picture? {
    guard let path = file.sourcePath, Self.isSVG(path) || PictureCheck.knows(SitePath.fileExtension(of: path))
    else { return nil }
    return pictures[path]
  }

  private static func isSVG(_ path: String) -> Bool { SitePath.fileExtension(of: path) == "svg" }

  /// The bytes from the start of a large file in which its size is looked for first.
  private static let startLength = 1 << 16

  /// Unreadable and very large files are reported elsewhere, when they are copied.
  private static func picture(inFile path: String, isSVG: Bool) -> Picture {
    if !isSVG, let header = headerOfWhole(path) { return Picture(header: header) }
    guard let bytes = try? FileSystem.read(path, limit: SourceLimit.image) else { return Picture() }
    let header = PictureHeader(bytes)
    guard isSVG else { return Picture(problem: PictureCheck.problem(in: bytes), header: header) }
    guard case .malformed(let reason, let line)? = SVGProblem.first(in: bytes) else {
      return Picture(header: header)
    }
    return Picture(problem: "the SVG is damaged in line \(line): \(reason)", header: header)
  }

  /// The header of a large file whose start and end are as they should be. Others have to be read.
  private static func headerOfWhole(_ path: String) -> PictureHeader? {
    guard let file = try? InputFile(path), file.size > 4 * startLength,
      let start = try? file.next(upTo: startLength), start.count == startLength,
      let header = PictureHeader(start),
      let end = try? file.next(upTo: PictureEnd.count, from: file.size - PictureEnd.count),
      PictureEnd.isWhole(end, after: start, size: file.size, header.format)
    else { return nil }
    return header
  }
}
