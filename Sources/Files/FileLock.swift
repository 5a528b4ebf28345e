#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file by which processes keep each other out. The system takes the lock back when a process ends, however it does.
package final class FileLock: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Makes the file, or opens it; nil if its folder is gone.
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

  /// Takes the lock if nobody has it.
  package func take() throws(FileError) -> Bool {
    if SystemCall.lock({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError("lock", path) }
    return false
  }

  /// Waits for the lock.
  package func wait() throws(FileError) {
    while SystemCall.lock({ flock(descriptor, LOCK_EX) }) != 0 {
      guard errno == EINTR else { throw FileError("lock", path) }
    }
  }

  /// Whether the file still stands at its path: whoever had the lock may have removed it.
  package func isInPlace() throws(FileError) -> Bool {
    var held = stat()
    guard SystemCall.status({ fstat(descriptor, &held) }) == 0 else { throw FileError("lock", path) }
    return try Status(path)?.isSame(as: Status(held)) ?? false
  }
}
