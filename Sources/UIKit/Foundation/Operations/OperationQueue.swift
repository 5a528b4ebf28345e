import TransitionEngine

/// A queue of operations, by Foundation's name.
///
/// There is one thread. Of the operations that are ready, a queue starts the one with the highest priority, and of
/// these the one that has been ready for longest, each in a turn of its own.
open class OperationQueue: NSObject {
  /// No limit of operations at a time.
  public static let defaultMaxConcurrentOperationCount = -1

  private let target: DispatchQueue
  /// The operations in the queue that have not finished, by number.
  private var open: [Int: Operation] = [:]
  private var added = 0
  /// The operations that are ready, by priority, in the order in which they became ready.
  private var ready: [Int: [Operation]] = [:]
  /// The number of operations in each list that have been started.
  private var started: [Int: Int] = [:]
  private var running = 0
  private var isScheduled = false
  private let idle = DispatchGroup()

  /// Creates a queue in the background.
  public override init() { target = .global() }

  init(_ target: DispatchQueue) { self.target = target }

  /// The run's main queue. A new one at each access outside a run.
  public static var main: OperationQueue { Run.current?.operations ?? OperationQueue(.main) }

  /// The queue's name; of no meaning.
  open var name: String?
  /// The quality of service; of no meaning, as there is one thread.
  open var qualityOfService = QualityOfService.default
  /// The largest number of operations that have started and have not finished; negative for no limit.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
    didSet { scheduleNext() }
  }
  /// Whether no operation is started.
  open var isSuspended = false { didSet { scheduleNext() } }
  /// The operations that have not finished, in the order of adding.
  open var operations: [Operation] { open.sorted { $0.key < $1.key }.map(\.value) }
  /// The number of operations that have not finished.
  open var operationCount: Int { open.count }

  /// Adds an operation, which starts when its dependencies have finished.
  open func addOperation(_ operation: Operation) {
    guard operation.queue == nil, !operation.isFinished, !operation.isExecuting else {
      fatalError("an Operation that was in a queue before, has started or has finished can't be added to one")
    }
    added += 1
    let (number, site) = (added, Run.current?.callStack?.innermost())
    let run = Run.current
    open[number] = operation
    operation.queue = self
    idle.enter()
    let work = run?.beginOperation(at: site)
    operation.whenOver = { [unowned operation] in
      self.open[number] = nil
      if operation.wasStarted { self.running -= 1 }
      if let work { run?.endOperation(work) }
      self.idle.leave()
      self.scheduleNext()
    }
    if operation.beginWaiting() { isReady(operation) }
  }

  /// Adds a closure as an operation.
  open func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

  /// Adds operations, and waits for them if `wait` is true.
  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { for operation in operations { operation.waitUntilFinished() } }
  }

  /// Adds a closure that is executed when all operations before it have finished.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    for other in operations { operation.addDependency(other) }
    addOperation(operation)
  }

  /// Cancels all operations.
  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Waits until all operations have finished, as `DispatchGroup.wait()` does.
  open func waitUntilAllOperationsAreFinished() { idle.wait() }

  /// Notes that an operation no longer waits for others.
  func isReady(_ operation: Operation) {
    ready[operation.queuePriority.rawValue, default: []].append(operation)
    scheduleNext()
  }

  private func scheduleNext() {
    guard !isScheduled, !isSuspended, !ready.isEmpty,
      maxConcurrentOperationCount < 0 || running < maxConcurrentOperationCount
    else { return }
    isScheduled = true
    target.async {
      self.isScheduled = false
      guard !self.isSuspended, let next = self.next() else { return }
      self.running += 1
      next.wasStarted = true
      // An operation that waits for another one doesn't keep the queue from starting that.
      self.scheduleNext()
      next.start()
    }
  }

  private func next() -> Operation? {
    guard let priority = ready.keys.max(), let list = ready[priority] else { return nil }
    let index = started[priority, default: 0]
    let next = list[index]
    started[priority] = index + 1
    if index + 1 == list.count { (ready[priority], started[priority]) = (nil, nil) }
    return next
  }
}

extension Run {
  /// Notes that an operation was added to a queue.
  ///
  /// - Parameter site: the author's call.
  /// - Returns: the operation's number.
  func beginOperation(at site: Timeline.Event.CallSite?) -> Int {
    let number = nextSequence()
    openOperations[number] = .some(site)
    return number
  }

  func endOperation(_ number: Int) { openOperations[number] = nil }
}
