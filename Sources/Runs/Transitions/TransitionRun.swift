import Animators
import Screens
import TransitionEngine
import UIKit

/// Executes an animator between two screens, as a tab bar controller would.
package struct TransitionRun {
  var screens: ScreenPair
  var animator: any UIViewControllerAnimatedTransitioning
  var isForward: Bool?
  var widthScale: CGFloat

  /// - Parameters:
  ///   - isForward: where the screens share no tab bar, whether the new one lies to the right; nil if it does not matter.
  ///   - widthScale: of the window over the screens' own.
  package init(
    screens: ScreenPair, animator: any UIViewControllerAnimatedTransitioning, isForward: Bool? = nil,
    widthScale: CGFloat = 1
  ) {
    self.screens = screens
    self.animator = animator
    self.isForward = isForward
    self.widthScale = widthScale
  }

  /// - Throws: `UnfinishedRun` if the transition never completes.
  package func execute() throws -> Timeline {
    let size = screens.from.size
    let run = Run(size: CGSize(width: size.width * widthScale, height: size.height))
    // Held here: a tab bar controller does not keep its delegate.
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
}
