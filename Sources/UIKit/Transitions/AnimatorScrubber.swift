/// Scrubs an interruptible animator.
final class AnimatorScrubber: TransitionScrubber {
  private let animator: any UIViewImplicitlyAnimating
  private var link: CADisplayLink?
  /// Called when the end is reached.
  private var arrive: (() -> Void)?

  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  var fraction: CGFloat { animator.fractionFromStart }

  func scrub(to fraction: CGFloat) { animator.fractionComplete = fraction }

  func letGo(_ release: InteractionRelease, moved: @escaping (CGFloat) -> Void) {
    let factor = release.remaining(from: fraction)
    let link = CADisplayLink { [animator] _ in moved(animator.fractionFromStart) }
    self.link = link
    link.add()
    arrive = { moved(release.target) }
    animator.isReversed = release.isReversed
    animator.continueAnimation(
      withTimingParameters: release.timingCurve ?? UICubicTimingParameters(animationCurve: release.curve),
      durationFactor: factor)
  }

  func pause() -> Bool {
    link?.invalidate()
    arrive = nil
    animator.pauseAnimation()
    animator.isReversed = false
    return true
  }

  func end() {
    link?.invalidate()
    arrive?()
  }
}

extension UIViewAnimating {
  /// The completed fraction from the start, in either direction.
  fileprivate var fractionFromStart: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }
}
