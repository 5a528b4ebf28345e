/// A group of work items to wait for, by Dispatch's name.
public final class DispatchGroup: @unchecked Sendable {
  private var open = 0
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  /// Creates a group without work.
  public init() {}

  /// Records that work has begun.
  public func enter() { open += 1 }

  /// Records that work is done. After the last work, the notification blocks are called in the next turn.
  ///
  /// A call without one of `enter()` ends the run, as on a device.
  public func leave() {
    guard open > 0 else { fatalError("leave() of a DispatchGroup without a call of enter()") }
    open -= 1
    if open == 0 { callWaiting() }
  }

  /// Schedules a block for when all work is done; the quality of service and flags don't matter.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    waiting.append((queue, work))
    if open == 0 { callWaiting() }
  }

  /// Schedules a work item for when all work is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performIfDue() }
  }

  /// Waits until all work is done. Meanwhile, work of background queues runs. If no work is left that could leave
  /// the group, the run ends at the call.
  public func wait() { _ = Run.wait("to leave the group", by: nil) { open == 0 } }

  /// Waits until all work is done, or until an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    DispatchTimeoutResult(Run.wait("to leave the group", by: timeout.time) { open == 0 })
  }

  private func callWaiting() {
    let waiting = waiting
    self.waiting = []
    for (queue, work) in waiting { queue.async(execute: work) }
  }
}
