/// How a change of the stack shows, if it is animated.
extension UINavigationController {
  func startPendingTransition() {
    guard let change = pending, !isTransitionRunning else { return }
    pending = nil
    guard change.isAnimated, let from = visible, let to = topViewController, from !== to,
      let run = Run.current, view.window != nil
    else { return showAtOnce(change) }
    let operation: Operation = change.old.contains { $0 === to } ? .pop : .push
    isAskingDelegate = true
    let chosen = chosenAnimator(for: operation, from: from, to: to)
    isAskingDelegate = false
    visible = to
    let coordinator = pendingCoordinator
    pendingCoordinator = nil
    let transition = ViewTransition(
      from: from, to: to, in: transitionView, run: run, animator: chosen.animator,
      interactor: chosen.interactor,
      arrangement: TransitionArrangement(
        prepare: { self.mark(change, from: from, to: to) },
        appearanceBegan: {
          self.tellWillShow(to, animated: true)
          self.dissolveBar(to)
        }), alongside: coordinator?.alongside ?? AlongsideAnimations()
    ) { [weak self] didComplete in
      self?.transitionEnded(didComplete, change: change, from: from, to: to)
    }
    coordinator?.transition = transition
    self.transition = transition
    transition.schedule()
  }

  private func mark(_ change: StackChange, from: UIViewController, to: UIViewController) {
    to.isMovingToParent = !change.old.contains { $0 === to }
    from.isMovingFromParent = !stack.contains { $0 === from }
  }

  /// Has the bar follow along, at the same pace and driven by the same finger: what it showed lies over what
  /// it shows now, and fades.
  private func dissolveBar(_ controller: UIViewController) {
    let bar = navigationBar
    let old = bar.snapshotView(afterScreenUpdates: false)
    controller.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
      UIView.performWithoutAnimation {
        self.updateBar()
        bar.layoutIfNeeded()
        if let old { bar.addSubview(old) }
      }
      old?.alpha = 0
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func transitionEnded(
    _ didComplete: Bool, change: StackChange, from: UIViewController, to: UIViewController
  ) {
    transition = nil
    isSettling = true
    to.isMovingToParent = false
    from.isMovingFromParent = false
    if didComplete {
      settleChildren(after: change)
      tellDidShow(to, animated: true)
    } else {
      visible = from
      restore(change)
    }
    isSettling = false
    updateBar()
    view.setNeedsLayout()
  }
}
