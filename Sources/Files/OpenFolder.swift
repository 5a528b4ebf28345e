#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder that is held open: what is done to the names in it is done there, even if someone puts a link in
/// the folder's place meanwhile.
package struct OpenFolder: ~Copyable {
  private let descriptor: Int32

  /// Opens a folder below another; nil where there is none, or where a link stands in the way.
  ///
  /// - Parameters:
  ///   - root: the path of a folder, the last part of which is no link.
  ///   - relative: a path in it; empty for the folder itself.
  ///   - makesMissing: whether folders that are not there are made.
  package init?(_ root: String, _ relative: String = "", makesMissing: Bool = false) {
    var descriptor = open(root, Self.flags)
    for name in SitePath.components(relative) where descriptor >= 0 {
      let outer = descriptor
      defer { close(outer) }
      descriptor = openat(outer, name, Self.flags)
      if descriptor < 0, makesMissing, errno == ENOENT, mkdirat(outer, name, 0o777) == 0 {
        descriptor = openat(outer, name, Self.flags)
      }
    }
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// The names in the folder, sorted by their bytes.
  package func list() -> [(name: String, kind: FileSystem.Kind)] {
    // The listing closes its descriptor, so it gets one of its own.
    let own = openat(descriptor, ".", Self.flags)
    guard own >= 0, let listing = fdopendir(own) else { return [] }
    defer { closedir(listing) }
    return FileSystem.entries(of: listing) { kind(of: $0) }
  }

  /// What stands at a name, links not followed; nil for nothing.
  package func kind(of name: String) -> FileSystem.Kind? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileSystem.kind(status) : nil
  }

  /// Removes a file, or a link; whether it is gone.
  @discardableResult
  package func removeFile(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 || errno == ENOENT }

  /// Removes a folder if nothing is in it; whether it is gone.
  @discardableResult
  package func removeEmptyFolder(_ name: String) -> Bool {
    unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT
  }

  /// Moves a file here, over what stood at the name; whether that was possible, or else `errno`.
  package func take(_ path: String, as name: String) -> Bool { renameat(AT_FDCWD, path, descriptor, name) == 0 }

  /// Removes all that is in the folder. What cannot be removed stays.
  package func removeAll() {
    for entry in list() {
      guard entry.kind == .folder else {
        removeFile(entry.name)
        continue
      }
      remove(folder: entry.name)
    }
  }

  private func remove(folder name: String) {
    let inner = openat(descriptor, name, Self.flags)
    if inner >= 0 { OpenFolder(descriptor: inner).removeAll() }
    removeEmptyFolder(name)
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }
}
