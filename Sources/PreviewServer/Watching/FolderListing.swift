#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What is in a folder.
enum FolderListing {
  struct Entry: Equatable {
    let path: String
    /// A folder itself, not a symbolic link to one.
    let isFolder: Bool
  }

  /// The entries of a folder, by path; none where it cannot be read.
  static func entries(of folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      let path = join(folder, name)
      entries.append(Entry(path: path, isFolder: isFolder(path, type: Int32(entry.pointee.d_type))))
    }
    return entries.sorted { $0.path < $1.path }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Some file systems do not tell types in listings.
  private static func isFolder(_ path: String, type: Int32) -> Bool {
    if type != Int32(DT_UNKNOWN) { return type == Int32(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
