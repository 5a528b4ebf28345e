import TransitionEngine

/// A particle of an emitter, which restarts repeatedly.
final class EmitterParticle: CALayer, CAAnimationDelegate {
  private var life = CAAnimationGroup()

  required init() { super.init() }
  required init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }

  convenience init(
    _ cell: CAEmitterCell, in emitter: CAEmitterLayer, seconds: Double, period: Double,
    _ chance: inout Chance
  ) {
    self.init()
    name = cell.name ?? "particle"
    properties.opacity = 0
    if let picture = cell.picture {
      properties.bounds.size = picture.size
      self.picture = picture
      let red = chance.spread(Double(cell.redRange))
      let green = chance.spread(Double(cell.greenRange))
      let blue = chance.spread(Double(cell.blueRange))
      show(picture, (cell.color?.color ?? .white).adding(red: red, green: green, blue: blue, alpha: 0))
    }
    let (start, ahead) = emitter.origin(&chance)
    let direction = ahead + cell.emissionLongitude + chance.spread(cell.emissionRange)
    let velocity = (cell.velocity + chance.spread(cell.velocityRange)) * CGFloat(emitter.velocity)
    let way = CAKeyframeAnimation(keyPath: "position")
    way.values = (0...8).map { step in
      let time = CGFloat(seconds) * CGFloat(step) / 8
      return CGPoint(
        x: start.x + velocity * cos(direction) * time + cell.xAcceleration * time * time / 2,
        y: start.y + velocity * sin(direction) * time + cell.yAcceleration * time * time / 2)
    }
    // The particle returns in the middle of the time in which it doesn't show.
    let back = (seconds + period) / 2 / period
    let end: Any = way.values?.last ?? start
    way.values?.append(contentsOf: [end, start, start])
    way.keyTimes =
      (0...8).map { NSNumber(value: Double($0) / 8 * seconds / period) }
      + [back, back, 1].map { NSNumber(value: $0) }
    properties.position = start
    let scale = (cell.scale + chance.spread(cell.scaleRange)) * CGFloat(emitter.scale)
    let spin = (cell.spin + chance.spread(cell.spinRange)) * CGFloat(emitter.spin)
    let alpha = CGFloat(cell.color?.color.light.alpha ?? 1) + chance.spread(CGFloat(cell.alphaRange))
    let look = CAKeyframeAnimation(keyPath: "opacity")
    look.values = (0...8).map { step in
      min(max(alpha + CGFloat(cell.alphaSpeed) * CGFloat(seconds) * CGFloat(step) / 8, 0), 1)
    }
    let size = CABasicAnimation(keyPath: "transform.scale")
    (size.fromValue, size.toValue) = (max(scale, 0), max(scale + cell.scaleSpeed * seconds, 0))
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue) = (CGFloat(0), spin * seconds)
    life.animations = [way, look]
    if spin != 0 { life.animations?.append(turn) }
    if scale != 1 || cell.scaleSpeed != 0 { life.animations?.append(size) }
    for animation in life.animations ?? [] { animation.duration = animation === way ? period : seconds }
    life.delegate = self
  }

  private func show(_ picture: UIImage, _ color: Color) {
    var layer = Layer(id: 0, name: "", bounds: bounds, position: .zero)
    layer.contents = picture.contents(in: bounds, tint: .white)
    properties.contents = layer.tinted(by: color.withAlphaComponent(1)).contents
  }

  /// Starts the particle's life, which restarts after each period.
  ///
  /// - Parameter delay: in seconds; below 0 for a life that has begun.
  func live(after delay: TimeInterval, period: TimeInterval, times: Float) {
    life.duration = period
    life.repeatCount = times
    // At 0 the animation would start when it's committed, which is now.
    life.beginTime = localTime(CACurrentMediaTime()) + delay
    add(life, forKey: "life")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { removeFromSuperlayer() }
  }
}

/// A generator of pseudorandom numbers that depend only on a seed (SplitMix64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number, 0…1, excluding 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
  }

  /// Returns a number from half of a range below 0 to half of it above.
  mutating func spread(_ range: Double) -> Double { (next() - 0.5) * range }
}
