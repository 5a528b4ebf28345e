#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The metadata of a file.
package struct Status: Sendable {
  private let status: stat

  init(_ status: stat) {
    self.status = status
  }

  /// Reads the metadata at a path; nil if nothing exists.
  ///
  /// - Parameter followsLinks: whether to follow symbolic links; a broken one gives nil then.
  package init?(_ path: String, followsLinks: Bool = false) throws(FileError) {
    var status = stat()
    guard SystemCall.status({ followsLinks ? stat(path, &status) : lstat(path, &status) }) == 0 else {
      if FileError.isNotFound(errno) || (followsLinks && errno == ELOOP) { return nil }
      throw FileError("look at", path)
    }
    self.status = status
  }

  package var kind: FileSystem.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  package var device: Int { Int(status.st_dev) }
  /// The size in bytes.
  package var size: Int { Int(status.st_size) }
  package var isOwn: Bool { status.st_uid == geteuid() }

  /// The modification date in nanoseconds. `markUsed()` updates it, too.
  package var modified: Int { Self.nanoseconds(modification) }

  /// Whether both belong to the same file, perhaps under different names.
  package func isSame(as other: Status) -> Bool {
    other.status.st_dev == status.st_dev && other.status.st_ino == status.st_ino
  }

  /// A text that identifies the version of a file: its inode, size, modification date and change date. Tools
  /// such as `cp -p` and `rsync -t` restore the first date, but can't restore the second.
  package var version: String {
    let (modified, changed) = (modification, change)
    return [
      Int(status.st_ino), size, Int(modified.tv_sec), Int(modified.tv_nsec), Int(changed.tv_sec),
      Int(changed.tv_nsec),
    ]
    .map { String($0, radix: 36) }.joined(separator: ".")
  }

  /// Whether the file has changed in the last 50 ms, so that its next change may get the same date: clocks of
  /// file systems tick every few milliseconds.
  package var isRecent: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Self.nanoseconds(now) - Self.nanoseconds(change) < 50_000_000
  }

  /// Gives another folder the same owner, group and permissions.
  package func copyRights(to path: String) throws(FileError) {
    guard let other = try Status(path)?.status else { throw FileError("look at", path, code: ENOENT) }
    if other.st_uid != status.st_uid || other.st_gid != status.st_gid {
      guard SystemCall.changeRights({ lchown(path, status.st_uid, status.st_gid) }) == 0 else {
        throw FileError("change the owner of", path)
      }
    }
    let rights = status.st_mode & 0o7777
    guard other.st_mode & 0o7777 == rights || SystemCall.changeRights({ chmod(path, rights) }) == 0 else {
      throw FileError("change the rights of", path)
    }
  }

  #if canImport(Darwin)
  private var modification: timespec { status.st_mtimespec }
  private var change: timespec { status.st_ctimespec }
  #else
  private var modification: timespec { status.st_mtim }
  private var change: timespec { status.st_ctim }
  #endif

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
