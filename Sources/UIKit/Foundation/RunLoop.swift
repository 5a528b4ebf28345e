/// The loop that timers and display links are added to. A run has one, with a virtual clock; its modes do not differ.
public final class RunLoop: NSObject {
  /// When a loop looks after a timer.
  public struct Mode: Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// While no finger scrolls; here always.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// Always.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    /// While a finger scrolls; here always.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  private override init() { super.init() }

  /// Has no state: it stands for the loop of the run at hand.
  private nonisolated(unsafe) static let shared = RunLoop()

  /// The run's loop.
  public static var main: RunLoop { shared }
  /// The run's loop: code runs on one thread.
  public static var current: RunLoop { shared }

  /// Starts a timer that was made without a loop. One that is on it already goes on as it does.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
}
