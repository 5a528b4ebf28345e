import TransitionEngine

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values that the property passes through. A value that no property takes is left out, and noted in
  /// the log. If the rest does not fit the property, the animation changes nothing. Of no effect beside a
  /// `path`.
  open var values: [Any]?
  /// A path for a point to follow, in place of values. Key times and timing functions count for its segments,
  /// unless the calculation mode is paced. A discrete animation stays at the segments' ends.
  open var path: CGPath?
  /// The rotation of the layer along the path; nil for none.
  open var rotationMode: CAAnimationRotationMode?
  /// The key times, 0…1, ascending, one per value (discrete: one more); nil for evenly spaced times.
  open var keyTimes: [NSNumber]?
  /// The timing functions, one per segment between values; of no effect in paced calculation.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation of values between `values`; a spline's tension, continuity and bias are not modeled.
  open var calculationMode = CAAnimationCalculationMode.linear

  open override class func defaultValue(forKey key: String) -> Any? {
    key == "calculationMode" ? CAAnimationCalculationMode.linear : super.defaultValue(forKey: key)
  }

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
      if calculationMode != .discrete { return way(along: path).motion(keyPath) }
    }
    var values = usableValues(current)
    guard PropertyAnimation.Value.obstacle(values, of: current, isAdditive: isAdditive) == nil else {
      return nil
    }
    if values.count == 1 { values.append(values[0]) }
    var property = PropertyAnimation(keyPath, values: values, keyTimes: times(for: values.count))
    property.segmentTimings = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    property.calculationMode = calculationMode.mode
    return property
  }

  /// The largest distance of the point from its path, in points: too small to be visible.
  private static let accuracy: CGFloat = 0.02

  private func way(along path: CGPath) -> MotionPath {
    MotionPath(
      path, times: keyTimes?.map(\.doubleValue), curves: timingFunctions?.map(\.curve) ?? [],
      isPaced: isPaced, accuracy: Self.accuracy)
  }

  private func usableValues(_ current: PropertyAnimation.Value) -> [PropertyAnimation.Value] {
    if let path, !path.isEmpty { return path.joints.map { .point($0) } }
    return (values ?? []).compactMap { PropertyAnimation.Value(any: $0)?.adapted(to: current) }
  }

  override func missingEffect(
    on keyPath: PropertyAnimation.KeyPath, current: PropertyAnimation.Value, named name: String
  ) -> MissingEffect {
    if let path, !path.isEmpty { return .way(name) }
    let obstacle = PropertyAnimation.Value.obstacle(
      usableValues(current), of: current, isAdditive: isAdditive)
    return MissingEffect(obstacle, name)
  }

  override func noteUnusableParts(on layer: CALayer) {
    super.noteUnusableParts(on: layer)
    guard path?.isEmpty ?? true, !isPaced, let keyTimes, let values, values.count > 1,
      times(for: values.count) != keyTimes.map(\.doubleValue)
    else { return }
    Run.noteUnmodeled(
      Remark("use for these key times, so that the values are evenly spaced"),
      Remark("give as many as there are values, ascending from 0 to 1"), actor: layer.debugName, layer: layer)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  override func kind(on layer: Layer) -> LayerAnimation.Kind? {
    guard let path, !path.isEmpty, let rotationMode, let kind = super.kind(on: layer),
      case .property(let motion) = kind
    else { return super.kind(on: layer) }
    // The rotation runs along with the motion, at the same times.
    let turn = way(along: path).turn(flipped: rotationMode == .rotateAutoReverse)
    let children = [motion, turn].map {
      LayerAnimation(.property($0), beginTime: 0, duration: duration, origin: .explicit(key: ""))
    }
    return .group(children)
  }

  /// Returns the key times if their number fits and they ascend within 0…1, and evenly spaced times
  /// otherwise.
  private func times(for count: Int) -> [Double] {
    let needed = calculationMode == .discrete ? count + 1 : count
    let times = (keyTimes ?? []).map(\.doubleValue)
    let ascend = zip(times, times.dropFirst()).allSatisfy(<=)
    if times.count == needed, ascend, times.allSatisfy((0...1).contains) { return times }
    return (0..<needed).map { Double($0) / Double(needed - 1) }
  }
}
