import TransitionEngine

extension UIView {
  /// Animates the changes in `animations`, ease-in-out.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds, during which the old values show.
  ///   - completion: called when all animations of the block are over, with whether they ran to their ends;
  ///     in the next turn if there are none.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, pace: options.curve), options: options,
      animations: animations, completion: completion)
  }

  /// Animates along a spring that settles after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot; above counts as 1.
  ///   - velocity: in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(duration: duration, delay: delay)
    let spring = Spring(
      dampingRatio: dampingRatio, duration: timing.duration, initialVelocity: velocity)
    timing.curve = .spring(spring, duration: timing.duration)
    animate(timing, options: options, animations: animations, completion: completion)
  }

  /// Animates along a spring with a perceived duration, until it has settled.
  ///
  /// - Parameters:
  ///   - duration: perceived seconds.
  ///   - bounce: -1…1; 0 does not overshoot.
  ///   - initialSpringVelocity: in total distances per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(duration: duration, delay: delay)
    if timing.duration > 0 {
      let spring = Spring(
        perceptualDuration: timing.duration, bounce: bounce, initialVelocity: initialSpringVelocity)
      timing.duration = min(spring.settlingDuration, AnimationTiming.longestSettling)
      timing.curve = .spring(spring, duration: timing.duration)
    }
    animate(timing, options: options, animations: animations, completion: completion)
  }

  /// Executes changes that take effect at once, even within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let run = Run.current else { return actionsWithoutAnimation() }
    run.recording(to: nil, actionsWithoutAnimation)
  }

  /// Enables or disables animations of views in the current run. While they are disabled, changes in
  /// animation blocks and property animators take effect at once. Outside a run nothing happens.
  public class func setAnimationsEnabled(_ enabled: Bool) { Run.current?.viewAnimations.areEnabled = enabled }

  /// Whether changes in animation blocks are animated; false outside a run.
  public class var areAnimationsEnabled: Bool { Run.current?.viewAnimations.areEnabled ?? false }

  /// Repeats the animations of changes that are made in a closure, within an animation block; outside of one, the
  /// changes take effect at once.
  ///
  /// - Parameters:
  ///   - count: how often the animations run; a fraction ends one early.
  ///   - autoreverses: whether every other run goes back; at the end, the new values show.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let run = Run.current, let block = run.viewAnimations.current as? BlockAnimation else {
      return animations()
    }
    var timing = block.timing
    timing.repeatCount = count.isNaN ? 1 : max(count, 0)
    timing.autoreverses = autoreverses
    run.recording(to: BlockAnimation(timing: timing, tracker: block.tracker)) { animations() }
  }

  /// The duration of the executing block in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    (Run.current?.viewAnimations.current as? BlockAnimation)?.timing.duration ?? 0
  }

  /// The common implementation of all variants.
  ///
  /// Outside a run there is no clock: the changes take effect, and the completion is called at once.
  static func animate(
    _ timing: AnimationTiming, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard let run = Run.current else {
      animations()
      completion?(true)
      return
    }
    var timing = timing.inheriting(
      from: run.viewAnimations.current, allBut: options.overrides)
    if timing.duration == 0, timing.delay > 0 { timing.duration = AnimationTiming.shortest }
    timing.repeatCount = options.contains(.repeat) ? .infinity : 1
    timing.autoreverses = options.contains(.autoreverse)
    timing.blocksTouches = !options.contains(.allowUserInteraction)
    let tracker = AnimationTracker { completion?($0) }
    let block = BlockAnimation(
      timing: timing, tracker: tracker,
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    run.recording(to: timing.duration > 0 ? block : nil) {
      animations()
      if options.contains(.layoutSubviews) { run.layOut() }
    }
    tracker.seal(in: run)
  }
}

extension AnimationTiming {
  /// The duration, in seconds, of a change without one that waits: the old value shows until the delay is over.
  static let shortest: TimeInterval = 0.0001

  /// The maximum duration of a spring in seconds; one without damping never settles.
  static let longestSettling: TimeInterval = 60

  /// The values that an animation nested in a block does not inherit.
  struct Overrides: OptionSet {
    let rawValue: Int
    static let duration = Self(rawValue: 1)
    static let curve = Self(rawValue: 2)
  }

  /// The timing inside another block, whose duration and curve are inherited unless overridden.
  func inheriting(
    from recorder: (any ChangeRecorder)?, allBut overrides: Overrides
  ) -> AnimationTiming {
    guard let outer = (recorder as? BlockAnimation)?.timing else { return self }
    var timing = self
    if !overrides.contains(.duration) { timing.duration = outer.duration }
    if !overrides.contains(.curve) { timing.curve = outer.curve }
    return timing
  }
}

extension UIView.AnimationOptions {
  fileprivate var overrides: AnimationTiming.Overrides {
    if contains(.overrideInheritedOptions) { return [.duration, .curve] }
    var overrides: AnimationTiming.Overrides = []
    if contains(.overrideInheritedDuration) { overrides.insert(.duration) }
    if contains(.overrideInheritedCurve) { overrides.insert(.curve) }
    return overrides
  }
}
