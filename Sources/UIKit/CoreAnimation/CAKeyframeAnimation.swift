import TransitionEngine

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
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
  open var values: [Any]?
  /// 0…1, ascending, one per value (discrete: one more); nil for even ones.
  open var keyTimes: [NSNumber]?
  /// One per stretch between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    calculationMode = other.calculationMode
  }

  override func property(
    _ keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value
  ) -> PropertyAnimation? {
    var values = (self.values ?? []).compactMap(PropertyAnimation.Value.init(any:))
    guard !values.isEmpty, values.allSatisfy({ $0.isCompatible(with: current) }) else { return nil }
    if values.count == 1 { values.append(values[0]) }
    var property = PropertyAnimation(keyPath, values: values, keyTimes: times(for: values.count))
    property.segmentTimings = (timingFunctions ?? []).map(\.curve)
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
