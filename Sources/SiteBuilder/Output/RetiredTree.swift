#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Files

/// A site that another has replaced, or a stage that never became one: it is taken apart by its own manifest.
///
/// What the manifest does not name was put there while a build ran; it moves on to the site that stands there
/// now. Links are never followed.
struct RetiredTree {
  private let path: String
  private let heir: String

  init(_ path: String, heir: String) {
    self.path = path
    self.heir = heir
  }

  func remove() throws(FileError) {
    guard FileSystem.kind(of: path) == .folder else { return }
    for level in FolderLevels(Manifest(in: path).paths).levels.reversed() {
      _ = Workers.map(level.count) { removeListed(in: level[$0]) }
    }
    for name in OutputFolder.foreign { FileSystem.removeTree(path + "/" + name) }
    try passOn("")
    try FileSystem.removeFile(path + "/" + Manifest.fileName)
    guard FileSystem.removeEmptyFolder(path) else { throw FileError("remove", path) }
  }

  /// Removes a folder's files, and the folders in it that are empty by now.
  private func removeListed(in folder: FolderLevels.Folder) {
    guard let open = OpenFolder(path, folder.path) else { return }
    for name in folder.files { open.removeFile(name) }
    for name in folder.folders { open.removeEmptyFolder(name) }
  }

  private func passOn(_ folder: String) throws(FileError) {
    for entry in OpenFolder(path, folder)?.list() ?? [] where entry.name != Manifest.fileName {
      let name = SitePath.join(folder, entry.name)
      if entry.kind == .folder {
        try passOn(name)
        FileSystem.removeEmptyFolder(path + "/" + name)
        continue
      }
      let place = heir + "/" + name
      // Another name of the very file that stands there.
      if let there = Status(place), there.isSame(as: path + "/" + name) {
        try FileSystem.removeFile(path + "/" + name)
        continue
      }
      guard FileSystem.kind(of: place) == nil else {
        throw FileError("move", path + "/" + name, code: EEXIST)
      }
      guard let target = OpenFolder(heir, folder, makesMissing: true),
        target.take(path + "/" + name, as: entry.name)
      else { throw FileError("replace", place) }
    }
  }
}
