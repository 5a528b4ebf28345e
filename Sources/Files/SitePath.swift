#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Relative paths in a site: components separated by `/`, without `.` and `..`.
package enum SitePath {
  /// `tutorials` of `tutorials/fold.md`; empty at the top level.
  package static func directory(of path: String) -> String {
    lastIndex(of: "/", in: path).map { String(path[..<$0]) } ?? ""
  }

  /// `fold.md` of `tutorials/fold.md`.
  package static func name(of path: String) -> String {
    lastIndex(of: "/", in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// `fold` of `tutorials/fold.md`; a name that starts with its only dot has no extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = lastIndex(of: ".", in: name), dot > name.utf8.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// `md` of `tutorials/fold.md`, in lower case; empty without an extension.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = lastIndex(of: ".", in: name), dot > name.utf8.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Searches the bytes, since this runs for all files of a site, and views of a string are slower.
  private static func lastIndex(of character: Unicode.Scalar, in path: String) -> String.Index? {
    var path = path
    let offset = path.withUTF8 { $0.lastIndex(of: UInt8(ascii: character)) }
    return offset.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  package static func join(_ directory: String, _ name: String) -> String {
    directory.isEmpty ? name : name.isEmpty ? directory : directory + "/" + name
  }

  /// The folder that contains a path of the file system; nil for the root.
  package static func parent(of path: String) -> String? {
    var trimmed = Substring(path)
    while trimmed.utf8.count > 1, trimmed.utf8.last == UInt8(ascii: "/") { trimmed.removeLast() }
    guard trimmed != "/" else { return nil }
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == trimmed.utf8.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// The path of an entry in a folder of the file system.
  package static func place(of name: String, in folder: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  package static func components(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Resolves a relative path, with its `.` and `..`, from the folder `directory`; nil if it leads out of the
  /// site.
  package static func resolve(_ relative: String, from directory: String) -> String? {
    if let path = names(of: relative), let folder = names(of: directory) { return join(folder, path) }
    var result = components(directory)
    for component in components(relative) where component != "." {
      if component == ".." {
        guard !result.isEmpty else { return nil }
        result.removeLast()
      } else {
        result.append(component)
      }
    }
    return result.joined(separator: "/")
  }

  /// A path without the slashes around it; nil if its components may include `.` or `..`, or empty ones.
  ///
  /// Nearly all paths qualify, and skip the slower way.
  private static func names(of path: String) -> String? {
    let slash = UInt8(ascii: "/")
    let found = path.utf8.withContiguousStorageIfAvailable { bytes -> String? in
      var rest = bytes[...]
      if rest.first == slash { rest.removeFirst() }
      if rest.last == slash { rest.removeLast() }
      var last = slash
      for byte in rest {
        if last == slash, byte == slash || byte == UInt8(ascii: ".") { return nil }
        last = byte
      }
      if last == slash, !rest.isEmpty { return nil }
      return rest.count == bytes.count ? path : String(decoding: rest, as: UTF8.self)
    }
    return found ?? nil
  }

  /// Whether two paths have the same bytes, unlike `==`, which compares by canonical equivalence.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    let same = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b -> Bool in
        guard a.count == b.count, let left = a.baseAddress, let right = b.baseAddress else {
          return a.count == b.count
        }
        return memcmp(left, right, a.count) == 0
      }
    }
    return same.flatMap { $0 } ?? a.utf8.elementsEqual(b.utf8)
  }

  /// Whether a real path is a folder itself, or inside it.
  package static func isInside(_ inner: String, _ folder: String) -> Bool {
    guard inner.utf8.starts(with: folder.utf8) else { return false }
    let rest = inner.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || folder == "/" || rest.first == UInt8(ascii: "/")
  }

  /// Compares paths by bytes, the same on every machine.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    let order = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b -> Bool in
        guard let left = a.baseAddress, let right = b.baseAddress else { return a.count < b.count }
        let difference = memcmp(left, right, min(a.count, b.count))
        return difference == 0 ? a.count < b.count : difference < 0
      }
    }
    return order.flatMap { $0 } ?? a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
