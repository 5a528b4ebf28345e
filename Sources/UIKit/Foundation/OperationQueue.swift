/// A queue of operations, by Foundation's name. There is one thread, and therefore one queue.
public final class OperationQueue: NSObject {
  override init() { super.init() }

  /// The run's only queue. A new one at each access outside a run.
  public static var main: OperationQueue { Run.current?.operations ?? OperationQueue() }

  /// Executes a closure in the next turn of the run loop, or at once outside a run.
  public func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
}
