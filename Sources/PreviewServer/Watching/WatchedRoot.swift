/// A root, split into parent and name: it is watched from its parent, so that it may come and go.
struct WatchedRoot {
  /// The path as given, without trailing slashes.
  let path: String
  /// The parent folder; nil for `/`, `.` and `..`.
  let parent: String?
  let name: String

  init(_ given: String) {
    var path = given[...]
    while path.count > 1 && path.hasSuffix("/") { path = path.dropLast() }
    if path.isEmpty { path = "." }
    self.path = String(path)
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path
    self.name = String(name)
    guard !["", ".", ".."].contains(name) else {
      parent = nil
      return
    }
    guard let slash else {
      parent = "."
      return
    }
    parent = slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
