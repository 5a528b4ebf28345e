/// An object with a clock of its own: a layer or an animation.
public protocol CAMediaTiming: AnyObject {
  /// The start of the clock, in its parent's time.
  var beginTime: TimeInterval { get set }
  /// The speed of the clock relative to its parent's; at 0 it stands still.
  var speed: Float { get set }
  /// The seconds that are added to the clock's own time.
  var timeOffset: TimeInterval { get set }
  /// The length of one cycle, in seconds.
  var duration: TimeInterval { get set }
  /// The number of cycles; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The seconds for which cycles repeat, instead of a count; 0 for none.
  var repeatDuration: TimeInterval { get set }
  /// Whether each cycle is followed by its reverse.
  var autoreverses: Bool { get set }
  /// What shows before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that a layer shows before an animation starts and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the mode.
  public let rawValue: String
  /// Creates a mode with its name. A name that Core Animation does not have counts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows the last value after the end, as long as the animation is attached.
  public static let forwards = Self(rawValue: "forwards")
  /// Shows the first value before the start.
  public static let backwards = Self(rawValue: "backwards")
  /// Shows the first value before the start, and the last one after the end.
  public static let both = Self(rawValue: "both")
  /// Shows the model's values before and after.
  public static let removed = Self(rawValue: "removed")
}

/// The same as `CAMediaTimingFillMode.forwards`, by its older name.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The same as `CAMediaTimingFillMode.backwards`, by its older name.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The same as `CAMediaTimingFillMode.both`, by its older name.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The same as `CAMediaTimingFillMode.removed`, by its older name.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// Returns the seconds on the clock of the current run; 0 outside of a run.
public func CACurrentMediaTime() -> TimeInterval {
  guard let run = Run.current else { return 0 }
  run.hasToldTime = true
  return run.loop.now.seconds
}
