import TransitionEngine

/// A layer whose clock an interaction has stopped, and the animations in it that follow the clock.
struct PausedLayer {
  let layer: CALayer
  private let timing: LayerTiming
  /// The clock's time when it was stopped.
  private let start: TimeInterval
  /// The animation number at that time; animations are numbered in the order in which they were added.
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

  /// - Parameter seconds: the time since the clock was stopped.
  mutating func show(_ seconds: TimeInterval, in run: Run) {
    freeExplicitAnimations(in: run)
    layer.holdClock(at: start + seconds)
  }

  /// Restores the clock, and continues the animations that follow it from their current state.
  ///
  /// - Returns: the finished animations: on the way back, all that were added meanwhile.
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
        detail: Remark("an explicit animation runs by itself: an interaction scrubs view animations only"),
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
  /// Whether an interaction scrubs the animation.
  fileprivate var isScrubbed: Bool { !(source is ExplicitAnimation) }

  /// Whether code has stopped a clock between the animation and an outer layer.
  fileprivate func isPausedByCode(upTo outer: CALayer) -> Bool {
    for layer in Swift.sequence(first: layer, next: \.superlayer) {
      if layer.isPausedByCode { return true }
      if layer === outer { return false }
    }
    return false
  }

  /// Moves the animation to the run's clock. Call it while both clocks run.
  fileprivate func leaveLayerClock() {
    begin = begin.flatMap { layer.runTime($0) }
    isOnRunClock = true
  }

  fileprivate func returnToLayerClock() {
    begin = begin.map { layer.localTime($0) }
    isOnRunClock = false
  }
}
