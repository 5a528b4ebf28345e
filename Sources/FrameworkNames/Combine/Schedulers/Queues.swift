extension DispatchQueue: Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime<DispatchQueue>

  /// How work is done; of no meaning, as there is one thread.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work.
    public var flags: DispatchWorkItemFlags
    /// The group that waits for the work.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The current instant.
  public var now: SchedulerTimeType { .now }
  /// The least difference of two instants: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(group: options?.group, execute: action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: .now() + date.delay, execute: action)
  }
}

extension RunLoop: Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime<RunLoop>
  /// How work is done; there are no options.
  public struct SchedulerOptions {}

  /// The current instant.
  public var now: SchedulerTimeType { .now }
  /// The least difference of two instants: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + date.delay, execute: action)
  }
}

extension OperationQueue: Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime<OperationQueue>
  /// How work is done; there are no options.
  public struct SchedulerOptions {}

  /// The current instant.
  public var now: SchedulerTimeType { .now }
  /// The least difference of two instants: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { addOperation(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + date.delay) { self.addOperation(action) }
  }
}

/// A scheduler that executes closures at once, and never later.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime<ImmediateScheduler>
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The same instant always.
  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
  /// The least difference of two instants: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
}
