#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A call of the operating system that failed, and on which file.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// What was tried: “read”, “write”.
  package let operation: String
  package let path: String
  package let code: Int32

  /// The failure of the call just made; take it before anything else can change `errno`.
  package init(_ operation: String, _ path: String) {
    self.operation = operation
    self.path = path
    code = errno
  }

  package init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

  package var description: String {
    "cannot \(operation) “\(path)”: \(String(cString: strerror(code)))"
  }
}
