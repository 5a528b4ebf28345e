#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the file system knows about a file.
package struct Status: Sendable {
  private let status: stat

  init(_ status: stat) {
    self.status = status
  }

  /// Of what stands at a path; nil for nothing.
  ///
  /// - Parameter followsLinks: whether what a link leads to is meant; nil also where that is nothing.
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
  /// Bytes.
  package var size: Int { Int(status.st_size) }
  package var isOwn: Bool { status.st_uid == geteuid() }

  /// When the file's bytes were last changed, or it was marked as used, in nanoseconds.
  package var modified: Int { Self.nanoseconds(modification) }

  /// Whether both are the same file, under whatever names.
  package func isSame(as other: Status) -> Bool {
    other.status.st_dev == status.st_dev && other.status.st_ino == status.st_ino
  }

  /// Differs between two versions of a file: its place on the disk, its size, when it was written and when the system
  /// last noted a change. The first time can be put back, as `cp -p` and `rsync -t` do; the second cannot.
  package var version: String {
    let (modified, changed) = (modification, change)
    return [
      Int(status.st_ino), size, Int(modified.tv_sec), Int(modified.tv_nsec), Int(changed.tv_sec),
      Int(changed.tv_nsec),
    ]
    .map { String($0, radix: 36) }.joined(separator: ".")
  }

  /// Whether the file was changed so shortly ago that the next change may bear the same time: clocks of file systems tick
  /// every few milliseconds.
  package var isRecent: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Self.nanoseconds(now) - Self.nanoseconds(change) < 50_000_000
  }

  /// Gives another folder the same owner, group and rights.
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
