/// Work that can be canceled before it's done, by Dispatch's name.
public final class DispatchWorkItem {
  private let work: () -> Void
  /// Whether the work was canceled.
  public private(set) var isCancelled = false

  /// Creates work that a queue executes.
  public init(qos: DispatchQoS = .unspecified, block: @escaping () -> Void) { work = block }

  /// Cancels the work, unless it's done already.
  public func cancel() { isCancelled = true }
  /// Executes the work now.
  public func perform() { work() }

  func performIfDue() { if !isCancelled { work() } }
}
