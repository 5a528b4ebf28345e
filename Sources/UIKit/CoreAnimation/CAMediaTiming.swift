/// Anything with a clock of its own: layers and animations.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in its parent's time.
  var beginTime: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// Seconds on the clock of the current run; 0 outside of any.
public func CACurrentMediaTime() -> TimeInterval { Run.current?.loop.now.seconds ?? 0 }
