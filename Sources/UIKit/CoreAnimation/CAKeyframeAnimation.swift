import TransitionEngine

/// How values between key values are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one value to the next.
  public static let linear = Self(rawValue: "linear")
  /// Each value holds until the next key time.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight, at one speed all the way: key times and timing functions are ignored.
  public static let paced = Self(rawValue: "paced")
  /// Along a Catmull-Rom spline through the values, by the key times.
  public static let cubic = Self(rawValue: "cubic")
  /// Along that spline at one speed: key times and timing functions are ignored.
  public static let cubicPaced = Self(rawValue: "cubicPaced")

  var mode: PropertyAnimation.CalculationMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// Through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What the property passes through. What no property takes is left out, and noted in the log; if the rest
  /// does not fit the property, the animation changes nothing. Of no effect beside a `path`.
  open var values: [Any]?
  /// A way for a point to move along, in place of values. Key times and timing functions count for its segments, unless it goes
  /// at one speed.
  open var path: CGPath?
  /// Whether the layer turns with the way; nil for not at all.
  open var rotationMode: CAAnimationRotationMode?
  /// 0…1, ascending, one per value (discrete: one more); nil for even ones.
  open var keyTimes: [NSNumber]?
  /// One per stretch between values; of no effect in paced calculation.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between `values` are found; a spline's tension, continuity and bias are not modelled.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    calculationMode = other.calculationMode
    (path, rotationMode) = (other.path, other.rotationMode)
  }

  override var givenValues: [(name: String, value: Any)] {
    (values ?? []).enumerated().map { ("values[\($0.offset)]", $0.element) }
  }

  override func property(
    _ keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value
  ) -> PropertyAnimation? {
    if let path, !path.isEmpty {
      guard PropertyAnimation.Value.point(.zero).isCompatible(with: current) else { return nil }
      let way = MotionPath(
        path, times: keyTimes?.map(\.doubleValue), curves: timingFunctions?.map(\.curve) ?? [])
      return isPaced ? way.paced(keyPath) : way.timed(keyPath)
    }
    var values = (self.values ?? []).compactMap { PropertyAnimation.Value(any: $0)?.adapted(to: current) }
    guard PropertyAnimation.Value.isWay(values, of: current) else { return nil }
    if values.count == 1 { values.append(values[0]) }
    var property = PropertyAnimation(keyPath, values: values, keyTimes: times(for: values.count))
    property.segmentTimings = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    property.calculationMode = calculationMode.mode
    return property
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  override func kind(on layer: Layer) -> LayerAnimation.Kind? {
    guard let path, !path.isEmpty, let rotationMode, let kind = super.kind(on: layer),
      case .property(let motion) = kind
    else { return super.kind(on: layer) }
    // The turn goes along with the motion, at the same times.
    var turn = PropertyAnimation(
      .rotationZ, values: motion.angles(flipped: rotationMode == .rotateAutoReverse),
      keyTimes: motion.keyTimes)
    turn.calculationMode = motion.calculationMode == .paced ? .linear : motion.calculationMode
    if motion.calculationMode == .paced { turn.keyTimes = motion.pacedTimes }
    let children = [motion, turn].map {
      LayerAnimation(.property($0), beginTime: 0, duration: duration, origin: .explicit(key: ""))
    }
    return .group(children)
  }

  /// The key times, if there are as many as the values need and they ascend within 0…1; even ones otherwise.
  private func times(for count: Int) -> [Double] {
    let needed = calculationMode == .discrete ? count + 1 : count
    let times = (keyTimes ?? []).map(\.doubleValue)
    let ascend = zip(times, times.dropFirst()).allSatisfy(<=)
    if times.count == needed, ascend, times.allSatisfy((0...1).contains) { return times }
    return (0..<needed).map { Double($0) / Double(needed - 1) }
  }
}
