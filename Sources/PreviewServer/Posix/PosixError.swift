#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A failed call of the operating system.
struct PosixError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The failure of the call just made; take it before anything else can change `errno`.
  init() {
    code = errno
  }

  init(code: Int32) {
    self.code = code
  }

  var description: String { String(cString: strerror(code)) }
}
