/// A number that work waits for, by Dispatch's name.
///
/// While the main thread waits, work of background queues runs, and the clock moves on; everything else stands still.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  /// Creates a semaphore; a negative value counts as 0.
  public init(value: Int) { self.value = max(value, 0) }

  /// Raises the number, and lets one wait go on.
  ///
  /// - Returns: 0, as Dispatch does if no thread was woken.
  @discardableResult public func signal() -> Int {
    value += 1
    return 0
  }

  /// Waits until the number is positive, and lowers it. If no work is left that could raise it, the run ends at
  /// the call.
  public func wait() { _ = wait(by: nil) }

  /// Waits until the number is positive and lowers it, or until an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    DispatchTimeoutResult(wait(by: timeout.time))
  }

  private func wait(by deadline: VirtualTime?) -> Bool {
    let isOver = Run.wait("to signal the semaphore", by: deadline) { value > 0 }
    if isOver { value -= 1 }
    return isOver
  }
}
