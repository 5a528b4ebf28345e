/// The loop that timers and display links are added to. A run has one, with a virtual clock; its modes don't
/// differ.
public final class RunLoop: NSObject {
  /// A mode of the loop, in which it fires its timers.
  public struct Mode: Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The older name of `default`.
    public static let defaultRunLoopMode = Mode.default
    /// The older name of `common`.
    public static let commonModes = Mode.common
    /// The older name of `tracking`.
    public static let UITrackingRunLoopMode = Mode.tracking

    /// The mode while no finger scrolls; here always active.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// All modes; always active.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    /// The mode while a finger scrolls; here always active.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  override init() { super.init() }

  /// The current run's loop. A new one at each access outside a run.
  public static var main: RunLoop { Run.current?.mainLoop ?? RunLoop() }
  /// The current run's loop: code runs on one thread.
  public static var current: RunLoop { main }

  /// Starts a timer that was made without a loop. A timer that is on the loop already isn't changed.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
}

/// The older name of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode
/// The older name of `RunLoop.Mode.tracking`.
public let UITrackingRunLoopMode = RunLoop.Mode.tracking

extension RunLoop {
  /// Executes work until an instant of the virtual clock, while the calling code waits: events, ends of animations, and
  /// frames. Outside a run, nothing happens.
  public func run(until limitDate: Date) {
    guard let run = Run.current else { return }
    run.executeWork(until: VirtualTime(seconds: limitDate.timeIntervalSinceReferenceDate))
  }

  /// Executes the next piece of work before an instant, while the calling code waits.
  ///
  /// - Returns: whether there was one.
  @discardableResult public func run(mode: Mode, before limitDate: Date) -> Bool {
    guard let run = Run.current else { return false }
    let limit = VirtualTime(seconds: limitDate.timeIntervalSinceReferenceDate)
    return run.executeWork(until: limit, turns: 1) > 0
  }

  /// Executes a closure in the next turn.
  public func perform(_ block: @escaping () -> Void) { Run.current?.loop.schedule(block) }
  /// Executes a closure in the next turn, whatever the mode.
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }
}

extension Run {
  /// Executes work up to an instant, as a loop within the work that is executing.
  ///
  /// - Returns: the number of pieces of work.
  @discardableResult func executeWork(until limit: VirtualTime, turns: Int = .max) -> Int {
    // What has changed up to now is shown first.
    finishTurn()
    let limit = min(limit, VirtualTime(seconds: limits.duration))
    var count = 0
    while count < min(turns, limits.turns), let next = nextTurn, next <= limit {
      turn(at: next)
      count += 1
    }
    if turns == .max { loop.advance(to: limit) }
    return count
  }
}
