/// The transition of an animated change of the stack.
extension UINavigationController {
  func startPendingTransition() {
    guard let change = pending, !isTransitionRunning else { return }
    pending = nil
    guard change.isAnimated, let from = visible, let to = topViewController, from !== to,
      let run = Run.current, view.window != nil
    else { return showAtOnce(change) }
    let operation: Operation = change.old.contains { $0 === to } ? .pop : .push
    isAskingDelegate = true
    let chosen = chosenAnimator(for: operation, from: from, to: to, by: change.delegate ?? delegate)
    isAskingDelegate = false
    visible = to
    let coordinator = pendingCoordinator
    pendingCoordinator = nil
    var content = content(from: from, to: to)
    content.prepare = { self.mark(change, from: from, to: to) }
    content.appearanceBegan = {
      self.tellWillShow(to, animated: true)
      self.dissolveBar(to)
    }
    transition = ViewTransition(
      content, by: chosen, run: run, alongside: coordinator?.alongside ?? AlongsideAnimations()
    ) { [weak self] didComplete in
      self?.transitionEnded(didComplete, change: change, from: from, to: to)
    }
    coordinator?.transition = transition
    transition?.schedule()
  }

  private func mark(_ change: StackChange, from: UIViewController, to: UIViewController) {
    to.isMovingToParent = !change.old.contains { $0 === to }
    from.isMovingFromParent = !stack.contains { $0 === from }
  }

  /// Cross-fades the bar's content with the transition, at the same pace and driven by the same gesture.
  private func dissolveBar(_ controller: UIViewController) {
    let bar = navigationBar
    var end: () -> Void = {}
    controller.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
      end = bar.crossFade { self.updateBar() }
      // A bar that shows a large title on one of the screens changes its height.
      self.layOutBar()
      bar.layoutIfNeeded()
    } completion: { _ in
      end()
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
