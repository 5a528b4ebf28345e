#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A regular file, open for reading; closed when the last reference goes.
package final class OpenFile: Sendable {
  private let descriptor: Int32
  /// Bytes.
  package let size: Int
  /// Differs between two versions of a file: its inode, its size, when it was written and when the system last
  /// noted a change. The first time can be put back, as `cp -p` and `rsync -t` do; the second cannot.
  package let version: String

  /// Opens a regular file that lies in a folder, through whatever links; nil for anything else, and when it
  /// cannot be read.
  ///
  /// What was opened is asked where it lies: a path that is checked first may lead elsewhere a moment later.
  ///
  /// - Parameter folder: An absolute path without links.
  package init?(path: String, inside folder: String) {
    // Non-blocking, so that a named pipe cannot hold up the thread.
    let opened = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let place = DescriptorPath.of(opened), RealPath.isInside(folder, place)
    else {
      close(opened)
      return nil
    }
    descriptor = opened
    size = Int(status.st_size)
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    version = [
      Int(status.st_ino), size, modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec,
    ]
    .map { String($0, radix: 36) }.joined(separator: ".")
  }

  deinit {
    close(descriptor)
  }

  /// The file's bytes; nil if reading fails. Fewer than `size` when it has been cut meanwhile.
  package func contents() -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let all = UnsafeMutableRawBufferPointer(buffer)
      while count < size {
        let got = read(at: count, into: UnsafeMutableRawBufferPointer(rebasing: all[count..<size]))
        failed = got == nil
        guard let got, got > 0 else { return }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  /// Reads what fits into a buffer, or less; returns how many bytes, 0 at the end, nil when reading fails.
  func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let got = pread(descriptor, buffer.baseAddress, buffer.count, off_t(position))
      if got >= 0 { return got }
      if errno != EINTR { return nil }
    }
  }
}
