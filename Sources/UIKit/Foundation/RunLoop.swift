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
