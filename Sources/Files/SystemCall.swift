#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Synchronization

/// The calls of the operating system that this module makes.
package enum SystemCall: String, CaseIterable, Hashable, Sendable {
  case open, read, write, close, status, list, resolve, access
  case makeFolder, makeLink, readLink, link, move, exchange, removeFile, removeFolder, changeRights, lock

  /// Makes the call. If a test injects a fault, sets `errno` and returns -1 instead.
  @inline(__always)
  func callAsFunction(_ body: () -> Int32) -> Int32 { fails ? -1 : body() }

  /// Whether a test makes this call fail; sets `errno` then.
  @inline(__always)
  var fails: Bool {
    guard let faults = Faults.injected, let code = faults.code(for: self) else { return false }
    errno = code
    return true
  }
}

/// Makes system calls fail, one of them or all from a number on.
///
/// A killed process is one whose calls all fail from a moment on. Only tests inject faults, on their thread.
package final class Faults: Sendable {
  @TaskLocal package static var injected: Faults?

  package enum Extent: Sendable {
    case once
    /// All calls from the number on fail, as if the process was killed.
    case allFromThere
  }

  private struct State {
    var made: [SystemCall] = []
    var hasFailed = false
  }

  /// The number of the first failing call, from 0; nil to record only.
  private let number: Int?
  private let extent: Extent
  private let code: Int32
  private let state = Mutex(State())

  package init(at number: Int?, _ extent: Extent = .once, code: Int32 = EIO) {
    self.number = number
    self.extent = extent
    self.code = code
  }

  /// The calls so far, in order.
  package var made: [SystemCall] { state.withLock(\.made) }
  /// Whether a call has failed.
  package var hasFailed: Bool { state.withLock(\.hasFailed) }

  fileprivate func code(for call: SystemCall) -> Int32? {
    state.withLock { state in
      let place = state.made.count
      state.made.append(call)
      guard let number, extent == .once ? place == number : place >= number else { return nil }
      state.hasFailed = true
      return code
    }
  }
}
