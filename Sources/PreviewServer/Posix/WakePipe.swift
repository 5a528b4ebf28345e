#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pipe with which one thread wakes another's `poll`.
final class WakePipe: Sendable {
  /// The descriptor to poll for reading.
  let descriptor: Int32
  private let writingEnd: Int32

  /// - Throws: `PosixError` if the process has no descriptors left.
  init() throws(PosixError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw PosixError() }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writingEnd = ends[1]
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }

  /// Makes `descriptor` readable. Signal handlers may call this, since it is a single `write`.
  func wake() {
    var byte: UInt8 = 1
    // A full pipe fails with `EAGAIN`, and is readable already.
    _ = write(writingEnd, &byte, 1)
  }

  /// Makes `descriptor` unreadable until the next `wake()`.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
