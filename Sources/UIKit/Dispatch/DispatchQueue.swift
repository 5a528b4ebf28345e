/// A queue of the current run. It stands in front of Dispatch's, whose main queue would never execute what a run leaves to it.
///
/// A run has one thread, so what goes to a queue in the background comes in turn with all else. But it is known to be in the background:
/// views that it changes are reported, as Xcode's Main Thread Checker does.
///
/// The compiler takes closures that go to a method of a queue for
/// code of the main actor, by the method's name alone, and refuses to have views in them, which are of no actor here.
/// Hence `async` and `asyncAfter` are no methods, but are called like some.
public struct DispatchQueue: Sendable {
  /// The queue of the run that is being executed, whichever that is.
  public static let main = DispatchQueue(isMain: true)

  private let isMain: Bool

  private init(isMain: Bool) { self.isMain = isMain }

  /// A queue of one's own, in the background.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], target: DispatchQueue? = nil
  ) {
    isMain = target?.isMain ?? false
  }

  /// A queue for work in the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(isMain: false)
  }

  /// Executes work at once, on the thread that waits for it.
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

  /// The attributes of a queue; of no meaning.
  public struct Attributes: OptionSet, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt64
    /// Attributes by their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Several pieces of work at once, which here come one after the other.
    public static let concurrent = Self(rawValue: 1 << 1)
  }

  /// Executes work in the next turn; outside of a run at once.
  public var async: Async { Async(queue: self) }

  /// Executes work at an instant of the virtual clock; outside of a run at once.
  public var asyncAfter: AsyncAfter { AsyncAfter(queue: self) }

  /// The callable behind `async { … }`.
  public struct Async: Sendable {
    let queue: DispatchQueue

    /// Executes work in the next turn; outside of a run at once.
    public func callAsFunction(execute work: @escaping () -> Void) {
      queue.asyncAfter(deadline: .now(), execute: work)
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

  /// The callable behind `asyncAfter(deadline: …) { … }`.
  public struct AsyncAfter: Sendable {
    let queue: DispatchQueue

    /// Executes work at an instant of the virtual clock; outside of a run at once.
    public func callAsFunction(deadline: DispatchTime, execute work: @escaping () -> Void) {
      guard let run = Run.current else { return work() }
      let isMain = queue.isMain
      run.loop.schedule(at: deadline.time) { isMain ? work() : run.performInBackground(work) }
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
