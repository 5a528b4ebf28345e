import TransitionEngine

/// Scrubs the view animations in a container by holding its layer's clock: `speed` is 0, and `timeOffset`
/// says how far the animations are.
///
/// Explicit animations are not scrubbed: they run on, by themselves, unless the code that added them stops a clock that
/// they follow. So it is since iOS 11; before, they followed the finger as well. Sources: Open Radar 38766932, and issue 15
/// of material-motion/motion-transitioning-objc. How iOS does it, it does not say: that it is the clock is inferred.
final class ClockScrubber: TransitionScrubber {
  private(set) var fraction: CGFloat = 0
  /// Seconds.
  private let duration: TimeInterval
  private let run: Run
  private var clocks: [HeldClock]
  private var link: CADisplayLink?
  private var arrival: VirtualRunLoop.Token?

  /// - Parameter layers: the container's, and others whose animations are to be scrubbed along.
  init(_ layers: [CALayer], duration: TimeInterval, run: Run) {
    self.duration = duration
    self.run = run
    clocks = []
    for layer in layers where !clocks.contains(where: { $0.layer === layer }) {
      clocks.append(HeldClock(layer, in: run))
    }
  }

  func scrub(to fraction: CGFloat) {
    self.fraction = fraction
    for index in clocks.indices { clocks[index].show(fraction * duration, in: run) }
  }

  /// A display link moves the clock until all animations end together.
  func letGo(_ release: InteractionRelease, moved: @escaping (CGFloat) -> Void) {
    let (origin, begin) = (fraction, run.loop.now)
    let seconds = release.remaining(from: origin) * duration
    let end = begin + VirtualTime(seconds: seconds)
    let link = CADisplayLink { [run] _ in
      guard run.loop.now < end else { return }
      let way = release.curve.curve.value(at: (run.loop.now - begin).seconds / seconds)
      self.scrub(to: origin + (release.target - origin) * way)
      moved(self.fraction)
    }
    self.link = link
    link.add()
    arrival = run.loop.schedule(at: end) { [run] in
      run.performFrame {
        self.scrub(to: release.target)
        moved(release.target)
      }
      // The last frame shows before the clock goes on and the animations end.
      self.arrival = run.loop.schedule { self.releaseClocks(isReversed: release.isReversed) }
    }
  }

  /// View animations cannot be taken up again.
  func pause() -> Bool { false }

  func end() { releaseClocks(isReversed: false) }

  private func releaseClocks(isReversed: Bool) {
    link?.invalidate()
    link = nil
    if let arrival { run.loop.cancel(arrival) }
    arrival = nil
    let due = clocks.flatMap { $0.release(isReversed: isReversed, in: run) }
    clocks = []
    run.end(due)
  }
}

/// A layer's clock that is held, with the animations in the layer that follow it.
struct HeldClock {
  let layer: CALayer
  private let timing: LayerTiming
  /// What the clock showed when it was held.
  private let start: TimeInterval
  /// Of animations, which are numbered in the order of adding.
  private let firstSequence: Int
  private var notedExplicit = false

  init(_ layer: CALayer, in run: Run) {
    self.layer = layer
    timing = layer.properties.timing
    start = layer.localTime(run.loop.now.seconds)
    firstSequence = run.nextSequence()
    for animation in animations(in: run) where !animation.isScrubbed && !animation.isOnRunClock {
      animation.leaveLayerClock()
    }
    show(0, in: run)
  }

  /// - Parameter seconds: since the clock was held.
  mutating func show(_ seconds: TimeInterval, in run: Run) {
    freeExplicitAnimations(in: run)
    layer.holdClock(at: start + seconds)
  }

  /// Lets the clock go on as before, and the animations that follow it from where they are.
  ///
  /// - Returns: the animations that are over: on the way back, all that were added meanwhile.
  func release(isReversed: Bool, in run: Run) -> [AttachedAnimation] {
    let held = layer.localTime(run.loop.now.seconds)
    let animations = animations(in: run)
    let explicit = animations.filter(\.isOnRunClock)
    layer.properties.timing = timing
    layer.invalidate()
    layer.rebaseContentTime(by: layer.localTime(run.loop.now.seconds) - held)
    explicit.forEach { $0.returnToLayerClock() }
    for animation in animations { animation.schedule(at: run.loop.now) }
    return animations.filter { animation in
      guard !explicit.contains(where: { $0 === animation }) else { return false }
      if isReversed { return animation.sequence > firstSequence }
      return animation.end.map { $0 <= run.loop.now } ?? false
    }
  }

  private mutating func freeExplicitAnimations(in run: Run) {
    for animation in animations(in: run) where !animation.isScrubbed && !animation.isOnRunClock {
      if animation.isPausedByCode(upTo: layer) { animation.isHeldByCode = true }
      guard !animation.isHeldByCode else { continue }
      animation.isOnRunClock = true
      guard !notedExplicit else { continue }
      notedExplicit = true
      run.log(
        .state, actor: animation.layer.debugName, name: "add(_:forKey:)",
        detail: "an explicit animation runs by itself: an interaction scrubs view animations only",
        layer: animation.layer)
    }
  }

  private func animations(in run: Run) -> [AttachedAnimation] {
    run.attached.filter { animation in
      sequence(first: animation.layer, next: \.outer).contains { $0 === layer }
    }
  }
}

extension AttachedAnimation {
  /// Whether an interaction moves it.
  fileprivate var isScrubbed: Bool { !(source is ExplicitAnimation) }

  /// Whether code has stopped a clock between the animation and a layer around it.
  fileprivate func isPausedByCode(upTo outer: CALayer) -> Bool {
    for layer in Swift.sequence(first: layer, next: \.superlayer) {
      if layer.isPausedByCode { return true }
      if layer === outer { return false }
    }
    return false
  }

  /// Goes on by the run's clock; to be called while both clocks go.
  fileprivate func leaveLayerClock() {
    begin = begin.flatMap { layer.runTime($0) }
    isOnRunClock = true
  }

  fileprivate func returnToLayerClock() {
    begin = begin.map { layer.localTime($0) }
    isOnRunClock = false
  }
}
