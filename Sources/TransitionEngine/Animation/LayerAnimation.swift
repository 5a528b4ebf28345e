/// A `CAAnimation` as a value: a change of a layer's properties over a stretch of its local time.
public struct LayerAnimation: Hashable, Sendable {
  /// One property's change, or several that run together.
  public enum Kind: Hashable, Sendable {
    case property(PropertyAnimation)
    /// Children run in the group's own time.
    case group([LayerAnimation])
  }

  /// The values shown outside of the time in which the animation runs (`CAMediaTimingFillMode`): the first
  /// value before, the last one after, both, or neither.
  public enum FillMode: Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  /// The API that created the animation. Lint distinguishes view animations, which an interaction scrubs,
  /// from explicit ones, which it does not scrub.
  public enum Origin: Hashable, Sendable {
    /// UIView's animations and property animators.
    case viewAnimation
    /// `add(_:forKey:)`; the key is empty if none was given.
    case explicit(key: String)
    /// A change of a layer that belongs to no view.
    case implicit
  }

  /// The change.
  public var kind: Kind
  /// Seconds of the layer's local time (or the group's).
  public var beginTime: TimeInterval
  /// Seconds of one cycle; > 0.
  public var duration: TimeInterval
  /// Seconds of the animation per second of the layer's time. A negative speed plays from the end; at 0 the
  /// animation stands still.
  public var speed: Double = 1
  /// Seconds by which the phase is shifted: the part cut off at the start follows at the end.
  public var timeOffset: TimeInterval = 0
  /// Cycles; may be fractional or infinite.
  public var repeatCount: Double = 1
  /// Whether each cycle is followed by its way back.
  public var autoreverses = false
  /// The values shown before the begin and after the end.
  public var fillMode: FillMode = .removed
  /// Maps the fraction of one cycle.
  public var timing: TimingCurve = .linear
  /// The API that created the animation.
  public var origin: Origin
  /// Whether the animation runs on the timeline's clock, whatever its layer's clock shows. Explicit
  /// animations do so while an interaction holds the clock of the layers around them.
  public var isOnTimelineClock = false

  /// An animation of one cycle at normal speed that shows nothing outside of its time.
  ///
  /// - Parameters:
  ///   - beginTime: seconds of the layer's local time, or the group's.
  ///   - duration: seconds of the cycle. Unless it is positive and finite, the animation is without effect.
  public init(
    _ kind: Kind, beginTime: TimeInterval, duration: TimeInterval, timing: TimingCurve = .linear,
    origin: Origin
  ) {
    self.kind = kind
    self.beginTime = beginTime
    self.duration = duration
    self.timing = timing
    self.origin = origin
  }
}

extension LayerAnimation {
  /// The property animations of this animation, or of its children.
  package var properties: [PropertyAnimation] {
    switch kind {
    case .property(let property): [property]
    case .group(let children): children.flatMap(\.properties)
    }
  }
}

/// The change of one property over one cycle.
public struct PropertyAnimation: Hashable, Sendable {
  /// How values between key values are found (`CAAnimationCalculationMode`): straight, in steps, straight at
  /// an even speed, along a Catmull-Rom spline, or along a spline at an even speed.
  public enum CalculationMode: Hashable, Sendable, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// The property that changes.
  public var keyPath: KeyPath
  /// At least two values, the first at fraction 0 and the last at 1 (unless discrete).
  public var values: [Value]
  /// 0…1, ascending, one per value (discrete: one more).
  public var keyTimes: [Double]
  /// One curve per segment between values; empty means linear.
  public var segmentTimings: [TimingCurve] = []
  /// How values between `values` are found.
  public var calculationMode: CalculationMode = .linear
  /// Adds to the value of the animations below (and the model), instead of replacing it.
  public var isAdditive = false
  /// Whether each cycle starts from the end of the one before.
  public var isCumulative = false

  /// A change through several values; nothing is checked. Key times that do not fit are treated as evenly
  /// spaced.
  public init(_ keyPath: KeyPath, values: [Value], keyTimes: [Double]) {
    self.keyPath = keyPath
    self.values = values
    self.keyTimes = keyTimes
  }

  /// A change straight from one value to another.
  public init(_ keyPath: KeyPath, from: Value, to: Value) {
    self.init(keyPath, values: [from, to], keyTimes: [0, 1])
  }

  /// Names an animatable property.
  public typealias KeyPath = LayerProperty

  /// A value of an animatable property.
  public enum Value: Hashable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(Color)
    case numbers([CGFloat])
    case colors([Color])
    case path(Path)
  }
}
