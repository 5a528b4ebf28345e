import Animators
import Screens
import TransitionEngine
import UIKit

/// Executes an animator between two screens: as a tab bar controller does, or in a presentation, for an
/// animator that is also a transitioning delegate.
struct TransitionRun {
  var screens: ScreenPair
  var animator: any UIViewControllerAnimatedTransitioning
  /// Whether the new screen lies to the right if the screens share no tab bar; nil if this does not matter.
  var isForward: Bool?
  /// For a presentation, whether the first screen is the presented one, and is dismissed.
  var isDismissal = false
  /// The presentation of one screen over the other; nil for tabs, or if the animator, as a transitioning
  /// delegate, decides that itself.
  var presentation: TransitionPresentation?
  /// The window's width over the screens' own.
  var widthScale: CGFloat = 1

  /// - Throws: `UnfinishedRun` if the transition never completes.
  func execute() throws -> Timeline {
    if let presentationDelegate { return try present(presentationDelegate) }
    let run = makeRun(screens.from.size)
    // Kept here: a tab bar controller does not retain its delegate.
    let delegate = InteractiveTabsDelegate(interaction: nil) { [animator] _ in animator }
    let tabs = run.perform {
      let tabs = ScreenTabs(screens, isBackward: isForward == false)
      tabs.controller.delegate = delegate
      run.window.backgroundColor = .black
      run.window.rootViewController = tabs.controller
      return tabs
    }
    return try withExtendedLifetime(delegate) {
      try run.settle()
      return try run.record { tabs.controller.selectedIndex = tabs.to }
    }
  }

  /// The delegate of a presentation: the animator itself, if it is one. Nil between tabs.
  private var presentationDelegate: (any UIViewControllerTransitioningDelegate)? {
    if let delegate = animator as? any UIViewControllerTransitioningDelegate { return delegate }
    guard presentation != nil else { return nil }
    return InteractivePresentationDelegate(interaction: nil) { [animator] _ in animator }
  }

  private func present(_ delegate: any UIViewControllerTransitioningDelegate) throws -> Timeline {
    let run = makeRun(screens.window(isDismissal: isDismissal))
    let presentation = run.perform {
      run.window.backgroundColor = .black
      return ScreenPresentation(
        screens, by: delegate, isDismissal: isDismissal, style: self.presentation?.style ?? .automatic,
        widthScale: widthScale)
    }
    try presentation.prepare(in: run)
    return try run.record { presentation.change() }
  }

  private func makeRun(_ size: CGSize) -> Run {
    Run(size: CGSize(width: size.width * widthScale, height: size.height))
  }
}
