import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A started program, which leads its process group. Call `wait()` once to release it.
package struct Subprocess: Sendable {
  package let id: pid_t

  /// The way in which a program ended.
  package enum Status: Sendable, Equatable {
    /// The exit code; -1 if unknown.
    case exit(Int32)
    case signal(Int32)
  }

  /// Whether the program has ended. The system keeps its entry until `wait()`.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo != 0 : errno != EINTR
  }

  /// Kills the program and its process group.
  package func kill() {
    _ = signal(-id, SIGKILL)
    // The program may have joined another group.
    _ = signal(id, SIGKILL)
  }

  private func signal(_ process: pid_t, _ number: Int32) -> Int32 {
    #if canImport(Darwin)
    Darwin.kill(process, number)
    #else
    Glibc.kill(process, number)
    #endif
  }

  /// Waits until the program ends. After that, another process may get its id.
  @discardableResult
  package func wait() -> Status { waitWithPeak().status }

  /// Waits until the program ends, and also returns its peak memory in bytes.
  func waitWithPeak() -> (status: Status, peak: Int) {
    var status: Int32 = 0
    var peak: UInt64 = 0
    var result = CProcessesWait(id, &status, &peak)
    while result < 0, errno == EINTR { result = CProcessesWait(id, &status, &peak) }
    guard result == id else { return (.exit(-1), 0) }
    return (status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F), Int(clamping: peak))
  }
}
