import Files

/// A folder on the disk, and the paths below the roots that show it.
struct WatchedFolder {
  /// The folder's real path.
  let place: String
  /// The paths that show the folder: several if links lead to it, none if only some of its `names` matter.
  var paths: Set<String> = []
  /// The names that affect other paths, with these paths: roots, links, and components of links' targets.
  var names: [String: Set<String>] = [:]

  init(_ place: String) {
    self.place = place
  }

  /// The paths that show a name in the folder.
  func paths(of name: String) -> Set<String> { Set(paths.map { SitePath.place(of: name, in: $0) }) }

  /// The other paths that change if the name is replaced.
  func paths(behind name: String) -> Set<String> { names[name] ?? [] }

  /// Whether a change of the name may require other watches.
  ///
  /// - Parameter isEdit: whether only the contents of the file changed.
  func isStructural(_ name: String, isFolder: Bool, isEdit: Bool) -> Bool {
    if isEdit { return false }
    if isFolder || names[name] != nil { return true }
    return !paths.isEmpty && (try? FileSystem.kind(of: SitePath.place(of: name, in: place))) == .symbolicLink
  }
}
