/// A group of work items to wait for, by Dispatch's name.
public final class DispatchGroup {
  private var open = 0
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  /// Creates a group without work.
  public init() {}

  /// Records that work has begun.
  public func enter() { open += 1 }

  /// Records that work is done. After the last work, the notification blocks are called in the next turn.
  public func leave() {
    open = max(open - 1, 0)
    if open == 0 { callWaiting() }
  }

  /// Schedules a block for when all work is done.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    waiting.append((queue, work))
    if open == 0 { callWaiting() }
  }

  private func callWaiting() {
    let waiting = waiting
    self.waiting = []
    for (queue, work) in waiting { queue.async(execute: work) }
  }
}
