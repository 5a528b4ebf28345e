#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pipe whose reading end becomes readable when something wakes it: how one thread ends another's `poll`.
final class WakePipe: Sendable {
  /// Poll this for reading.
  let descriptor: Int32
  private let writingEnd: Int32

  /// - Throws: `errno` as a `PosixError` when the process has no descriptors left.
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

  /// Makes `descriptor` readable. One `write`, so it may be called from a signal handler.
  func wake() {
    var byte: UInt8 = 1
    // A full pipe fails with EAGAIN, and is awake already.
    _ = write(writingEnd, &byte, 1)
  }

  /// Forgets all wakes so far.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
