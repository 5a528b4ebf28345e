/// A `CAAnimation` as a value: what a layer's properties do over a stretch of its local time.
public struct LayerAnimation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case property(PropertyAnimation)
    /// Children run in the group's own time.
    case group([LayerAnimation])
  }

  public enum FillMode: Hashable, Sendable {
    case removed, forwards, backwards, both
  }

  /// Who asked for it: lint tells view animations, which an interaction scrubs, from explicit ones, which it
  /// does not.
  public enum Origin: Hashable, Sendable {
    case viewAnimation
    case explicit(key: String)
    case implicit
  }

  public var kind: Kind
  /// In the layer's local time (or the group's).
  public var beginTime: TimeInterval
  /// Seconds of one cycle; > 0.
  public var duration: TimeInterval
  public var speed: Double = 1
  public var timeOffset: TimeInterval = 0
  /// Cycles; may be fractional or infinite.
  public var repeatCount: Double = 1
  public var autoreverses = false
  public var fillMode: FillMode = .removed
  /// Maps the fraction of one cycle.
  public var timing: TimingCurve = .linear
  public var origin: Origin
  /// Whether it runs on the timeline's clock, whatever its layer's shows. So do explicit animations while an
  /// interaction holds the clock of the layers around them.
  public var isOnTimelineClock = false

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

/// What one property does over one cycle.
public struct PropertyAnimation: Hashable, Sendable {
  public enum CalculationMode: Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  public var keyPath: KeyPath
  /// At least two values, the first at fraction 0 and the last at 1 (unless discrete).
  public var values: [Value]
  /// 0…1, ascending, one per value (discrete: one more).
  public var keyTimes: [Double]
  /// One curve per segment between values; empty means linear.
  public var segmentTimings: [TimingCurve] = []
  public var calculationMode: CalculationMode = .linear
  /// Adds to what the animations below (and the model) give, instead of replacing it.
  public var isAdditive = false
  public var isCumulative = false

  public init(_ keyPath: KeyPath, values: [Value], keyTimes: [Double]) {
    self.keyPath = keyPath
    self.values = values
    self.keyTimes = keyTimes
  }

  public init(_ keyPath: KeyPath, from: Value, to: Value) {
    self.init(keyPath, values: [from, to], keyTimes: [0, 1])
  }

  /// The animatable properties, by Core Animation's names.
  public enum KeyPath: String, Hashable, Sendable, CaseIterable {
    case position, positionX = "position.x", positionY = "position.y", zPosition
    case bounds, boundsOrigin = "bounds.origin", boundsSize = "bounds.size"
    case anchorPoint, transform, sublayerTransform
    case rotationX = "transform.rotation.x", rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale", scaleX = "transform.scale.x", scaleY = "transform.scale.y"
    case translationX = "transform.translation.x", translationY = "transform.translation.y"
    case translationZ = "transform.translation.z"
    case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor
    case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd
    case colors, locations, startPoint, endPoint
  }

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
