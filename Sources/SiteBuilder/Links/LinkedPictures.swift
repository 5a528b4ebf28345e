import Files
import ImageFiles
import Markup
import Synchronization

/// Looks at the pictures that pages show: each once, as long as its file stays the same.
final class LinkedPictures: Sendable {
  private struct Key: Hashable {
    var path: String
    var version: String?
  }

  /// What is wrong with a picture; nil for a whole one.
  private let known = Mutex<[Key: String?]>([:])

  /// Says why a file is no whole picture; nil if it is one, or no picture at all by its name.
  func problem(with file: StaticFile, in tree: SourceTree) -> String? {
    guard let path = file.sourcePath else { return nil }
    let name = SitePath.fileExtension(of: path)
    guard name == "svg" || PictureCheck.knows(name) else { return nil }
    // The version before the bytes: what changes in between is seen next time.
    let image = Reads.Image(path, in: tree.root)
    Reads.note { $0.add(image) }
    let key = Key(path: path, version: image.version)
    if let known = known.withLock({ $0[key] }) { return known }
    let problem = Self.problem(inFile: tree.root + "/" + path, isSVG: name == "svg")
    known.withLock { $0[key] = .some(problem) }
    return problem
  }

  /// A file that cannot be read, or is very large, is reported where it is copied.
  private static func problem(inFile path: String, isSVG: Bool) -> String? {
    guard let bytes = try? FileSystem.read(path, limit: SourceLimit.image) else { return nil }
    guard isSVG else { return PictureCheck.problem(in: bytes) }
    guard case .malformed(let reason, let line)? = SVGProblem.first(in: bytes) else { return nil }
    return "the SVG is damaged in line \(line): \(reason)"
  }
}
