/// When and where closures are executed, on the virtual clock.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of instants.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of options.
  associatedtype SchedulerOptions

  /// The current instant.
  var now: SchedulerTimeType { get }
  /// The least difference of two instants.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Executes a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Executes a closure at an instant.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Executes a closure at an instant, and then at intervals until the result is canceled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Executes a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Executes a closure at an instant.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Executes a closure at an instant, and then at intervals until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Executes a closure at an instant, and then at intervals until the result is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    func turn(at date: SchedulerTimeType) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !repetition.isOver else { return }
        action()
        if !repetition.isOver { turn(at: date.advanced(by: interval)) }
      }
    }
    turn(at: date)
    return repetition
  }
}

/// Whether a repeated closure goes on.
private final class Repetition: Cancellable {
  private(set) var isOver = false
  func cancel() { isOver = true }
}

/// A duration that can be made of common units.
public protocol SchedulerTimeIntervalConvertible {
  /// A duration in seconds.
  static func seconds(_ s: Int) -> Self
  /// A duration in seconds.
  static func seconds(_ s: Double) -> Self
  /// A duration in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A duration in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A duration in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
