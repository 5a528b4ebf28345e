import TransitionEngine

/// The queues whose work is executing, and the waits in it.
struct QueueState {
  /// The queues of the work that is executing, outermost first.
  var executing: [DispatchQueue] = []
  /// The number of waits, one within the other.
  var waits = 0
  /// The number of pieces of work that have been scheduled on a serial queue and not begun, by queue.
  var pending: [ObjectIdentifier: Int] = [:]
}

extension Run {
  /// The largest number of waits, one within the other. Dispatch has as many threads for background work.
  private static let mostWaits = 64

  /// Executes work of a queue at an instant.
  func schedule(_ work: @escaping () -> Void, on queue: DispatchQueue, at time: VirtualTime) {
    noteRepeatedCall()
    guard !queue.isMain else { return _ = loop.schedule(at: time, work) }
    let name = ObjectIdentifier(queue)
    if queue.isSerial { queues.pending[name, default: 0] += 1 }
    loop.schedule(at: time, on: name) {
      if queue.isSerial { self.queues.pending[name, default: 1] -= 1 }
      self.queues.executing.append(queue)
      self.performInBackground(work)
      self.queues.executing.removeLast()
    }
  }

  /// Executes work of a queue on the calling thread.
  func executeSynchronously<T>(on queue: DispatchQueue, _ work: () throws -> T) rethrows -> T {
    if queue.isMain {
      guard isInBackground, !loop.isMainBlocked else {
        fatalError("deadlock: DispatchQueue.main.sync waits for the main queue, which waits for it")
      }
      let outer = isInBackground
      isInBackground = false
      defer { isInBackground = outer }
      return try work()
    }
    if queue.isSerial {
      guard !queues.executing.contains(where: { $0 === queue }) else {
        fatalError("deadlock: sync waits for queue “\(queue.label)”, whose work made the call")
      }
      // Work that is due comes first.
      if queues.pending[ObjectIdentifier(queue), default: 0] > 0 {
        var isReached = false
        schedule({ isReached = true }, on: queue, at: loop.now)
        _ = Run.wait("of queue “\(queue.label)”", by: nil) { isReached }
      }
    }
    queues.executing.append(queue)
    defer { queues.executing.removeLast() }
    return try work()
  }

  /// Executes other work until a condition holds, as other threads would meanwhile.
  ///
  /// If the main thread waits, that is work of background queues only. A serial queue whose work waits stands
  /// still, too. Without a deadline, a wait that nothing can end ends the program.
  ///
  /// - Parameter what: what no work is left for, as it reads after “no work is left”.
  /// - Returns: whether the condition holds.
  static func wait(_ what: String, by deadline: VirtualTime?, until isOver: () -> Bool) -> Bool {
    if isOver() { return true }
    guard let run = current else { return false }
    return run.wait(what, by: deadline, until: isOver)
  }

  private func wait(_ what: String, by deadline: VirtualTime?, until isOver: () -> Bool) -> Bool {
    guard queues.waits < Self.mostWaits else {
      fatalError("more than \(Self.mostWaits) pieces of work wait at a time")
    }
    queues.waits += 1
    let (wasInBackground, outerBlock) = (isInBackground, loop.block)
    let serial = queues.executing.filter(\.isSerial).map { ObjectIdentifier($0) }
    loop.block = VirtualRunLoop.Block(main: outerBlock.main || !isInBackground, queues: Set(serial))
    isInBackground = false
    defer {
      queues.waits -= 1
      isInBackground = wasInBackground
      loop.block = outerBlock
    }
    var turns = 0
    while !isOver() {
      let next = loop.isMainBlocked ? loop.nextTime : nextTurn
      let latest = min(deadline ?? .init(ticks: .max), VirtualTime(seconds: limits.duration))
      guard let next, next <= latest, turns < limits.turns else {
        guard let deadline else { fatalError("deadlock: no work is left \(what)") }
        loop.advance(to: deadline)
        return false
      }
      turns += 1
      if loop.isMainBlocked { loop.next()?() } else { turn(at: next) }
    }
    // A wait within the other work may have taken longer.
    return deadline.map { loop.now <= $0 } ?? true
  }
}

/// What `dispatchPrecondition` checks.
public enum DispatchPredicate {
  /// The code is work of the queue, as a barrier, or isn't.
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Ends the run if the code isn't work of the queue that it has to be work of.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  guard let run = Run.current else { return }
  func isCurrent(_ queue: DispatchQueue) -> Bool {
    queue.isMain ? !run.isInBackground : run.queues.executing.last === queue
  }
  let holds =
    switch condition() {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): isCurrent(queue)
    case .notOnQueue(let queue): !isCurrent(queue)
    }
  guard holds else { fatalError("dispatchPrecondition: the code runs on another queue") }
}
