import Files

/// The folders of a list of files, and what is in each of them, by depth.
struct FolderLevels {
  struct Folder: Sendable {
    /// Empty for the top.
    var path: String
    /// Names.
    var files: [String] = []
    /// Names.
    var folders: [String] = []
  }

  /// Folders by how many names their paths have; the first level is the top alone.
  private(set) var levels: [[Folder]] = [[Folder(path: "")]]
  private var places: [PathKey: (depth: Int, index: Int)] = [PathKey(""): (0, 0)]

  init(_ paths: some Sequence<String>) {
    for path in paths {
      let place = place(of: SitePath.directory(of: path))
      levels[place.depth][place.index].files.append(SitePath.name(of: path))
    }
  }

  /// The paths of all folders, each after the one it is in.
  var outermostFirst: [String] { levels.joined().map(\.path) }

  private mutating func place(of folder: String) -> (depth: Int, index: Int) {
    if let known = places[PathKey(folder)] { return known }
    let outer = place(of: SitePath.directory(of: folder))
    levels[outer.depth][outer.index].folders.append(SitePath.name(of: folder))
    let depth = outer.depth + 1
    if levels.count == depth { levels.append([]) }
    levels[depth].append(Folder(path: folder))
    places[PathKey(folder)] = (depth, levels[depth].count - 1)
    return (depth, levels[depth].count - 1)
  }
}
