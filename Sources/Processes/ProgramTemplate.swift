import CProcesses
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that is loaded once and copied for each run, which starts a copy much faster.
///
/// The program prepares what all copies share, and calls `serveCopies()`.
package final class ProgramTemplate: Sendable {
  private enum State {
    case unstarted
    case serving(Subprocess, socket: Int32)
    /// The program doesn't start, or has ended.
    case unavailable
  }

  private let command: Command
  private let milliseconds: Int32
  private let state = Mutex(State.unstarted)

  /// - Parameters:
  ///   - command: starts the program as a server of copies, which have its environment, folder and resources.
  ///   - milliseconds: the time limit for a copy, including the program's start. A slower one isn't used
  ///     again.
  package init(_ command: Command, within milliseconds: Int32 = 10_000) {
    self.command = command
    self.milliseconds = milliseconds
  }

  deinit { state.withLock { Self.end(&$0) } }

  /// Makes a copy of the program.
  ///
  /// - Parameter descriptors: the copy's descriptors, from 0 on.
  /// - Returns: nil if a copy isn't possible, and the program has to be started.
  func copy(descriptors: [Int32?]) -> Subprocess? {
    let descriptors = descriptors.compactMap(\.self)
    guard descriptors.count == Int(CProcessesCopyDescriptors) else { return nil }
    return state.withLock { state in
      if case .unstarted = state { state = start() }
      guard case .serving(_, let socket) = state else { return nil }
      var id: pid_t = 0
      if CProcessesCopy(socket, milliseconds, &id, descriptors) == 0 { return Subprocess(id: id) }
      Self.end(&state)
      return nil
    }
  }

  private func start() -> State {
    guard let sockets = SocketPair() else { return .unavailable }
    defer { close(sockets.theirs) }
    guard let program = try? command.start(descriptors: [sockets.theirs, nil, nil, nil]) else {
      close(sockets.ours)
      return .unavailable
    }
    return .serving(program, socket: sockets.ours)
  }

  private static func end(_ state: inout State) {
    if case .serving(let program, let socket) = state {
      close(socket)
      program.kill()
      program.wait()
    }
    state = .unavailable
  }

  /// Makes copies of this program on request. Returns in each copy; the program itself ends here.
  package static func serveCopies() {
    guard CProcessesServeCopies() else { exit(0) }
  }
}
