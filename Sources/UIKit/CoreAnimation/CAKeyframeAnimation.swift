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
  /// does not fit the property, the animation changes nothing. Paths to move along are not modelled.
  open var values: [Any]?
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
  }

  override var givenValues: [(name: String, value: Any)] {
    (values ?? []).enumerated().map { ("values[\($0.offset)]", $0.element) }
  }

  override func property(
    _ keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value
  ) -> PropertyAnimation? {
    var values = (self.values ?? []).compactMap(PropertyAnimation.Value.init(any:))
    guard !values.isEmpty, values.allSatisfy({ $0.isCompatible(with: current) }) else { return nil }
    if values.count == 1 { values.append(values[0]) }
    var property = PropertyAnimation(keyPath, values: values, keyTimes: times(for: values.count))
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    property.segmentTimings = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    property.calculationMode = calculationMode.mode
    return property
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
