import TransitionEngine

/// Drives an animator's animations by the progress of a gesture.
///
/// If the animator has an interruptible animator, this object scrubs it; otherwise it holds the clock of the
/// container's layer, so that the view animations in it show the gesture's fraction.
///
/// A gesture may end before the transition has started, which is in the turn after the request. Its calls
/// until then are carried over to the start.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// A call before the start.
  private enum Ending { case finish, cancel }

  /// The animator's duration in seconds, from the start on.
  open private(set) var duration: CGFloat = 0
  /// The fraction of the last `update(_:)`, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the interaction, as a factor > 0.
  open var completionSpeed: CGFloat = 1
  /// The timing curve after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Replaces `completionCurve` for an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; otherwise `pause()` makes it interactive later.
  open var wantsInteractiveStart = true

  /// The transition being driven, from the request to the end.
  private var transition: ViewTransition?
  private var scrubber: (any TransitionScrubber)?
  private var carriedEnding: Ending?
  private var isUpdateIgnored = false

  /// An interaction controller for a delegate to return; it may drive several transitions in turn.
  public override init() { super.init() }

  /// Asks the animator to animate, and holds its animations at the latest fraction; without an interactive
  /// start, the animations run. UIKit calls this method; a context of another kind is ignored, and logged.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else {
      return log(.startInteractiveTransition, Remark("ignored: the context is not one of UIKit's containers"))
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
      // The animations begin at the time of the held clock, even if it moves on in this turn.
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

  /// Completes the transition, in `(1 - percentComplete) · duration / completionSpeed` seconds.
  open func finish() { end(.finish, .finish) }

  /// Returns the transition to its start, in `percentComplete · duration / completionSpeed` seconds.
  open func cancel() { end(.cancel, .cancel) }

  /// Makes a running transition interactive again; its animator has to be interruptible.
  open func pause() {
    guard let transition, [.running, .finishing, .cancelling].contains(transition.state) else {
      return ignore(.pause)
    }
    if scrubber == nil { scrubber = transition.askForInterruptibleAnimator().map(AnimatorScrubber.init) }
    guard let scrubber, scrubber.pause() else {
      return log(.pause, Remark("ignored: the animator is not interruptible"))
    }
    log(.pause, at(scrubber.fraction))
    percentComplete = scrubber.fraction
    transition.percentComplete = scrubber.fraction
    transition.pauseInteraction()
  }

  // MARK: Inside

  /// Called when a transition has been requested that this object will drive.
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
    transition?.run.noteActivity()
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
    // A call during the start may end the gesture, too.
    case .scheduled where wantsInteractiveStart, .interactive where scrubber == nil:
      carriedEnding = ending
      Run.current?.log(
        .call, actor: "\(type(of: self))", name: call.rawValue,
        detail: Remark("at \(rounded(percentComplete)), before the transition started: carried over"),
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
      detail: Remark("\(completionSpeed) is invalid and counts as 1: it has to be more than 0"),
      lint: .completionSpeed)
    return 1
  }

  private func ignore(_ call: Timeline.Event.Call) {
    let reason =
      transition.map { Remark("the transition is \($0.state.rawValue)") } ?? Remark("there is no transition")
    log(call, Remark("ignored: \(reason)"))
  }

  private func at(_ fraction: CGFloat) -> Remark { Remark("at \(rounded(fraction))") }
  private func rounded(_ fraction: CGFloat) -> CGFloat { (fraction * 1000).rounded() / 1000 }

  private func log(_ call: Timeline.Event.Call, _ detail: Remark) {
    Run.current?.log(.call, actor: "\(type(of: self))", call: call, detail: detail)
  }
}
