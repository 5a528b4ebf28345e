import TransitionEngine

/// An animation that can be paused, scrubbed, reversed and continued.
///
/// Pausing holds all properties at their current values, and `fractionComplete` counts distance, if
/// `scrubsLinearly`, or time. Continuing without new parameters follows the original curve; reversing follows
/// it backward. (A spring cannot run backward: a new spring leads from the current values to the start.)
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The animator's timing curve.
  open var timingParameters: (any UITimingCurveProvider)? { pace }
  private let pace: any UITimingCurveProvider
  /// The given duration in seconds.
  open var duration: TimeInterval { ownDuration }
  private let ownDuration: TimeInterval
  /// The delay of the last `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Inactive before the start, and after the end; active while waiting for a delayed start.
  ///
  /// Source: Apple's documentation of `startAnimation(afterDelay:)`.
  open var state: UIViewAnimatingState { delayedStart == nil ? ownState : .active }
  private var ownState = UIViewAnimatingState.inactive { didSet { checkObservations() } }
  /// Kept, without effect: every animator can be paused and scrubbed.
  open var isInterruptible = true
  /// Whether the moving views receive touches; otherwise touches pass through them.
  open var isUserInteractionEnabled = true
  /// Whether `fractionComplete` counts distance, instead of time.
  open var scrubsLinearly = true
  /// Whether the animator pauses and stays active when it reaches an end.
  open var pausesOnCompletion = false

  private var blocks: [(body: () -> Void, delayFactor: Double, calls: [AnimationCall])] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var attached: [AttachedAnimation] = []
  /// The motion of the completed distance, on the run's clock.
  private var way = Motion.rest(at: 0)
  /// The motion of the completed time; nil while, or since, the animator follows a curve other than its own.
  private var time: Motion? = .rest(at: 0)
  private var endToken: VirtualRunLoop.Token?
  /// The scheduled start after a delay.
  private var delayedStart: VirtualRunLoop.Token?
  /// The start of new changes, and the calls that added them, while animations are executed.
  private var current: (start: Double, calls: [AnimationCall]) = (0, [])

  // MARK: Creating

  /// An animator that is inactive until it is started.
  ///
  /// - Parameter duration: seconds; a negative or non-finite value counts as 0, and is logged.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    ownDuration = AnimationTiming(duration: duration).duration
    pace = parameters
  }

  /// An animator of 0.2 seconds, ease-in-out.
  public convenience override init() { self.init(duration: 0.2, curve: .easeInOut) }

  /// An animator along one of the named curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a cubic Bézier; the x coordinates of its control points are clamped to 0…1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a spring that settles after `duration`.
  ///
  /// - Parameter ratio: 1 does not overshoot.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that is already running.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  /// Adds changes. They are executed when the animator starts, or at once if it has started.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: the fraction of the remaining duration before the changes start, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 0.999)
    let calls = Run.current?.currentCalls() ?? []
    guard ownState == .active else {
      blocks.append((animation, factor, calls))
      return
    }
    let elapsed = min(timeFraction, 0.999)
    let first = tracks.count
    execute(animation, start: min(elapsed + (1 - elapsed) * factor, 0.999), for: calls)
    for index in tracks.indices.dropFirst(first) { tracks[index].motion = motion(of: tracks[index]) }
    attach()
  }

  /// Adds a completion, called when the animator finishes; not if it is stopped without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Moving

  /// Whether the animator is running, neither paused nor scrubbed.
  open private(set) var isRunning = false { didSet { checkObservations() } }

  /// Whether the animator runs to its start. Setting it while it is running reverses it at once.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      goOn()
    }
  }

  /// The completed fraction in the animator's direction, clamped to 0…1. Setting it pauses the animator.
  ///
  /// A reversed animator runs from its end to its start: reversing it turns 0.3 into 0.7, without changing
  /// the views.
  open var fractionComplete: CGFloat {
    get { inDirection(!isRunning || scrubsLinearly ? wayFraction : timeFraction) }
    set {
      defer { checkObservations() }
      pauseAnimation()
      guard ownState == .active else { return }
      let fraction = inDirection(.fraction(newValue))
      if scrubsLinearly {
        hold(way: fraction, time: curve.time(atProgress: fraction, accuracy: Self.accuracy))
      } else {
        hold(way: curve.value(at: fraction), time: fraction)
      }
    }
  }

  /// Converts a fraction from the start to one in the animator's direction, and back.
  private func inDirection(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }

  /// Starts or continues the animator. The first start executes the animations. A stopped animator stays
  /// stopped.
  open func startAnimation() {
    callOffDelayedStart()
    guard ownState != .stopped, !isRunning else { return }
    activate()
    goOn()
  }

  /// Starts the animator after a delay. Starting, pausing, scrubbing or stopping it meanwhile cancels the
  /// delayed start.
  ///
  /// - Parameter delay: seconds; the animations are executed after it.
  open func startAnimation(afterDelay delay: TimeInterval) {
    callOffDelayedStart()
    self.delay = AnimationTiming(duration: 0, delay: delay).delay
    guard self.delay > 0, let run = Run.current else { return startAnimation() }
    delayedStart = run.loop.schedule(after: VirtualTime(seconds: self.delay)) { self.startAnimation() }
  }

  /// - Returns: whether a delayed start was canceled.
  @discardableResult
  private func callOffDelayedStart() -> Bool {
    guard let token = delayedStart else { return false }
    delayedStart = nil
    Run.current?.loop.cancel(token)
    return true
  }

  /// Holds all properties at their current values. An animator that has not started becomes active, at its
  /// start.
  open func pauseAnimation() {
    callOffDelayedStart()
    guard ownState != .stopped else { return }
    activate()
    isRunning = false
    let now = now
    time = time.map { .rest(at: $0.value(at: now)) }
    move(.rest(at: wayFraction))
  }

  /// - Parameters:
  ///   - parameters: nil for the animator's own.
  ///   - durationFactor: seconds as a factor of the duration; 0 for what remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard ownState == .active else { return }
    guard parameters != nil || (durationFactor > 0 && durationFactor.isFinite) else { return goOn() }
    let remaining = isReversed ? timeFraction : 1 - timeFraction
    let factor = durationFactor > 0 && durationFactor.isFinite ? durationFactor : remaining
    goOn(on: (parameters ?? pace).timing(duration: max(duration * factor, Self.instant)))
  }

  /// Stops all properties at their current values; during a delay, at the start.
  ///
  /// - Parameter withoutFinishing: false if `finishAnimation(at:)` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if callOffDelayedStart() { activate() }
    guard ownState == .active else { return }
    settle(at: .current)
    isRunning = false
    ownState = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Finishes a stopped animator and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard ownState == .stopped else { return }
    finish(at: finalPosition)
  }

  // MARK: Inside

  /// A duration that replaces 0, to allow divisions. In seconds; it rounds to zero ticks.
  private static let instant = 1e-10

  /// The accuracy of the time at which the curve reaches a fraction.
  private static let accuracy = 1e-15

  /// The animator's curve and its real duration.
  private var timing: UITimingCurve { pace.timing(duration: max(duration, Self.instant)) }
  private var curve: TimingCurve { timing.curve }

  /// Seconds on the run's clock.
  private var now: TimeInterval { Run.current?.loop.now.seconds ?? 0 }

  /// The current fraction of the distance.
  private var wayFraction: Double { way.value(at: now) }

  /// The current fraction of the animator's time.
  private var timeFraction: Double {
    time?.value(at: now) ?? curve.time(atProgress: wayFraction, accuracy: Self.accuracy)
  }

  /// Executes the animations, which change the model, and holds the properties at their old values.
  private func activate() {
    guard ownState == .inactive else { return }
    ownState = .active
    let blocks = blocks
    self.blocks = []
    for block in blocks { execute(block.body, start: block.delayFactor, for: block.calls) }
    hold(way: 0, time: 0)
  }

  /// - Parameter calls: those that added the animations.
  private func execute(_ body: () -> Void, start: Double, for calls: [AnimationCall]) {
    guard let run = Run.current else { return body() }
    current = (start, calls)
    run.recording(to: self, body)
  }

  /// Continues along the animator's own curve, forward or backward. A spring cannot run backward: a new
  /// one leads from the current fraction to the start.
  private func goOn() {
    let (timing, now, elapsed) = (timing, now, timeFraction)
    guard isReversed else {
      return start(
        Motion(
          from: 0, to: 1, .curve(timing.curve), begin: now - elapsed * timing.duration,
          duration: timing.duration), isOwn: true)
    }
    guard let back = timing.curve.mirrored else { return goOn(on: timing) }
    start(
      Motion(
        from: 1, to: 0, .curve(back), begin: now - (timing.duration - elapsed * timing.duration),
        duration: timing.duration), isOwn: true)
  }

  /// Continues from the current fraction to an end, along another curve.
  private func goOn(on timing: UITimingCurve) {
    start(
      Motion(
        from: wayFraction, to: isReversed ? 0 : 1, .curve(timing.curve), begin: now,
        duration: timing.duration), isOwn: false)
  }

  /// - Parameter isOwn: whether the motion is along the animator's own curve.
  private func start(_ motion: Motion, isOwn: Bool) {
    isRunning = true
    time = isOwn ? motion : nil
    time?.law = .curve(.linear)
    move(motion)
    guard let run = Run.current else { return finish(at: isReversed ? .start : .end) }
    endToken = run.loop.schedule(at: VirtualTime(seconds: motion.end)) { self.reachEnd() }
  }

  private func reachEnd() {
    guard pausesOnCompletion else { return finish(at: isReversed ? .start : .end) }
    isRunning = false
    hold(way: isReversed ? 0 : 1, time: isReversed ? 0 : 1)
  }

  /// Holds the animator, and each property at its value for the animator's time.
  private func hold(way: Double, time: Double) {
    callOffEnd()
    (self.way, self.time) = (.rest(at: way), .rest(at: time))
    for index in tracks.indices { tracks[index].motion = heldMotion(startingAt: tracks[index].start) }
    attach()
  }

  /// The motion of a property held at its value for the animator's time.
  private func heldMotion(startingAt start: Double) -> Motion {
    .rest(at: start == 0 ? wayFraction : curve.value(at: (timeFraction - start) / (1 - start)))
  }

  /// Moves the animator, and each property from its current value.
  private func move(_ motion: Motion) {
    callOffEnd()
    way = motion
    for index in tracks.indices { tracks[index].motion = self.motion(of: tracks[index]) }
    attach()
  }

  /// A property's motion from its current value: along the animator's own curve after the property's delay,
  /// or along any other curve at once.
  private func motion(of track: AnimatorTrack) -> Motion {
    let (now, from) = (now, track.motion.value(at: now))
    guard way.duration > 0 else { return .rest(at: from) }
    var motion = way
    if time != nil {
      if motion.to > motion.from { motion.begin += track.start * motion.duration }
      motion.duration *= 1 - track.start
    } else {
      (motion.from, motion.begin, motion.duration) = (
        from, max(way.begin, now), way.end - max(way.begin, now)
      )
    }
    return motion
  }

  /// Replaces the animations on the layers by those of the current motion.
  private func attach() {
    detach()
    guard let run = Run.current else { return }
    attached = tracks.map { track in
      AttachedAnimation(
        layer: track.layer, key: track.layer.unusedKey(for: track.change.keyPath),
        sequence: run.nextSequence(),
        source: AnimatorSource(
          animation: track.animation, keyPath: track.change.keyPath,
          blocksTouches: !isUserInteractionEnabled),
        trackers: [], calls: track.calls)
    }
    attached.forEach(run.attach)
  }

  private func release() {
    callOffEnd()
    detach()
  }

  private func callOffEnd() {
    if let endToken { Run.current?.loop.cancel(endToken) }
    endToken = nil
  }

  private func detach() {
    guard let run = Run.current else { return }
    attached.forEach { run.detach($0) }
    attached = []
  }

  /// Removes the animations and sets the model to the values of a position.
  private func settle(at position: UIViewAnimatingPosition) {
    let now = now
    release()
    for track in tracks {
      switch position {
      case .end: track.layer.assign(track.change.new, to: track.change.keyPath)
      case .start: track.layer.assign(track.change.old, to: track.change.keyPath)
      case .current: track.layer.assign(track.value(at: now), to: track.change.keyPath)
      }
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if ownState == .stopped, position == .current { release() } else { settle(at: position) }
    isRunning = false
    ownState = .inactive
    let completions = completions
    forget()
    completions.forEach { $0(position) }
  }

  private func forget() {
    tracks = []
    completions = []
    (way, time) = (.rest(at: 0), .rest(at: 0))
  }
}

extension UIViewPropertyAnimator: ChangeRecorder {
  var recordedTiming: AnimationTiming { AnimationTiming(duration: duration) }

  func record(_ change: PropertyChange, on layer: CALayer, in run: Run) {
    let calls = current.calls + run.currentCalls()
    if let index = tracks.firstIndex(where: {
      $0.layer === layer && $0.change.keyPath == change.keyPath && $0.start == current.start
    }) {
      tracks[index].change.new = change.new
      tracks[index].calls.add(calls)
    } else {
      // Apple's documentation: non-additive changes take over as if `beginFromCurrentState` was given.
      let change = change.keyPath.isAdditive ? change : layer.fromCurrentState(change, in: run)
      tracks.append(
        AnimatorTrack(
          layer: layer, change: change, start: current.start,
          motion: heldMotion(startingAt: current.start), calls: calls))
    }
  }
}

extension CALayer {
  /// Sets a value of the model, without animation.
  fileprivate func assign(_ value: PropertyAnimation.Value, to keyPath: PropertyAnimation.KeyPath) {
    if case .rect(let rect) = value, keyPath == .bounds {
      UIView.performWithoutAnimation { bounds = rect }
    } else if properties.setValue(value, for: keyPath) {
      invalidate()
    }
  }
}
