/// A thread, by Foundation's name. A run has one, the main thread.
public final class Thread: NSObject {
  private override init() { super.init() }

  /// Waits on the virtual clock, which takes no time. The main thread's animations stand still meanwhile; work in the
  /// background goes on.
  public static func sleep(forTimeInterval ti: TimeInterval) {
    guard let run = Run.current else { return }
    let end = run.loop.now + VirtualTime(seconds: max(ti, 0))
    if run.needsCommit || !run.isInBackground { run.finishTurn() }
    _ = Run.wait("to sleep", by: end) { false }
  }

  /// Waits until an instant of the virtual clock.
  public static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }

  /// The name of the thread.
  public var name: String? { "main" }
  /// Without effect: a run has one thread.
  public static func setThreadPriority(_ p: Double) {}
  /// Empty: calls have no texts.
  public static var callStackSymbols: [String] { [] }

  /// Always true.
  public static var isMainThread: Bool { true }
  /// Always true.
  public var isMainThread: Bool { true }
  /// The main thread; a new object at each access.
  public static var main: Thread { Thread() }
  /// The main thread; a new object at each access.
  public static var current: Thread { Thread() }
}

/// Waits on the virtual clock, as `Thread.sleep(forTimeInterval:)` does.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: Double(seconds))
  return 0
}

/// Waits a number of microseconds on the virtual clock, as `Thread.sleep(forTimeInterval:)` does.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: Double(microseconds) / 1e6)
  return 0
}
