#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What is in a folder.
enum FolderListing {
  enum Kind {
    /// A folder itself, not a symbolic link to one.
    case folder
    case symbolicLink
    case other
  }

  struct Entry: Equatable {
    let name: String
    let kind: Kind
  }

  /// The entries of a folder, by name; none where it cannot be read.
  static func entries(of folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      let kind = kind(of: join(folder, name), type: Int32(entry.pointee.d_type))
      entries.append(Entry(name: name, kind: kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// What stands at a path, links not followed; nil for nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .symbolicLink
    default: return .other
    }
  }

  private static func kind(of path: String, type: Int32) -> Kind {
    switch type {
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .symbolicLink
    // Some file systems do not tell types in listings.
    case Int32(DT_UNKNOWN): kind(of: path) ?? .other
    default: .other
    }
  }
}
