import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Two connected sockets, the first of them for this program.
///
/// Sockets rather than pipes, so that writing to a program that has ended is an error and not a signal. No program inherits them.
package struct SocketPair {
  package let ours: Int32
  package let theirs: Int32

  /// Nil if the system has no room for it.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard CProcessesSocketPair(&ends) == 0 else { return nil }
    (ours, theirs) = (ends[0], ends[1])
  }

  /// Sends through this program's end.
  ///
  /// - Parameter waits: whether to wait for room, or to fail with `EAGAIN`.
  /// - Returns: how many bytes, or -1 with `errno`.
  package static func send(_ bytes: UnsafeRawBufferPointer, to socket: Int32, waits: Bool = true) -> Int {
    CProcessesSend(socket, bytes.baseAddress, bytes.count, waits)
  }
}
