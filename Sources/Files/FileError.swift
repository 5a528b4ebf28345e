#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A failed operation on a file.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// The operating system refused the operation.
    case system
    /// The file is a pipe, a device or the like, whose end is unknown.
    case special
    /// The file has more bytes than the limit.
    case size(limit: Int)
  }

  /// Codes for problems that this module detects itself.
  package static let exists = EEXIST
  package static let notEmpty = ENOTEMPTY
  package static let noFolder = ENOTDIR
  package static let notFound = ENOENT
  package static let tooLarge = EFBIG
  package static let busy = EBUSY

  /// The operation, as a verb: “read”, “write”.
  package let operation: String
  package let path: String
  /// The value of `errno`.
  package let code: Int32
  package let reason: Reason

  /// Records the failure of the last system call. Create it before `errno` can change.
  package init(_ operation: String, _ path: String) {
    self.init(operation, path, code: errno)
  }

  package init(_ operation: String, _ path: String, code: Int32, reason: Reason = .system) {
    self.operation = operation
    self.path = path
    self.code = code
    self.reason = reason
  }

  package var isNotFound: Bool { Self.isNotFound(code) }

  /// Whether the process lacks the rights.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

  static func isNotFound(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

  package var description: String {
    let why =
      switch reason {
      case .system: String(cString: strerror(code))
      case .special: "it is neither a file nor a folder"
      case .size(let limit): "it is larger than \(limit) bytes"
      }
    return "can't \(operation) “\(path)”: \(why)"
  }
}

/// Keeps the first failure of independent steps.
package struct FirstFailure {
  package private(set) var first: FileError?

  package init() {}

  package mutating func note(_ error: FileError?) { first = first ?? error }

  /// Runs a step, and notes its failure.
  package mutating func attempt(_ step: () throws(FileError) -> Void) {
    do throws(FileError) { try step() } catch { note(error) }
  }

  package func check() throws(FileError) {
    if let first { throw first }
  }
}
