import CProcesses
import Threads

/// Divides memory among parts of work that are done at the same time, such as programs by their limits.
package final class MemoryShares: Sendable {
  /// The memory available when the first program starts.
  static let machine = MemoryShares(bytes: Int(clamping: CProcessesAvailableMemory()))

  private let monitor = Monitor()
  private nonisolated(unsafe) var taken = 0
  private let bytes: Int

  /// - Parameter bytes: the sum of all shares; 0 if unknown.
  package init(bytes: Int) {
    self.bytes = bytes == 0 ? .max : bytes
  }

  /// Runs `body` once `count` bytes are free. If `count` exceeds all memory, `body` runs alone.
  package func withShare<Result, Failure: Error>(
    of count: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    monitor.withLock {
      while taken > 0, count > bytes - taken { monitor.wait() }
      taken += count
    }
    defer {
      monitor.withLock {
        taken -= count
        monitor.wakeAll()
      }
    }
    return try body()
  }
}
