/// Anything with a clock of its own: layers and animations.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in its parent's time.
  var beginTime: TimeInterval { get set }
  /// How fast its clock runs against its parent's; at 0 it stands still.
  var speed: Float { get set }
  /// Seconds that are added to its own time.
  var timeOffset: TimeInterval { get set }
}

/// What a layer shows of an animation outside of the time in which it runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end, the last value, as long as the animation is attached.
  public static let forwards = Self(rawValue: "forwards")
  /// Before the begin, the first value.
  public static let backwards = Self(rawValue: "backwards")
  /// The first value before, the last one after.
  public static let both = Self(rawValue: "both")
  /// Nothing: the model shows before and after.
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

/// Seconds on the clock of the current run; 0 outside of any.
public func CACurrentMediaTime() -> TimeInterval { Run.current?.loop.now.seconds ?? 0 }
