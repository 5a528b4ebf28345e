import Scripts
import TransitionEngine
import UIKit

extension ScenarioSettings {
  /// What scripts can name.
  package var vocabulary: ScenarioVocabulary {
    ScenarioVocabulary(
      container: container.vocabulary, tabs: tabTitles, screens: screens.map(\.name),
      actors: [choice?.className].compactMap(\.self) + functions.map(\.name) + Self.actors, detents: detents)
  }

  /// Those of the scenario's sheets; nil where a view controller of the page's Swift may have others.
  private var detents: [String]? {
    if presentation.style == .sheet { return presentation.detents.map(\.text) }
    return screens.contains(where: \.runsListings) ? nil : []
  }

  /// Classes and names that the log may name.
  private static let actors = [
    "tabs", "stack", "pages", "camera", "user", "TabAnimator", "ParallaxAnimator", "CoverVerticalAnimator",
    "InteractiveTabsDelegate", "InteractiveStackDelegate", "InteractivePresentationDelegate",
    "ScenarioPresentationDelegate", "UISheetPresentationController", "UIPopoverPresentationController",
    "TabBarControllerDelegate", "PannedTabBarController", "CameraContainerController",
    "UIPercentDrivenInteractiveTransition", "ForgetfulInteractiveTransition", "SwipeInteractionController",
    "PanInteractionController", "PinchInteractionController", "ScreenEdgeInteractionController",
    "UIPanGestureRecognizer", "UIPinchGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UITapGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScrollViewPanGestureRecognizer",
  ]
}
