#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the file system knows about a name, links not followed.
package struct Status {
  private let status: stat

  /// Nil where nothing stands.
  package init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.status = status
  }

  package var kind: FileSystem.Kind { FileSystem.kind(status) }
  package var device: Int { Int(status.st_dev) }

  /// Whether a path is another name of the same file.
  package func isSame(as path: String) -> Bool {
    guard let other = Status(path)?.status else { return false }
    return other.st_dev == status.st_dev && other.st_ino == status.st_ino
  }

  /// Gives another folder the same owner, group and rights; whether it has them now.
  package func copyRights(to path: String) -> Bool {
    guard let other = Status(path)?.status else { return false }
    if other.st_uid != status.st_uid || other.st_gid != status.st_gid {
      guard lchown(path, status.st_uid, status.st_gid) == 0 else { return false }
    }
    let rights = status.st_mode & 0o7777
    return other.st_mode & 0o7777 == rights || chmod(path, rights) == 0
  }
}
