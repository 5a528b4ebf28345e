/// A queue of the current run. It replaces Dispatch's, whose main queue would never run a run's work.
///
/// A run has one thread, so work on a background queue takes its turn with all other work: by its time, then in the
/// order in which it was added, whatever the queue. But it's known to be in the background: changes that it makes to
/// views are reported, as by Xcode's Main Thread Checker.
///
/// The compiler treats closures passed to a queue's method as code of the main actor, by the method's name
/// alone, and rejects views in them, which belong to no actor here. For that reason `sync`, `async` and `asyncAfter`
/// aren't methods, but are called like methods.
public final class DispatchQueue: Sendable {
  /// The main queue of the run that is executing.
  public static let main = DispatchQueue("com.apple.main-thread", isMain: true)
  /// The queues for background work, one for each quality of service.
  private static let global: [DispatchQoS.QoSClass: DispatchQueue] = Dictionary(
    uniqueKeysWithValues: DispatchQoS.QoSClass.allCases.map {
      ($0, DispatchQueue("com.apple.root.\($0)-qos", isSerial: false))
    })

  /// The name of the queue.
  public let label: String
  /// The quality of service; of no meaning, as there is one thread.
  public let qos: DispatchQoS
  let isMain: Bool
  /// Whether work waits until the work before it is over.
  let isSerial: Bool

  private init(_ label: String, isMain: Bool = false, isSerial: Bool = true) {
    (self.label, self.isMain, self.isSerial) = (label, isMain, isSerial)
    qos = .unspecified
  }

  /// Creates a background queue. If its target is the main queue, its work runs there.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    (self.label, self.qos) = (label, qos)
    isMain = target?.isMain ?? false
    isSerial = !attributes.contains(.concurrent)
  }

  /// Returns a queue for background work.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    global[qos] ?? main
  }

  /// Executes work at once, on the calling thread; on a serial queue, after the work that is already due there.
  ///
  /// Work that waits for its own queue would wait forever: that ends the run at the call.
  public var sync: Sync { Sync(queue: self) }

  /// Executes work a number of times, one after the other.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }

  /// The attributes of a queue.
  public struct Attributes: OptionSet, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt64
    /// Creates attributes from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Allows work to begin while other work of the queue waits.
    public static let concurrent = Self(rawValue: 1 << 1)
  }

  /// When a queue releases temporary objects; of no meaning.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
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

    /// Executes work in the next turn, unless it's canceled before. The group waits for it.
    public func callAsFunction(group: DispatchGroup, execute work: DispatchWorkItem) {
      callAsFunction(group: group) { work.performIfDue() }
    }

    /// Executes work in the next turn; the quality of service and flags don't matter.
    public func callAsFunction(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping () -> Void
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
      run.schedule(work, on: queue, at: deadline.time)
    }

    /// Executes work at an instant of the virtual clock, unless it's canceled before.
    public func callAsFunction(deadline: DispatchTime, execute work: DispatchWorkItem) {
      callAsFunction(deadline: deadline) { work.performIfDue() }
    }

    /// Executes work at an instant of the virtual clock; the quality of service and flags don't matter.
    public func callAsFunction(
      deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
      execute work: @escaping () -> Void
    ) {
      callAsFunction(deadline: deadline, execute: work)
    }
  }

  /// The callable behind `sync { … }`.
  public struct Sync: Sendable {
    let queue: DispatchQueue

    /// Executes work at once, and returns its result.
    public func callAsFunction<T>(execute work: () throws -> T) rethrows -> T {
      guard let run = Run.current else { return try work() }
      return try run.executeSynchronously(on: queue, work)
    }

    /// Executes work at once, and returns its result; flags don't matter.
    public func callAsFunction<T>(
      flags: DispatchWorkItemFlags, execute work: () throws -> T
    ) rethrows -> T {
      try callAsFunction(execute: work)
    }

    /// Executes a work item at once, unless it was canceled.
    public func callAsFunction(execute work: DispatchWorkItem) {
      callAsFunction { work.performIfDue() }
    }
  }
}
