import TransitionEngine

/// Emits particles, over and over again.
///
/// The particles are sublayers with animations, so that they stand still where time does. Each comes again when its time is
/// over: chance decides how the first of a row goes, and those after it go as it did. Chance begins with `seed`, so that
/// the same emitter always looks the same.
open class CAEmitterLayer: CALayer {
  /// Of particles at one time; beyond it fewer are shown, which lint says.
  static let limit = 200

  /// What is emitted.
  open var emitterCells: [CAEmitterCell]? { didSet { restart() } }
  /// Multiplies the cells' rates; at 0 those that live go on to their ends.
  open var birthRate: Float = 1 { didSet { if birthRate != oldValue { restart() } } }
  /// Multiplies the cells' lifetimes.
  open var lifetime: Float = 1 { didSet { restart() } }
  /// Multiplies the cells' velocities.
  open var velocity: Float = 1 { didSet { restart() } }
  /// Multiplies the cells' scales.
  open var scale: Float = 1 { didSet { restart() } }
  /// Multiplies the cells' spins.
  open var spin: Float = 1 { didSet { restart() } }
  /// What chance begins with.
  open var seed: UInt32 = 0 { didSet { restart() } }

  /// The middle of the shape that emits, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero { didSet { restart() } }
  /// How large the shape is; of a circle the width is its radius, of a line its length.
  open var emitterSize = CGSize.zero { didSet { restart() } }
  /// The shape that emits. Those with a depth emit as their faces towards the viewer do.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { restart() } }
  /// From where in the shape.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { restart() } }
  /// How far the emitter lies off the plane; kept, without effect.
  open var emitterZPosition: CGFloat = 0
  /// How deep the shape is; kept, without effect.
  open var emitterDepth: CGFloat = 0
  /// How particles are painted over one another; kept, without effect: each is painted over those before it.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth; kept, without effect.
  open var preservesDepth = false

  /// Whether the particles are still to be made as the properties now say.
  private var isStale = false
  /// How often they have been made, so that chance goes on.
  private var generation: UInt64 = 0
  private var hasNotedLimit = false

  /// Has what lives go on to its end, and what is emitted next be as the properties now say.
  private func restart() {
    isStale = true
    setNeedsLayout()
  }

  /// Makes the particles anew after a change.
  open override func layoutSublayers() {
    super.layoutSublayers()
    guard isStale, let run = Run.current else { return }
    isStale = false
    retire(in: run)
    emit()
  }

  /// Sets one of the numbers of a cell, by `emitterCells.`, the cell's name and the number's, or a property of the layer.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    for cell in emitterCells ?? [] where cell.name == parts[1] { cell.setValue(value, forKey: parts[2]) }
    restart()
  }

  // MARK: Particles

  /// Lets particles that live come to their ends, and takes the others away.
  private func retire(in run: Run) {
    let now = localTime(run.loop.now.seconds)
    for particle in (sublayers ?? []).compactMap({ $0 as? EmitterParticle }) {
      guard let attached = particle.attached.first, let begin = attached.begin,
        let period = attached.source.cycle,
        begin < now
      else {
        particle.removeFromSuperlayer()
        continue
      }
      attached.animation?.repeatCount = Float(((now - begin) / period).rounded(.up))
      run.needsCommit = true
    }
  }

  private func emit() {
    generation += 1
    var room = Self.limit
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      if cell.emitterCells?.isEmpty == false {
        Run.noteMissing(
          "particle that emits others", "let the layer emit both", actor: debugName, layer: self)
      }
      var chance = Chance(seed: UInt64(seed) &+ generation &* 1_000_003 &+ UInt64(index) &* 7919)
      room -= emit(cell, atMost: room, &chance)
    }
  }

  /// - Returns: how many particles the cell has.
  private func emit(_ cell: CAEmitterCell, atMost room: Int, _ chance: inout Chance) -> Int {
    let rate = Double(birthRate * cell.birthRate)
    let life = Double(lifetime * cell.lifetime)
    let longest = life + Double(abs(lifetime * cell.lifetimeRange)) / 2
    guard rate.isFinite, rate > 0, longest.isFinite, longest > 0 else { return 0 }
    // One more than live at a time, so that none comes again before it has gone.
    let wanted = (rate * longest).rounded(.up) + 1
    if wanted > Double(room), !hasNotedLimit {
      hasNotedLimit = true
      Run.noteMissing(
        "emitter of more than \(Self.limit) particles at a time", "it emits fewer", actor: debugName,
        layer: self)
    }
    let count = Int(min(wanted, Double(room)))
    guard count > 0 else { return 0 }
    let interval = wanted > Double(room) ? longest / Double(count) : 1 / rate
    for slot in 0..<count {
      let seconds = max(life + chance.spread(Double(lifetime * cell.lifetimeRange)), 0.01)
      let period = Double(count) * interval
      let particle = EmitterParticle(cell, in: self, seconds: min(seconds, period), period: period, &chance)
      addSublayer(particle)
      particle.live(after: Double(slot) * interval, period: period)
    }
    return count
  }

  /// Somewhere in the shape, and the direction away from its middle.
  fileprivate func origin(_ chance: inout Chance) -> CGPoint {
    let (width, height) = (emitterSize.width, emitterSize.height)
    var point = CGPoint.zero
    switch emitterShape {
    case .line: point.x = chance.spread(width)
    case .circle, .sphere:
      let angle = chance.next() * 2 * .pi
      let radius = emitterMode == .outline ? width : width * chance.next().squareRoot()
      point = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    case .rectangle, .cuboid:
      point = CGPoint(x: chance.spread(width), y: chance.spread(height))
      if emitterMode == .outline {
        if chance.next() * (width + height) < width {
          point.y = point.y < 0 ? -height / 2 : height / 2
        } else {
          point.x = point.x < 0 ? -width / 2 : width / 2
        }
      }
    default: break
    }
    return CGPoint(x: emitterPosition.x + point.x, y: emitterPosition.y + point.y)
  }
}

/// One particle of an emitter, which comes again and again.
private final class EmitterParticle: CALayer, CAAnimationDelegate {
  private var life = CAAnimationGroup()

  required init() { super.init() }

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
    let start = emitter.origin(&chance)
    let direction = cell.emissionLongitude + chance.spread(cell.emissionRange)
    let velocity = (cell.velocity + chance.spread(cell.velocityRange)) * CGFloat(emitter.velocity)
    let way = CAKeyframeAnimation(keyPath: "position")
    way.values = (0...8).map { step in
      let time = CGFloat(seconds) * CGFloat(step) / 8
      return CGPoint(
        x: start.x + velocity * cos(direction) * time + cell.xAcceleration * time * time / 2,
        y: start.y + velocity * sin(direction) * time + cell.yAcceleration * time * time / 2)
    }
    // It goes back in the middle of the time in which it does not show.
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

  /// Has the particle live, and live again whenever a period is over.
  func live(after delay: TimeInterval, period: TimeInterval) {
    guard let run = Run.current else { return }
    life.duration = period
    life.repeatCount = .infinity
    // At 0 it would begin when it is committed, which is now.
    life.beginTime = localTime(run.loop.now.seconds) + delay
    add(life, forKey: "life")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { removeFromSuperlayer() }
  }
}

/// Numbers that look like chance and come from a seed alone (SplitMix64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// 0…1, without the 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
  }

  /// From half of a range below 0 to half of it above.
  mutating func spread(_ range: Double) -> Double { (next() - 0.5) * range }
}

/// The shapes that emit.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A level line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box, of which the rectangle towards the viewer emits.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball, which emits as a circle does.
  public static let sphere = Self(rawValue: "sphere")
}

/// From where in the shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From corners; not modelled: from all over the shape.
  public static let points = Self(rawValue: "points")
  /// From the edge.
  public static let outline = Self(rawValue: "outline")
  /// From all over the shape.
  public static let surface = Self(rawValue: "surface")
  /// From all over the shape.
  public static let volume = Self(rawValue: "volume")
}

/// How particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest at the back.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = Self(rawValue: "backToFront")
  /// With their light added up.
  public static let additive = Self(rawValue: "additive")
}
