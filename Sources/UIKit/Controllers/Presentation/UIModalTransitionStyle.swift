import TransitionEngine

/// The default animation of a presentation, without an animator. The raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom edge, and back down.
  case coverVertical
  /// The screen turns over.
  case flipHorizontal
  /// The new screen fades in, and out again.
  case crossDissolve
  /// A page that curls up in part; here the screen fades, as lint reports.
  case partialCurl

  private func fadeInPlaceOfCurl(reverse: Bool) -> any UIViewControllerAnimatedTransitioning {
    Run.noteUnmodeled(Remark("page that curls in part"), Remark("it fades instead"))
    return CrossDissolveAnimator(reverse: reverse)
  }

  func animator(reverse: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: CoverVerticalAnimator(reverse: reverse)
    case .flipHorizontal: FlipHorizontalAnimator(reverse: reverse)
    case .crossDissolve: CrossDissolveAnimator(reverse: reverse)
    case .partialCurl: fadeInPlaceOfCurl(reverse: reverse)
    }
  }
}
