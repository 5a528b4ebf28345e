import Files

/// The folders of a list of files with their contents, by depth.
struct FolderLevels {
  struct Folder: Sendable {
    /// The path; empty for the top.
    var path: String
    var files: [String] = []
    var folders: [String] = []
  }

  /// The folders by depth; the first level is only the top.
  private(set) var levels: [[Folder]] = [[Folder(path: "")]]
  private var places: [PathKey: (depth: Int, index: Int)] = [PathKey(""): (0, 0)]

  init(_ paths: some Sequence<String>) {
    for path in paths {
      let place = place(of: SitePath.directory(of: path))
      levels[place.depth][place.index].files.append(SitePath.name(of: path))
    }
  }

  /// The paths of all folders, outer ones first.
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
