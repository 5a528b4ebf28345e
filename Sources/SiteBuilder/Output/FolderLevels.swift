import Files
import Threads

/// The folders of a list of files with their contents, by depth.
struct FolderLevels {
  struct Folder: Sendable {
    /// The path; empty for the top.
    var path: String
    var files: [String] = []
    var folders: [String] = []

    /// Removes the files from a site, and the folders in this one that are empty by now.
    fileprivate func removeFiles(in site: String) -> FileError? {
      var failure = FirstFailure()
      do throws(FileError) {
        guard let open = try OpenFolder(site, path) else { return nil }
        for name in files { failure.attempt { () throws(FileError) in try open.removeFile(name) } }
        for name in folders { failure.attempt { () throws(FileError) in try open.removeEmptyFolder(name) } }
      } catch {
        failure.note(error)
      }
      return failure.first
    }
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

  /// Removes the files from a site, and the folders that are empty then, innermost folders first. What can be removed
  /// goes even if something else can't. A folder that stands in the place of a file stays.
  func removeFiles(in site: String) throws(FileError) {
    var failure = FirstFailure()
    for level in levels.reversed() {
      for other in Workers.map(level.count, { level[$0].removeFiles(in: site) }) { failure.note(other) }
    }
    try failure.check()
  }

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
