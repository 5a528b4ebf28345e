/// A queue of work on a virtual clock. The earliest work comes first; at one instant, work runs in the order
/// of scheduling.
///
/// No time passes while work is executed; the clock jumps from one piece of work to the next.
public final class VirtualRunLoop {
  /// A token to cancel a piece of work.
  public struct Token: Hashable, Sendable { fileprivate let sequence: Int }

  private struct Entry: Comparable {
    let time: VirtualTime
    let sequence: Int
    static func < (a: Entry, b: Entry) -> Bool { (a.time, a.sequence) < (b.time, b.sequence) }
  }

  private struct Work {
    let action: () -> Void
    let isAwaited: Bool
    /// The background queue of the work; nil for the main thread.
    let queue: ObjectIdentifier?
  }

  /// What stands still while other work is waited for.
  struct Block {
    /// Whether the main thread does.
    var main = false
    /// The background queues that do.
    var queues: Set<ObjectIdentifier> = []
    var isEmpty: Bool { !main && queues.isEmpty }
  }

  /// The work that stands still. It's set aside until this changes.
  var block = Block() {
    didSet {
      for entry in held { push(entry) }
      held = []
    }
  }
  /// Whether the main thread stands still.
  var isMainBlocked: Bool { block.main }
  /// Entries of work that stands still.
  private var held: [Entry] = []

  /// The current time; it never goes backward, except to zero when a recording starts.
  public private(set) var now = VirtualTime.zero
  /// A binary heap with the earliest entry first; entries without work were canceled.
  private var heap: [Entry] = []
  private var work: [Int: Work] = [:]
  private var awaitedCount = 0
  private var sequence = 0

  /// Creates a clock at zero, with no work.
  public init() {}

  /// Schedules work; an instant in the past means the next turn.
  @discardableResult
  public func schedule(at time: VirtualTime, _ work: @escaping () -> Void) -> Token {
    add(Work(action: work, isAwaited: true, queue: nil), at: time)
  }

  /// Schedules work of a background queue.
  func schedule(at time: VirtualTime, on queue: ObjectIdentifier, _ work: @escaping () -> Void) {
    _ = add(Work(action: work, isAwaited: true, queue: queue), at: time)
  }

  /// Schedules work that a run doesn't wait for: it's executed in its turn as long as there is other work.
  func scheduleUnawaited(at time: VirtualTime, _ work: @escaping () -> Void) -> Token {
    add(Work(action: work, isAwaited: false, queue: nil), at: time)
  }

  private func add(_ work: Work, at time: VirtualTime) -> Token {
    sequence += 1
    self.work[sequence] = work
    if work.isAwaited { awaitedCount += 1 }
    push(Entry(time: max(time, now), sequence: sequence))
    return Token(sequence: sequence)
  }

  private func remove(_ sequence: Int) -> Work? {
    let removed = work.removeValue(forKey: sequence)
    if removed?.isAwaited == true { awaitedCount -= 1 }
    return removed
  }

  /// Schedules work after a delay; by default for the next turn.
  @discardableResult
  public func schedule(after delay: VirtualTime = .zero, _ work: @escaping () -> Void) -> Token {
    schedule(at: now + delay, work)
  }

  /// Cancels a piece of work; does nothing if the work has been executed or canceled already.
  public func cancel(_ token: Token) { _ = remove(token.sequence) }

  /// Whether there is work that a run waits for.
  var isAwaited: Bool { awaitedCount > 0 }

  /// The time of the next piece of work; nil if there is none.
  public var nextTime: VirtualTime? {
    while let first = heap.first {
      guard let work = work[first.sequence] else {
        pop()
        continue
      }
      guard !block.isEmpty, work.queue.map(block.queues.contains) ?? block.main else { break }
      pop()
      held.append(first)
    }
    return heap.first?.time
  }

  /// Advances the clock to the next piece of work, removes it from the queue and returns it.
  func next() -> (() -> Void)? {
    guard let time = nextTime, let entry = pop() else { return nil }
    now = max(now, time)
    return remove(entry.sequence)?.action
  }

  /// Advances the clock, never backward.
  func advance(to time: VirtualTime) { now = max(now, time) }

  /// Sets the clock to zero, and preserves the delays of all scheduled work.
  func rebase() {
    heap = heap.map { Entry(time: $0.time - now, sequence: $0.sequence) }
    now = .zero
  }

  private func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  @discardableResult
  private func pop() -> Entry? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < heap.count }).min(by: {
      heap[$0] < heap[$1]
    }),
      heap[child] < heap[parent]
    {
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
