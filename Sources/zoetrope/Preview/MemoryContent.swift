import Foundation
import PreviewServer
import SiteBuilder

/// A built site as the preview serves it, without a folder.
final class MemoryContent: ContentSource, @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var files: [String: OutputFile] = [:]

  /// Takes another site; returns the paths that differ, sorted, with a slash in front.
  func replace(with new: [OutputFile]) -> [String] {
    let new = Dictionary(new.map { ($0.path, $0) }) { first, _ in first }
    let old = lock.withLock {
      defer { files = new }
      return files
    }
    let paths = Set(old.keys).union(new.keys)
    return paths.filter { Self.differ(old[$0], new[$0]) }.map { "/" + $0 }.sorted()
  }

  /// Copies are taken for changed: their bytes are on the disk, where they may have.
  private static func differ(_ a: OutputFile?, _ b: OutputFile?) -> Bool {
    guard case .bytes(let old)? = a?.content, case .bytes(let new)? = b?.content else { return true }
    return old != new
  }

  func response(for path: String) -> Response? {
    let files = lock.withLock { self.files }
    let name = String(path.dropFirst())
    if name.isEmpty || name.hasSuffix("/") {
      return Self.response(files[name + "index.html"]) ?? notFound(files)
    }
    if let found = Self.response(files[name] ?? files[name + ".html"]) { return found }
    return files[name + "/index.html"] == nil ? notFound(files) : .redirect(to: path + "/")
  }

  private func notFound(_ files: [String: OutputFile]) -> Response? {
    Self.response(files["404.html"], status: 404)
  }

  private static func response(_ file: OutputFile?, status: Int = 200) -> Response? {
    guard let file else { return nil }
    switch file.content {
    case .bytes(let bytes):
      return Response(bytes: bytes, name: file.path, status: status)
    case .copy(let path):
      guard let real = FileSystem.realPath(path), let opened = OpenFile(path: real) else { return nil }
      return Response(file: opened, name: file.path, status: status)
    }
  }
}
