/// How a controller is presented. The raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// It is not: a container changes its children.
  case none = -1
  /// Over everything; the presenter's view is taken out of the tree meanwhile.
  case fullScreen = 0
  /// As the transitioning delegate's presentation controller says; the presenter's view stays.
  case custom = 4
  /// Over everything; the presenter's view stays below.
  case overFullScreen = 5
}

/// How a controller comes and goes where no delegate has an animator. The raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom edge, and back down.
  case coverVertical
  /// The screen turns over.
  case flipHorizontal
  /// The screen in front fades in, and out again.
  case crossDissolve

  func animator(reverse: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: CoverVerticalAnimator(reverse: reverse)
    case .flipHorizontal: FlipHorizontalAnimator(reverse: reverse)
    case .crossDissolve: CrossDissolveAnimator(reverse: reverse)
    }
  }
}
