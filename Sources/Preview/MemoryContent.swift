import Files
import HTML
import PreviewServer
import SiteBuilder
import Synchronization

/// A built site that the preview serves from memory.
final class MemoryContent: ContentSource, Sendable {
  /// The source folder's real path, which contains all served files; empty if the folder is missing.
  private let boundary: String
  private let files = Mutex<[PathKey: Served]>([:])
  /// The unpublished pages, in order and by output path.
  private let leftOut = Mutex<(pages: [UnpublishedPage], byPath: [PathKey: UnpublishedPage])>(([], [:]))

  /// A file in a comparable form.
  private enum Served: Equatable {
    case bytes([UInt8])
    /// A file of the source, which is served from the disk.
    case file(path: String, version: String?)
    /// An unpublished page, which is served as a notice.
    case unpublished(UnpublishedPage)

    init(_ content: OutputFile.Content) {
      switch content {
      case .bytes(let bytes): self = .bytes(bytes)
      case .copy(let path): self = .file(path: path, version: FileSystem.version(of: path))
      }
    }
  }

  /// - Parameter source: the folder whose files may be served from the disk.
  init(source: String) {
    boundary = FileSystem.realPath(source) ?? ""
  }

  /// Replaces the site. Returns the changed paths, sorted, each with a leading slash.
  ///
  /// - Parameters:
  ///   - unpublished: the site's unpublished pages.
  ///   - changed: the paths that may differ; nil for all.
  func update(to site: SiteOutputs, unpublished: [UnpublishedPage], changed: Set<PathKey>?) -> [String] {
    var candidates = changed ?? []
    let leftOut = self.leftOut.withLock { leftOut in
      guard leftOut.pages != unpublished else { return leftOut.byPath }
      candidates.formUnion((leftOut.pages + unpublished).map { PathKey($0.outputPath) })
      let byPath = Dictionary(unpublished.map { (PathKey($0.outputPath), $0) }) { first, _ in first }
      leftOut = (unpublished, byPath)
      return byPath
    }
    return files.withLock { files in
      if changed == nil {
        candidates.formUnion(Set(files.keys).union(site.paths.map(PathKey.init)).union(leftOut.keys))
      }
      var different: [String] = []
      for key in candidates {
        let new = site[key.path].map(Served.init) ?? leftOut[key].map(Served.unpublished)
        guard files[key] != new else { continue }
        files[key] = new
        different.append("/" + key.path)
      }
      return different.sorted()
    }
  }

  func response(for path: String) -> Response? {
    let files = self.files.withLock { $0 }
    // Removes the slash as a byte: a combining accent after it would form one character with it.
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
    case .unpublished(let page)?:
      return Response(bytes: Self.notice(of: page), name: "notice.html", status: 404)
    case nil: return nil
    }
  }

  /// The notice is HTML, so that it reloads when the page is published.
  private static func notice(of page: UnpublishedPage) -> [UInt8] {
    let (title, text) =
      switch page.obstacle {
      case .draft:
        ("A draft", "is a draft. “zoetrope preview” shows it without “--published”.")
      case .unpublished: ("Not published", "has “published: false”.")
      case .future:
        ("Not yet published", "has a date in the future. “zoetrope preview” shows it without “--published”.")
      }
    var html = HTMLWriter.page
    html.element("html", .english) { html in
      html.void("meta", .utf8)
      html.line { $0.element("title", text: title) }
      html.element("body") { body in
        body.element("h1", text: title)
        body.element("p") { paragraph in
          paragraph.element("code", text: page.sourcePath)
          paragraph.text(" " + text)
        }
      }
    }
    html.newline()
    return html.bytes
  }
}
