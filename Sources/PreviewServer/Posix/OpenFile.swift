#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A regular file, open for reading; closed when the last reference goes.
package final class OpenFile: Sendable {
  let descriptor: Int32
  /// Bytes.
  package let size: Int
  /// Differs between two versions of a file: its inode, size and time of modification.
  package let version: String

  /// Opens a regular file, without following a symbolic link in the last component; nil for anything else, and
  /// when it cannot be read.
  package init?(path: String) {
    // Non-blocking, so that a named pipe cannot hold up the thread.
    let opened = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      return nil
    }
    descriptor = opened
    size = Int(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    version = [Int(status.st_ino), size, time.tv_sec, time.tv_nsec]
      .map { String($0, radix: 36) }.joined(separator: ".")
  }

  deinit {
    close(descriptor)
  }

  /// The file's bytes; nil if reading fails. Fewer than `size` when it has been cut meanwhile.
  package func contents() -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = pread(descriptor, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { return }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  /// A second descriptor of the same file, for a caller that closes it itself; negative if there is none left.
  func duplicateDescriptor() -> Int32 {
    fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
  }
}
