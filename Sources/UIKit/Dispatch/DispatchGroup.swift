/// Pieces of work that somebody waits for, by Dispatch's name.
public final class DispatchGroup {
  private var open = 0
  private var waiting: [(queue: DispatchQueue, work: () -> Void)] = []

  /// A group without work.
  public init() {}

  /// A piece of work has begun.
  public func enter() { open += 1 }

  /// A piece of work is done. With the last one, those who wait are called in the next turn.
  public func leave() {
    open = max(open - 1, 0)
    if open == 0 { callWaiting() }
  }

  /// Has something done when all work is.
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
