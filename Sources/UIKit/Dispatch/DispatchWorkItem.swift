/// Work that can be canceled before it's done, by Dispatch's name.
public final class DispatchWorkItem {
  private let work: () -> Void
  private let completion = DispatchGroup()
  private var isDone = false
  /// Whether the work was canceled.
  public private(set) var isCancelled = false

  /// Creates work that a queue executes; the quality of service and flags don't matter.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    work = block
    completion.enter()
  }

  /// Cancels the work, unless it's done already.
  public func cancel() { isCancelled = true }

  /// Executes the work now, unless it was canceled.
  public func perform() { performIfDue() }

  /// Schedules a block for when the work is done, or was to be executed after it was canceled.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    completion.notify(queue: queue, execute: execute)
  }

  /// Schedules another work item for when the work is done.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    completion.notify(queue: queue, work: execute)
  }

  /// Waits until the work is done. If no work is left that could execute it, the run ends at the call.
  public func wait() { completion.wait() }

  /// Waits until the work is done, or until an instant.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { completion.wait(timeout: timeout) }

  func performIfDue() {
    if !isCancelled { work() }
    guard !isDone else { return }
    isDone = true
    completion.leave()
  }
}
