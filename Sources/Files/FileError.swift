#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What could not be done with a file, and why.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// The operating system said no.
    case system
    /// It is a pipe, a device or the like, of which nobody knows when it ends.
    case special
    /// It has more bytes than may be read.
    case size(limit: Int)
  }

  /// Codes of what is found out without the system.
  package static let exists = EEXIST
  package static let notEmpty = ENOTEMPTY
  package static let noFolder = ENOTDIR
  package static let notFound = ENOENT
  package static let busy = EBUSY

  /// What was tried: “read”, “write”.
  package let operation: String
  package let path: String
  /// What `errno` was.
  package let code: Int32
  package let reason: Reason

  /// The failure of the call just made; take it before anything else can change `errno`.
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

  /// Whether it is a matter of rights.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }

  static func isNotFound(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

  package var description: String {
    let why =
      switch reason {
      case .system: String(cString: strerror(code))
      case .special: "it is neither a file nor a folder"
      case .size(let limit): "it is larger than \(limit) bytes"
      }
    return "cannot \(operation) “\(path)”: \(why)"
  }
}

/// Collects failures of steps that do not wait for each other; the first of them is told.
package struct FirstFailure {
  package private(set) var first: FileError?

  package init() {}

  package mutating func note(_ error: FileError?) { first = first ?? error }

  /// Does a step; one that fails is noted.
  package mutating func attempt(_ step: () throws(FileError) -> Void) {
    do throws(FileError) { try step() } catch { note(error) }
  }

  package func check() throws(FileError) {
    if let first { throw first }
  }
}
