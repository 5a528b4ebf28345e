import Files
import PreviewServer
import SiteBuilder
import Synchronization

/// A built site as the preview serves it, without a folder.
final class MemoryContent: ContentSource, Sendable {
  /// The source folder without links: what lies elsewhere is not shown, wherever a link leads by now. Empty if
  /// there is none.
  private let boundary: String
  private let files = Mutex<[PathKey: Served]>([:])

  /// A file, and which version of it, so that two builds can be compared.
  private enum Served: Equatable {
    case bytes([UInt8])
    /// A file of the source: its bytes stay on the disk.
    case file(path: String, version: String?)

    init(_ content: OutputFile.Content) {
      switch content {
      case .bytes(let bytes): self = .bytes(bytes)
      case .copy(let path): self = .file(path: path, version: FileSystem.version(of: path))
      }
    }
  }

  /// - Parameter source: the folder whose files a site may serve from the disk.
  init(source: String) {
    boundary = FileSystem.realPath(source) ?? ""
  }

  /// Takes another site; returns the paths that differ, sorted, with a slash in front.
  ///
  /// - Parameter changed: where it may differ; nil for anywhere.
  func update(to site: SiteOutputs, changed: Set<PathKey>?) -> [String] {
    files.withLock { files in
      let candidates = changed ?? Set(files.keys).union(site.paths.map(PathKey.init))
      var different: [String] = []
      for key in candidates {
        let new = site[key.path].map(Served.init)
        guard files[key] != new else { continue }
        files[key] = new
        different.append("/" + key.path)
      }
      return different.sorted()
    }
  }

  func response(for path: String) -> Response? {
    let files = self.files.withLock { $0 }
    // Without the slash as a byte: what follows it may be an accent, and one character with it.
    let name = String(Substring(path.utf8.dropFirst()))
    if name.isEmpty || name.utf8.last == UInt8(ascii: "/") {
      return response(name + "index.html", files) ?? notFound(files)
    }
    if let found = response(name, files) ?? response(name + ".html", files) { return found }
    return files[PathKey(name + "/index.html")] == nil ? notFound(files) : .redirect(to: path + "/")
  }

  private func notFound(_ files: [PathKey: Served]) -> Response? {
    response("404.html", files, status: 404)
  }

  private func response(_ name: String, _ files: [PathKey: Served], status: Int = 200) -> Response? {
    switch files[PathKey(name)] {
    case .bytes(let bytes)?: return Response(bytes: bytes, name: name, status: status)
    case .file(let path, _)?:
      guard !boundary.isEmpty, let opened = OpenFile(path: path, inside: boundary) else { return nil }
      return Response(file: opened, name: name, status: status)
    case nil: return nil
    }
  }
}
