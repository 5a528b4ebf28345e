import CProcesses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Two connected sockets, one for this program and one for another.
///
/// Writing to an ended program is an error, and, unlike with pipes, no signal. No program inherits them.
package struct SocketPair {
  package let ours: Int32
  package let theirs: Int32

  /// Nil if the system can't create them.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard CProcessesSocketPair(&ends) == 0 else { return nil }
    (ours, theirs) = (ends[0], ends[1])
  }

  /// Sends bytes through this program's end.
  ///
  /// - Parameter waits: whether to wait for room instead of failing with `EAGAIN`.
  /// - Returns: the number of bytes, or -1 with `errno`.
  package static func send(_ bytes: UnsafeRawBufferPointer, to socket: Int32, waits: Bool = true) -> Int {
    CProcessesSend(socket, bytes.baseAddress, bytes.count, waits)
  }

  /// Closes one end.
  package static func closeEnd(_ socket: Int32) { close(socket) }
}
