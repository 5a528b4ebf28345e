/// Drives an animator's own animations by how far a gesture has come.
///
/// It knows nothing of the animator. Where that has an interruptible animator, it scrubs that one; otherwise it
/// holds the clock of the container's layer, so that the view animations in it show what the gesture says.
///
/// A gesture may be over before the transition has started, which is in the turn after the request. What it
/// has said by then is carried over to the start.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// What was said before the start.
  private enum Ending { case finish, cancel }

  /// Seconds of the whole transition, as its animator says at the start.
  open private(set) var duration: CGFloat = 0
  /// What `update(_:)` said last, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes by itself, as a factor > 0.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes by itself.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Instead of `completionCurve`, for an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts with the interaction; otherwise `pause()` takes it up later.
  open var wantsInteractiveStart = true

  /// The transition that it drives, from the request to the end.
  private var transition: ViewTransition?
  private var scrubber: (any TransitionScrubber)?
  private var carriedEnding: Ending?
  private var isUpdateIgnored = false

  /// To be handed to a container by its delegate; one object may drive several transitions in turn.
  public override init() { super.init() }

  /// Asks the animator to animate, and holds its animations at the latest fraction; without an interactive start, the
  /// animations run. UIKit calls this method; a context of another kind is ignored, and noted in the log.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else {
      return log(.startInteractiveTransition, "ignored: the context is not one of UIKit's containers")
    }
    self.transition = transition
    duration = transition.duration
    guard transition.state == .interactive else { return transition.animate() }
    if let animator = transition.askForInterruptibleAnimator() {
      animator.pauseAnimation()
      scrubber = AnimatorScrubber(animator)
      transition.alongside.run(in: transition, with: animator)
    } else {
      let layers = [transition.change.container.layer] + transition.alongside.views.map(\.layer)
      scrubber = ClockScrubber(layers, duration: transition.duration, run: transition.run)
      transition.animate()
      // They begin where the clock was held, even if it is moved on in this turn.
      transition.run.startAnimations()
    }
    carryOver()
  }

  /// Shows a fraction of the transition.
  ///
  /// - Parameter percentComplete: clamped to 0…1.
  open func update(_ percentComplete: CGFloat) {
    let fraction = CGFloat.fraction(percentComplete)
    switch transition?.state {
    case .scheduled: self.percentComplete = fraction
    case .interactive: move(to: fraction)
    default:
      guard !isUpdateIgnored else { return }
      isUpdateIgnored = true
      ignore(.update)
    }
  }

  /// Lets the transition go on to its end, in `(1 - percentComplete) · duration / completionSpeed` seconds.
  open func finish() { end(.finish, .finish) }

  /// Lets the transition go back to its start, in `percentComplete · duration / completionSpeed` seconds.
  open func cancel() { end(.cancel, .cancel) }

  /// Takes up a transition that goes on by itself; its animator has to be an interruptible one.
  open func pause() {
    guard let transition, [.running, .finishing, .cancelling].contains(transition.state) else {
      return ignore(.pause)
    }
    if scrubber == nil { scrubber = transition.askForInterruptibleAnimator().map(AnimatorScrubber.init) }
    guard let scrubber, scrubber.pause() else {
      return log(.pause, "ignored: the animator is not interruptible")
    }
    log(.pause, at(scrubber.fraction))
    percentComplete = scrubber.fraction
    transition.percentComplete = scrubber.fraction
    transition.pauseInteraction()
  }

  // MARK: Inside

  /// A transition has been requested that this object will drive.
  func expect(_ transition: ViewTransition) {
    self.transition = transition
    scrubber = nil
    carriedEnding = nil
    percentComplete = 0
    isUpdateIgnored = false
  }

  func transitionEnded(_ transition: ViewTransition) {
    guard self.transition === transition else { return }
    let scrubber = scrubber
    self.transition = nil
    self.scrubber = nil
    scrubber?.end()
  }

  private func move(to fraction: CGFloat) {
    percentComplete = fraction
    scrubber?.scrub(to: fraction)
    transition?.updateInteraction(fraction)
  }

  private func carryOver() {
    if percentComplete > 0 { move(to: percentComplete) }
    guard let ending = carriedEnding else { return }
    carriedEnding = nil
    letGo(ending)
  }

  private func end(_ ending: Ending, _ call: Timeline.Event.Call) {
    switch transition?.state {
    // A call that the start itself causes may end the gesture, too.
    case .scheduled where wantsInteractiveStart, .interactive where scrubber == nil:
      carriedEnding = ending
      Run.current?.log(
        .call, actor: "\(type(of: self))", call: call,
        detail: "\(at(percentComplete)), before the transition started: carried over",
        lint: .gestureEndedEarly)
    case .interactive:
      log(call, at(percentComplete))
      letGo(ending)
    default: ignore(call)
    }
  }

  private func letGo(_ ending: Ending) {
    guard let transition, transition.state == .interactive else { return }
    let release = InteractionRelease(
      isReversed: ending == .cancel, speed: checkedSpeed, curve: completionCurve, timingCurve: timingCurve)
    switch ending {
    case .finish: transition.finishInteraction()
    case .cancel: transition.cancelInteraction()
    }
    scrubber?.letGo(release) { [weak transition] in transition?.moved(to: $0) }
  }

  private var checkedSpeed: CGFloat {
    if completionSpeed > 0, completionSpeed.isFinite { return completionSpeed }
    Run.current?.log(
      .call, actor: "\(type(of: self))", name: "completionSpeed",
      detail: "\(completionSpeed) counts as 1: it has to be more than 0", lint: .completionSpeed)
    return 1
  }

  private func ignore(_ call: Timeline.Event.Call) {
    let reason = transition.map { "the transition is \($0.state.rawValue)" } ?? "there is no transition"
    log(call, "ignored: \(reason)")
  }

  private func at(_ fraction: CGFloat) -> String { "at \((fraction * 1000).rounded() / 1000)" }

  private func log(_ call: Timeline.Event.Call, _ detail: String) {
    Run.current?.log(.call, actor: "\(type(of: self))", call: call, detail: detail)
  }
}
