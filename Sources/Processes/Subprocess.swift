import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that was started, at the head of a group of processes. Whoever started it ends with `wait()`, once.
package struct Subprocess: Sendable {
  package let id: pid_t

  /// How a program came to its end.
  package enum Status: Sendable, Equatable {
    /// By itself; -1 where the system does not tell with which code.
    case exit(Int32)
    case signal(Int32)
  }

  /// Whether it has come to its end. It stays in the system's list until somebody waits for it.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo != 0 : errno != EINTR
  }

  /// Ends it, and all that it has started and that is still in its group.
  package func kill() {
    _ = signal(-id, SIGKILL)
    // It may have gone to another group.
    _ = signal(id, SIGKILL)
  }

  private func signal(_ process: pid_t, _ number: Int32) -> Int32 {
    #if canImport(Darwin)
    Darwin.kill(process, number)
    #else
    Glibc.kill(process, number)
    #endif
  }

  /// Waits for its end. After that its number may be another process's.
  @discardableResult
  package func wait() -> Status { waitWithPeak().status }

  /// Waits for its end, and also tells the bytes of memory that it had at most.
  func waitWithPeak() -> (status: Status, peak: Int) {
    var status: Int32 = 0
    var peak: UInt64 = 0
    var result = CProcessesWait(id, &status, &peak)
    while result < 0, errno == EINTR { result = CProcessesWait(id, &status, &peak) }
    guard result == id else { return (.exit(-1), 0) }
    return (status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F), Int(clamping: peak))
  }
}
