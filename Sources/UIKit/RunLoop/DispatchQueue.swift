/// The main queue of the current run. It stands in front of Dispatch's, whose main queue would never execute
/// what a run leaves to it.
///
/// Only the main queue is there: a run has one thread. The compiler takes closures that go to a method of a queue for
/// code of the main actor, by the method's name alone, and refuses to have views in them, which are of no actor here.
/// Hence `async` and `asyncAfter` are no methods, but are called like some.
public struct DispatchQueue: Sendable {
  /// The queue of the run that is being executed, whichever that is.
  public static let main = DispatchQueue()

  private init() {}

  /// A queue of one's own, which is the main one: a run has one thread.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], target: DispatchQueue? = nil
  ) {}

  /// A queue for work in the background, which is the main one: a run has one thread.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  /// Executes work at once.
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

  /// What kind of queue it is; of no meaning.
  public struct Attributes: OptionSet, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt64
    /// Attributes by their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Several pieces of work at once, which here come one after the other.
    public static let concurrent = Self(rawValue: 1 << 1)
  }

  /// Executes work in the next turn; outside of a run at once.
  public var async: Async { Async() }

  /// Executes work at an instant of the virtual clock; outside of a run at once.
  public var asyncAfter: AsyncAfter { AsyncAfter() }

  /// What `async { … }` calls.
  public struct Async: Sendable {
    /// Executes work in the next turn; outside of a run at once.
    public func callAsFunction(execute work: @escaping () -> Void) {
      DispatchQueue.main.asyncAfter(deadline: .now(), execute: work)
    }

    /// Executes work in the next turn, unless it is cancelled before.
    public func callAsFunction(execute work: DispatchWorkItem) { callAsFunction { work.performIfDue() } }

    /// Executes work in the next turn; how urgent it is does not matter.
    public func callAsFunction(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
    ) {
      group?.enter()
      callAsFunction {
        work()
        group?.leave()
      }
    }
  }

  /// What `asyncAfter(deadline: …) { … }` calls.
  public struct AsyncAfter: Sendable {
    /// Executes work at an instant of the virtual clock; outside of a run at once.
    public func callAsFunction(deadline: DispatchTime, execute work: @escaping () -> Void) {
      guard let run = Run.current else { return work() }
      run.loop.schedule(at: deadline.time, work)
    }

    /// Executes work at an instant of the virtual clock, unless it is cancelled before.
    public func callAsFunction(deadline: DispatchTime, execute work: DispatchWorkItem) {
      callAsFunction(deadline: deadline) { work.performIfDue() }
    }

    /// Executes work at an instant of the virtual clock; how urgent it is does not matter.
    public func callAsFunction(deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping () -> Void) {
      callAsFunction(deadline: deadline, execute: work)
    }
  }
}

/// An instant of the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
  let time: VirtualTime

  /// What the clock of the current run shows; zero outside of any.
  public static func now() -> DispatchTime { DispatchTime(time: Run.current?.loop.now ?? .zero) }

  /// Whether `a` is the earlier one.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }

  /// So many seconds later, or earlier if they are negative; NaN counts as 0.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: time.time + VirtualTime(seconds: seconds))
  }

  /// So much later; `never` is later than any run.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: DispatchTime(time: VirtualTime(seconds: .infinity))
    }
  }
}

/// A length of time, by Dispatch's name.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
  /// Longer than any run.
  case never
}
