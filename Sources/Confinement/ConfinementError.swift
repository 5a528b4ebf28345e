#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The reason why a process isn't confined.
package enum ConfinementError: Error, Equatable, CustomStringConvertible {
  package enum Part: String, Sendable {
    case limits = "its limits"
    case privileges = "giving up privileges"
    case landlock = "Landlock"
    case systemCalls = "the filter of system calls"
    case sandbox = "the sandbox"
  }

  case hasThreads
  /// A path that should be readable cannot be opened.
  case unreadable(String, code: Int32)
  case refused(Part, code: Int32)

  package var description: String {
    switch self {
    case .hasThreads: "there is more than one thread"
    case .unreadable(let path, let code): "can't open “\(path)”: \(Self.text(code))"
    case .refused(let part, let code): "the system refuses \(part.rawValue): \(Self.text(code))"
    }
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
