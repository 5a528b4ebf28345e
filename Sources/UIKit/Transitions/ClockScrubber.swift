import TransitionEngine

/// Scrubs the view animations in a container by holding its layer's clock: `speed` is 0, and `timeOffset` is
/// the animations' time.
///
/// Explicit animations are not scrubbed: they run on, unless the code that added them stops a clock that they
/// follow. iOS 11 introduced this; before, they followed the gesture, too. Sources: Open Radar 38766932, and
/// issue 15 of material-motion/motion-transitioning-objc. Apple doesn't document the mechanism: the clock is
/// inferred.
final class ClockScrubber: TransitionScrubber {
  private(set) var fraction: CGFloat = 0
  /// Seconds.
  private let duration: TimeInterval
  private let run: Run
  private var layers: [PausedLayer]
  private var link: CADisplayLink?
  private var arrival: VirtualRunLoop.Token?

  /// - Parameter layers: the container's, and others whose animations are scrubbed, too.
  init(_ layers: [CALayer], duration: TimeInterval, run: Run) {
    self.duration = duration
    self.run = run
    self.layers = []
    for layer in layers where !self.layers.contains(where: { $0.layer === layer }) {
      self.layers.append(PausedLayer(layer, in: run))
    }
  }

  func scrub(to fraction: CGFloat) {
    self.fraction = fraction
    for index in layers.indices { layers[index].show(fraction * duration, in: run) }
  }

  /// A display link moves the clock until all animations end together.
  func letGo(_ release: InteractionRelease, moved: @escaping (CGFloat) -> Void) {
    let motion = Motion(
      from: fraction, to: release.target, .curve(release.curve.curve), begin: run.loop.now.seconds,
      duration: release.remaining(from: fraction) * duration)
    let end = VirtualTime(seconds: motion.end)
    let link = CADisplayLink { [run] _ in
      guard run.loop.now < end else { return }
      self.scrub(to: motion.value(at: run.loop.now.seconds))
      moved(self.fraction)
    }
    self.link = link
    link.add()
    arrival = run.loop.schedule(at: end) { [run] in
      run.performFrame {
        self.scrub(to: release.target)
        moved(release.target)
      }
      // The last frame is shown before the clock continues and the animations end.
      self.arrival = run.loop.schedule { self.releaseClocks(isReversed: release.isReversed) }
    }
  }

  /// View animations cannot be paused again.
  func pause() -> Bool { false }

  func end() { releaseClocks(isReversed: false) }

  private func releaseClocks(isReversed: Bool) {
    link?.invalidate()
    link = nil
    if let arrival { run.loop.cancel(arrival) }
    arrival = nil
    let due = layers.flatMap { $0.release(isReversed: isReversed, in: run) }
    layers = []
    run.end(due)
  }
}
