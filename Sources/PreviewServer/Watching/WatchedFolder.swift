import Files

/// A folder on the disk, and what of it is seen below the roots.
struct WatchedFolder {
  /// Its real path.
  let place: String
  /// The paths at which everything in the folder is seen: several where links lead to it, none where only some
  /// names in it matter.
  var paths: Set<String> = []
  /// Names in the folder that decide what is seen elsewhere, with the paths at which it is seen: roots, links, and
  /// what links lead over and to.
  var names: [String: Set<String>] = [:]

  init(_ place: String) {
    self.place = place
  }

  /// The paths at which a name in the folder is seen.
  func paths(of name: String) -> Set<String> { Set(paths.map { SitePath.place(of: name, in: $0) }) }

  /// Further paths at which it shows if the name comes to stand for something else.
  func paths(behind name: String) -> Set<String> { names[name] ?? [] }

  /// Whether a change of the name may change what else has to be watched.
  ///
  /// - Parameter isEdit: Whether the name stands for the same file as before, with other contents.
  func isStructural(_ name: String, isFolder: Bool, isEdit: Bool) -> Bool {
    if isEdit { return false }
    if isFolder || names[name] != nil { return true }
    return !paths.isEmpty && (try? FileSystem.kind(of: SitePath.place(of: name, in: place))) == .symbolicLink
  }
}
