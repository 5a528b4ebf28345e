extension Timer {
  /// A publisher of the current date, at intervals.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds between two values.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [subject] _ in
        subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of the current date at intervals, from when it's connected.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two values, at least 0.0001.
  ///   - tolerance: of no meaning: values come in time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}
