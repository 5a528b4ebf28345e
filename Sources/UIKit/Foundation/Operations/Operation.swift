import TransitionEngine

/// Work that depends on other work, by Foundation's name.
///
/// An asynchronous subclass overrides `start()`, `isExecuting` and `isFinished`, and calls `didChangeValue(forKey:)`
/// when it has finished. There is no other key-value observing of operations.
open class Operation: NSObject {
  /// When a queue executes an operation that is ready, compared with others that are.
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
  }

  private enum State { case waiting, executing, finished }

  private var state = State.waiting
  private var isOver = false
  private let completion = DispatchGroup()
  /// The number of dependencies that a queue waits for.
  var blockers = 0
  /// The operations in queues that wait for this one.
  private var dependents: [Operation] = []
  /// The queue that the operation is in.
  weak var queue: OperationQueue?
  /// Whether its queue has started the operation.
  var wasStarted = false
  /// Removes the operation from its queue.
  var whenOver: (() -> Void)?

  /// An operation that does nothing, unless a subclass overrides `main()`.
  public override init() { completion.enter() }

  /// The operation's name; of no meaning.
  open var name: String?
  /// The order among operations that are ready.
  open var queuePriority = QueuePriority.normal
  /// The quality of service; of no meaning, as there is one thread.
  open var qualityOfService = QualityOfService.default
  /// Called on a background queue when the operation has finished or was canceled.
  open var completionBlock: (() -> Void)?
  /// The operations that have to finish before this one starts.
  open private(set) var dependencies: [Operation] = []

  /// Whether the operation was canceled. Unless it has started, it finishes without executing.
  open private(set) var isCancelled = false
  /// Whether the operation has started and has not finished.
  open var isExecuting: Bool { state == .executing }
  /// Whether the operation has finished.
  open var isFinished: Bool { state == .finished }
  /// Whether the operation ends later than `start()` returns; false unless overridden.
  open var isAsynchronous: Bool { false }
  /// The older name of `isAsynchronous`.
  open var isConcurrent: Bool { isAsynchronous }
  /// Whether all operations that this one depends on have finished.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

  /// Delays the start until another operation has finished. Call it before the operation is in a queue.
  open func addDependency(_ operation: Operation) { dependencies.append(operation) }

  /// Removes a dependency. Call it before the operation is in a queue.
  open func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }

  /// Executes the operation now, unless it was canceled or has started. Queues call this method.
  open func start() {
    guard state == .waiting else { return }
    state = .executing
    if !isCancelled { main() }
    state = .finished
    end()
  }

  /// The work, for subclasses to override.
  open func main() {}

  /// Requests that the operation stops. An operation in a queue no longer waits for its dependencies.
  open func cancel() {
    isCancelled = true
    if state == .waiting, blockers > 0 {
      blockers = 0
      queue?.isReady(self)
    }
  }

  /// Waits until the operation has finished, as `DispatchGroup.wait()` does.
  open func waitUntilFinished() {
    if !isOver { completion.wait() }
  }

  /// Announces a changed property. After a change of `isFinished` the operation is over.
  open override func didChangeValue(forKey key: String) {
    super.didChangeValue(forKey: key)
    if key == "isFinished" || key == "finished", isFinished { end() }
  }

  /// Counts the dependencies that have not finished.
  ///
  /// - Returns: whether there are none.
  func beginWaiting() -> Bool {
    for dependency in dependencies where !dependency.isOver && !dependency.isFinished {
      blockers += 1
      dependency.dependents.append(self)
    }
    if isCancelled { blockers = 0 }
    return blockers == 0
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    if let completionBlock { DispatchQueue.global().async(execute: completionBlock) }
    completion.leave()
    for dependent in dependents where dependent.blockers > 0 {
      dependent.blockers -= 1
      if dependent.blockers == 0 { dependent.queue?.isReady(dependent) }
    }
    dependents = []
    whenOver?()
    whenOver = nil
  }
}
