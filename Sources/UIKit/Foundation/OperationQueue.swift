/// The queue on which observers are told, by Foundation's name. There is one thread, and so one queue.
public final class OperationQueue: NSObject {
  private override init() { super.init() }

  private nonisolated(unsafe) static let shared = OperationQueue()

  /// The run's only queue.
  public static var main: OperationQueue { shared }

  /// Executes work in the next turn of the run loop; outside of a run at once.
  public func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
}
