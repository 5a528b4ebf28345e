/// Work that can be called off before it is done, by Dispatch's name.
public final class DispatchWorkItem {
  private let work: () -> Void
  /// Whether it was called off.
  public private(set) var isCancelled = false

  /// Work that is done when a queue gets to it.
  public init(qos: DispatchQoS = .unspecified, block: @escaping () -> Void) { work = block }

  /// Calls it off, unless it is done already.
  public func cancel() { isCancelled = true }
  /// Does the work now.
  public func perform() { work() }

  func performIfDue() { if !isCancelled { work() } }
}
