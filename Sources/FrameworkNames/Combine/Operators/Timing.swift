extension Publishers {
  /// The values after which none comes for a duration.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The duration.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where the values are received.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var count = 0
      outlet.open()
      outlet.attach(upstream) { value in
        count += 1
        let number = count
        let date = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
          if number == count { outlet.send(value) }
        }
      } onCompletion: { completion in
        // A value that still waits is lost.
        count += 1
        scheduler.schedule(options: options) { outlet.end(completion) }
      }
    }
  }

  /// At most one value in each duration.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The duration.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values are received.
    public let scheduler: Context
    /// Whether the last value of a duration is sent, instead of the first.
    public let latest: Bool

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var waiting: Output?
      var next: Context.SchedulerTimeType?
      func flush() {
        guard let value = waiting else { return }
        waiting = nil
        outlet.send(value)
      }
      outlet.open()
      outlet.attach(upstream) { value in
        if waiting != nil {
          if latest { waiting = .some(value) }
          return
        }
        waiting = .some(value)
        let now = scheduler.now
        guard let date = next, now < date else {
          next = now.advanced(by: interval)
          return scheduler.schedule(flush)
        }
        next = date.advanced(by: interval)
        scheduler.schedule(after: date, flush)
      } onCompletion: { completion in
        scheduler.schedule {
          flush()
          outlet.end(completion)
        }
      }
    }
  }

  /// The values, which end if none comes for a duration.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The duration.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values are received.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// Makes the error; nil for an end without one.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var count = 0
      func wait() {
        count += 1
        let number = count
        let date = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
          if number == count { outlet.end(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      outlet.open()
      wait()
      outlet.attach(upstream) {
        wait()
        outlet.send($0)
      } onCompletion: {
        count += 1
        outlet.end($0)
      }
    }
  }
}

extension Publisher {
  /// Sends a value if none follows it for a duration.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends at most one value in each duration: the first at once, and then the first or the last of each.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends if no value comes for a duration.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
