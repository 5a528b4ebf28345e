/// A queue of the current run. It replaces Dispatch's, whose main queue would never run a run's work.
///
/// A run has one thread, so work on a background queue takes its turn with all other work. But it's known to
/// be in the background: changes that it makes to views are reported, as by Xcode's Main Thread Checker.
///
/// The compiler treats closures passed to a queue's method as code of the main actor, by the method's name
/// alone, and rejects views in them, which belong to no actor here. For that reason `async` and `asyncAfter`
/// aren't methods, but are called like methods.
public struct DispatchQueue: Sendable {
  /// The main queue of the run that is executing.
  public static let main = DispatchQueue(isMain: true)

  private let isMain: Bool

  private init(isMain: Bool) { self.isMain = isMain }

  /// Creates a background queue.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], target: DispatchQueue? = nil
  ) {
    isMain = target?.isMain ?? false
  }

  /// Returns a queue for background work.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(isMain: false)
  }

  /// Executes work at once, on the calling thread.
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

  /// The attributes of a queue; of no meaning.
  public struct Attributes: OptionSet, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt64
    /// Creates attributes from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Allows work to run concurrently; here it runs one after the other.
    public static let concurrent = Self(rawValue: 1 << 1)
  }

  /// Executes work in the next turn; outside of a run, at once.
  public var async: Async { Async(queue: self) }

  /// Executes work at an instant of the virtual clock; outside of a run, at once.
  public var asyncAfter: AsyncAfter { AsyncAfter(queue: self) }

  /// The callable behind `async { … }`.
  public struct Async: Sendable {
    let queue: DispatchQueue

    /// Executes work in the next turn; outside of a run, at once.
    public func callAsFunction(execute work: @escaping () -> Void) {
      queue.asyncAfter(deadline: .now(), execute: work)
    }

    /// Executes work in the next turn, unless it's canceled before.
    public func callAsFunction(execute work: DispatchWorkItem) { callAsFunction { work.performIfDue() } }

    /// Executes work in the next turn; the quality of service does not matter.
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

    /// Executes work at an instant of the virtual clock; outside of a run, at once.
    public func callAsFunction(deadline: DispatchTime, execute work: @escaping () -> Void) {
      guard let run = Run.current else { return work() }
      run.noteRepeatedCall()
      let isMain = queue.isMain
      run.loop.schedule(at: deadline.time) { isMain ? work() : run.performInBackground(work) }
    }

    /// Executes work at an instant of the virtual clock, unless it's canceled before.
    public func callAsFunction(deadline: DispatchTime, execute work: DispatchWorkItem) {
      callAsFunction(deadline: deadline) { work.performIfDue() }
    }

    /// Executes work at an instant of the virtual clock; the quality of service does not matter.
    public func callAsFunction(deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping () -> Void) {
      callAsFunction(deadline: deadline, execute: work)
    }
  }
}
