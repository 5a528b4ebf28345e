import TransitionEngine

/// A layer that emits particles, repeatedly.
///
/// Particles are sublayers with animations, so a paused clock pauses them. A fixed number of sublayers is
/// reused: each restarts, with the same random numbers, when its lifetime ends. The random numbers start from
/// `seed`, so an emitter looks the same in every run.
open class CAEmitterLayer: CALayer {
  /// The largest number of particles at a time; beyond it fewer are shown, which lint reports.
  static let limit = 200

  /// The cells, which describe the emitted particles.
  open var emitterCells: [CAEmitterCell]? { didSet { restart() } }
  /// Multiplies the cells' rates. At 0, living particles still complete their lifetimes.
  open var birthRate: Float = 1 { didSet { if birthRate != oldValue { restart() } } }
  /// Multiplies the cells' lifetimes.
  open var lifetime: Float = 1 { didSet { restart() } }
  /// Multiplies the cells' velocities.
  open var velocity: Float = 1 { didSet { restart() } }
  /// Multiplies the cells' scales.
  open var scale: Float = 1 { didSet { restart() } }
  /// Multiplies the cells' spins.
  open var spin: Float = 1 { didSet { restart() } }
  /// The seed of the random numbers.
  open var seed: UInt32 = 0 { didSet { restart() } }

  /// The center of the emitting shape, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero { didSet { restart() } }
  /// The size of the shape; its width is the radius of a circle, and the length of a line.
  open var emitterSize = CGSize.zero { didSet { restart() } }
  /// The shape that emits. A shape with a depth emits from its face toward the viewer.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { restart() } }
  /// The part of the shape from which particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { restart() } }
  /// The distance of the emitter from the plane; kept, without effect, which lint reports.
  open var emitterZPosition: CGFloat = 0 {
    didSet { Run.noteUnmodeled(.emitterZPosition, if: emitterZPosition != 0) }
  }
  /// The depth of the shape; kept, without effect, which lint reports.
  open var emitterDepth: CGFloat = 0 { didSet { Run.noteUnmodeled(.emitterDepth, if: emitterDepth != 0) } }
  /// The order in which particles are painted; kept, without effect, which lint reports: each is painted over
  /// those before it.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { Run.noteUnmodeled(.renderMode, if: renderMode != .unordered) }
  }
  /// Whether particles keep their depth; kept, without effect, which lint reports.
  open var preservesDepth = false {
    didSet { Run.noteUnmodeled(.preservesDepth, if: preservesDepth) }
  }

  /// Whether the particles don't match the properties yet.
  private var isStale = false
  /// The number of times that particles were created, which is part of the seed.
  private var generation: UInt64 = 0
  private var hasNotedLimit = false
  /// The present particles, if they would become more than there may be.
  private var crowd: EmitterCrowd?

  /// Applies the properties to particles from now on; those on screen complete their lifetimes.
  private func restart() {
    isStale = true
    setNeedsLayout()
  }

  /// Creates the particles again after a change.
  open override func layoutSublayers() {
    super.layoutSublayers()
    guard isStale, let run = Run.current else { return }
    isStale = false
    retire(in: run)
    if let crowd { disperse(crowd, in: run) }
    crowd = nil
    generation += 1
    emit(in: run)
  }

  /// Sets one of the numbers of a cell, by `emitterCells.`, the cell's name and the number's, or a property
  /// of the layer.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    for cell in emitterCells ?? [] where cell.name == parts[1] { cell.setValue(value, forKey: parts[2]) }
    restart()
  }

  // MARK: Particles

  /// Lets living particles complete their lifetimes, and removes the others.
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

  private func emit(in run: Run) {
    let births = (emitterCells ?? []).enumerated().compactMap { EmitterBirths(of: $1, number: $0, in: self) }
    for cell in births.map(\.cell) where cell.emitterCells?.isEmpty == false {
      Run.noteUnmodeled(
        Remark("particle that emits others"), Remark("let the layer emit both"), actor: debugName,
        layer: self)
    }
    let wanted = births.reduce(0) { $0 + $1.most }
    guard wanted > Double(Self.limit) else {
      for births in births {
        emit(Int(births.most), births, every: 1 / births.rate)
      }
      return
    }
    // Each cell has its share of the particles, evenly over time.
    var particles: [EmitterParticle] = []
    for births in births {
      let count = max(Int(births.most * Double(Self.limit) / wanted), 1)
      guard particles.count + count <= Self.limit else { break }
      particles += emit(count, births, every: births.longest / Double(count))
    }
    let seconds = Double(Self.limit) / births.reduce(0) { $0 + $1.rate }
    let note = run.loop.scheduleUnawaited(at: run.loop.now + VirtualTime(seconds: seconds)) { [weak self] in
      self?.noteLimit()
    }
    crowd = EmitterCrowd(
      births: births, particles: particles, begin: localTime(run.loop.now.seconds), seconds: seconds,
      note: note)
  }

  private func noteLimit() {
    guard !hasNotedLimit else { return }
    hasNotedLimit = true
    Run.noteUnmodeled(
      Remark("emitter of more than \(Self.limit) particles at a time"), Remark("it emits fewer"),
      actor: debugName, layer: self)
  }

  /// Gives a burst, which ended before there were too many, all of its particles.
  private func disperse(_ crowd: EmitterCrowd, in run: Run) {
    let age = localTime(run.loop.now.seconds) - crowd.begin
    guard age < crowd.seconds else { return }
    run.loop.cancel(crowd.note)
    for particle in crowd.particles { particle.removeFromSuperlayer() }
    for births in crowd.births {
      emit(Int((age * births.rate).rounded(.up)), births, every: 1 / births.rate, since: age)
    }
  }

  /// - Parameter age: the seconds for which the particles were emitted, each once; nil for particles that are emitted
  ///   again and again from now on.
  @discardableResult
  private func emit(
    _ count: Int, _ births: EmitterBirths, every interval: Double, since age: Double? = nil
  ) -> [EmitterParticle] {
    var chance = Chance(seed: UInt64(seed) &+ generation &* 1_000_003 &+ UInt64(births.number) &* 7919)
    return (0..<count).map { slot in
      let seconds = births.lifetime(&chance)
      let period = age == nil ? Double(count) * interval : seconds
      let particle = EmitterParticle(
        births.cell, in: self, seconds: min(seconds, period), period: period, &chance)
      addSublayer(particle)
      particle.live(
        after: Double(slot) * interval - (age ?? 0), period: period, times: age == nil ? .infinity : 1)
      return particle
    }
  }

  /// Returns a random point of the emitting shape, in the layer's coordinates, and the direction from which a cell's
  /// longitude is measured, in radians from the x axis. As in Core Animation, a line emits upward, and the outline of a
  /// circle away from its center.
  func origin(_ chance: inout Chance) -> (point: CGPoint, direction: CGFloat) {
    let (width, height) = (emitterSize.width, emitterSize.height)
    var point = CGPoint.zero
    var direction: CGFloat = 0
    switch emitterShape {
    case .line:
      point.x = chance.spread(width)
      direction = -.pi / 2
    case .circle, .sphere:
      let angle = chance.next() * 2 * .pi
      if emitterMode == .outline { direction = angle }
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
    return (CGPoint(x: emitterPosition.x + point.x, y: emitterPosition.y + point.y), direction)
  }
}
