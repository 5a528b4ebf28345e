/// A queue of operations, by Foundation's name. There is one thread, and therefore one queue.
public final class OperationQueue: NSObject {
  private override init() { super.init() }

  private nonisolated(unsafe) static let shared = OperationQueue()

  /// The run's only queue.
  public static var main: OperationQueue { shared }

  /// Executes a closure in the next turn of the run loop, or at once outside a run.
  public func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
}
