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

/// Pieces of work that somebody waits for, by Dispatch's name.
public final class DispatchGroup {
  private var open = 0
  private var waiting: [() -> Void] = []

  /// A group without work.
  public init() {}

  /// A piece of work has begun.
  public func enter() { open += 1 }

  /// A piece of work is done. With the last one, those who wait are called in the next turn.
  public func leave() {
    open = max(open - 1, 0)
    if open == 0 { callWaiting() }
  }

  /// Has something done when all work is.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    waiting.append(work)
    if open == 0 { callWaiting() }
  }

  private func callWaiting() {
    let waiting = waiting
    self.waiting = []
    for work in waiting { DispatchQueue.main.async(execute: work) }
  }
}

/// How urgent work is, by Dispatch's name; of no meaning, as there is one thread.
public struct DispatchQoS: Hashable, Sendable {
  /// How urgent work is, from what somebody waits for to what nobody does.
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  /// How urgent.
  public let qosClass: QoSClass

  /// Nobody waits for it.
  public static let background = DispatchQoS(qosClass: .background)
  /// It takes a while.
  public static let utility = DispatchQoS(qosClass: .utility)
  /// Nothing in particular.
  public static let `default` = DispatchQoS(qosClass: .default)
  /// Somebody waits for it.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  /// A finger waits for it.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  /// Not said.
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}
