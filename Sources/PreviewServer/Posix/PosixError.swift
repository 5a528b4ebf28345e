#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A failed call of the operating system.
struct PosixError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// Records the failure of the last system call. Create it before `errno` can change.
  init() {
    code = errno
  }

  init(code: Int32) {
    self.code = code
  }

  var description: String { String(cString: strerror(code)) }
}
