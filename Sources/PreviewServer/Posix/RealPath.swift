#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Absolute paths without links, `.` and `..`, compared byte by byte: to Swift, a slash and an accent after it are
/// one character, and names that the file system tells apart may be equal.
enum RealPath {
  /// Where a path leads; nil where nothing stands.
  static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a place is below a folder.
  static func isInside(_ folder: String, _ place: String) -> Bool {
    let slash = UInt8(ascii: "/")
    guard place.utf8.starts(with: folder.utf8) else { return false }
    return folder.utf8.last == slash || place.utf8.dropFirst(folder.utf8.count).first == slash
  }

  /// Whether two paths are the same.
  static func areEqual(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  /// The folder that something is in; `/` for `/`.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.utf8.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }

  /// What a symbolic link says; nil for anything else.
  static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count - 1)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
