import CProcesses
import Threads

/// The machine's memory, as programs that run at the same time divide it among themselves by what each of them may take.
final class MemoryShares: Sendable {
  /// Of this machine, as it is when the first program starts.
  static let machine = MemoryShares(bytes: Int(clamping: CProcessesAvailableMemory()))

  private let monitor = Monitor()
  private nonisolated(unsafe) var taken = 0
  private let bytes: Int

  /// - Parameter bytes: of all shares together; 0 where nobody knows how much there is.
  init(bytes: Int) {
    self.bytes = bytes == 0 ? .max : bytes
  }

  /// Runs something that takes so many bytes, once that many are left. One that takes more than there are runs alone.
  func withShare<Result, Failure: Error>(
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
