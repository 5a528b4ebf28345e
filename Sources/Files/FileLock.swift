#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file that one process at a time can lock. The system releases the lock when the process ends in any way.
package final class FileLock: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Creates or opens the file; nil if its folder doesn't exist.
  package init?(_ path: String) throws(FileError) {
    self.path = path
    descriptor = SystemCall.open { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600) }
    guard descriptor < 0 else { return }
    guard errno == ENOENT else { throw FileError("lock", path) }
    return nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes the lock; false if another process has it.
  package func take() throws(FileError) -> Bool {
    if SystemCall.lock({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError("lock", path) }
    return false
  }

  package func wait() throws(FileError) {
    while SystemCall.lock({ flock(descriptor, LOCK_EX) }) != 0 {
      guard errno == EINTR else { throw FileError("lock", path) }
    }
  }

  /// Whether the file is still at its path: its last owner may have removed it.
  package func isInPlace() throws(FileError) -> Bool {
    var held = stat()
    guard SystemCall.status({ fstat(descriptor, &held) }) == 0 else { throw FileError("lock", path) }
    return try Status(path)?.isSame(as: Status(held)) ?? false
  }
}
