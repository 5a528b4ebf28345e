import Scripts
import TransitionEngine
import UIKit

extension ScenarioSettings {
  /// What scripts can name.
  package var vocabulary: ScenarioVocabulary {
    return ScenarioVocabulary(
      container: container.vocabulary, tabs: tabTitles, screens: screens.map(\.name),
      actors: [choice?.className].compactMap(\.self) + functions.map(\.name) + Self.actors)
  }

  /// Classes and names that the log may name.
  private static let actors = [
    "tabs", "stack", "pages", "camera", "user", "TabAnimator", "ParallaxAnimator", "CoverVerticalAnimator",
    "InteractiveTabsDelegate", "InteractiveStackDelegate", "InteractivePresentationDelegate",
    "TabBarControllerDelegate", "PannedTabBarController", "CameraContainerController",
    "UIPercentDrivenInteractiveTransition", "ForgetfulInteractiveTransition", "SwipeInteractionController",
    "PanInteractionController", "PinchInteractionController", "ScreenEdgeInteractionController",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
  ]
}
