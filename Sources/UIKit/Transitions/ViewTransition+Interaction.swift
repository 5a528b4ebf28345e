import TransitionEngine

/// The interaction of a transition, which drives it, ends, and may begin again.
extension ViewTransition {
  var percentDriven: UIPercentDrivenInteractiveTransition? {
    interactor as? UIPercentDrivenInteractiveTransition
  }

  /// The animator's interruptible animator; nil without one, and before the start.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard let context else { return nil }
    let interruptible = animator.interruptibleAnimator(using: context)
    return interruptible is NotInterruptible ? nil : interruptible
  }

  /// Asks for the interruptible animator, and logs a result: other classes do not have the method.
  func askForInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard let interruptible = interruptibleAnimator else { return nil }
    run.log(.callback, actor: animatorName, call: .interruptibleAnimator)
    return interruptible
  }

  func updateInteraction(_ fraction: CGFloat) {
    guard state == .interactive else { return ignore(.updateInteractiveTransition) }
    percentComplete = .fraction(fraction)
    sample(.updated)
  }

  func finishInteraction() {
    guard state == .interactive else { return ignore(.finishInteractiveTransition) }
    wasCancelled = false
    letGo(.finishing, .finished)
  }

  func cancelInteraction() {
    guard state == .interactive else { return ignore(.cancelInteractiveTransition) }
    wasCancelled = true
    letGo(.cancelling, .cancelled)
  }

  private func letGo(_ state: State, _ kind: InteractionSample.Kind) {
    hold("its interaction was \(kind), but it didn't call completeTransition(_:)")
    enter(state)
    sample(kind)
    alongside.interactionChanged(in: self)
  }

  func pauseInteraction() {
    guard [.running, .finishing, .cancelling].contains(state) else {
      return ignore(.pauseInteractiveTransition)
    }
    wasCancelled = false
    hold("it is interactive, and was neither finished nor canceled")
    enter(.interactive)
    note { $0.isInteractive = true }
    sample(.paused)
    alongside.interactionChanged(in: self)
  }

  /// Called when the transition has moved after the end of the interaction.
  func moved(to fraction: CGFloat) {
    percentComplete = fraction
    sample(.completing)
  }

  func sample(_ kind: InteractionSample.Kind) {
    run.interaction.append(
      InteractionSample(
        time: run.loop.now.seconds, kind: kind, fraction: percentComplete, transition: index ?? 0))
  }

  private func ignore(_ call: Timeline.Event.Call) {
    run.log(
      .call, actor: animatorName, call: call, detail: Remark("ignored: the transition is \(state.rawValue)"))
  }
}

extension CGFloat {
  /// Clamps a value to 0…1; NaN counts as 0.
  static func fraction(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : Swift.min(Swift.max(value, 0), 1) }
}
