@testable import PreviewServer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The files of a folder, served as static hosts do.
///
/// `/` means `index.html`, `/dir` leads to `/dir/`, `/page` finds `page.html`, and what is not there is the site's
/// own `404.html`. Folders are not listed. Symbolic links work inside the folder and are refused where they
/// leave it.
struct DirectoryContent: ContentSource {
  private let root: String

  /// - Parameter root: The folder. It need not exist yet: a first build may have failed.
  init(root: String) {
    self.root = root
  }

  func response(for path: String) -> Response? {
    guard path.hasPrefix("/"), !path.utf8.contains(0), let base = realPath(root) else { return nil }
    return found(path, under: base) ?? file("/404.html", under: base, status: 404)
  }

  private func found(_ path: String, under base: String) -> Response? {
    if path.hasSuffix("/") { return file(path + "index.html", under: base) }
    if let exact = file(path, under: base) ?? file(path + ".html", under: base) { return exact }
    return isFolder(path, under: base) ? .redirect(to: path + "/") : nil
  }

  private func file(_ path: String, under base: String, status: Int = 200) -> Response? {
    guard let file = OpenFile(path: base + path, inside: base) else { return nil }
    return Response(file: file, name: path, status: status)
  }

  private func isFolder(_ path: String, under base: String) -> Bool {
    guard let resolved = resolve(path, under: base) else { return false }
    var status = stat()
    return stat(resolved, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The real path of something below the folder; nil where there is nothing, or a link leads elsewhere.
  private func resolve(_ path: String, under base: String) -> String? {
    guard let resolved = realPath(base + path) else { return nil }
    return base == "/" || resolved == base || resolved.hasPrefix(base + "/") ? resolved : nil
  }

  private func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
