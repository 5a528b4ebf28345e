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
  /// Differs between two versions of a file: its inode, size and time of modification.
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
      let place = DescriptorPath.of(opened), OpenFile.isInside(folder, place)
    else {
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

  /// Byte by byte: to Swift, a slash and an accent after it are one character, and names that the file system
  /// tells apart may be equal.
  private static func isInside(_ folder: String, _ place: String) -> Bool {
    let slash = UInt8(ascii: "/")
    guard place.utf8.starts(with: folder.utf8) else { return false }
    return folder.utf8.last == slash || place.utf8.dropFirst(folder.utf8.count).first == slash
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
