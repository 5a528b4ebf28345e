import Animators
import Scripts
import TransitionEngine
import UIKit

extension ScenarioSettings {
  /// The names that scripts can use.
  package var vocabulary: ScenarioVocabulary {
    ScenarioVocabulary(
      container: container, tabs: tabTitles, screens: screens.map(\.name),
      actors: [choice?.className].compactMap(\.self) + functions.map(\.name) + Self.actors,
      allowsOwnNames: !functions.isEmpty || screens.contains(where: \.runsListings), detents: detents)
  }

  /// The detents of the scenario's sheets; nil if a view controller of the page's Swift may have others.
  private var detents: [String]? {
    if presentation.style == .sheet { return presentation.detents.map(\.text) }
    return screens.contains(where: \.runsListings) ? nil : []
  }

  /// The actors that the log may contain: containers, the user, and classes.
  private static let actors =
    [TabStage.logName, StackStage.logName, PagingStage.logName, CameraViewController.name, UITabBar.user]
    + classes.map { String(describing: $0) } + [UIScrollView.panLogName]

  /// The classes of which scenarios make instances.
  private static let classes: [AnyClass] = [
    TabAnimator.self, ParallaxAnimator.self, CoverVerticalAnimator.self, InteractiveTabsDelegate.self,
    InteractiveStackDelegate.self, InteractivePresentationDelegate.self, ScenarioPresentationDelegate.self,
    UISheetPresentationController.self, UIPopoverPresentationController.self, TabBarControllerDelegate.self,
    PannedTabBarController.self, CameraContainerController.self, UIPercentDrivenInteractiveTransition.self,
    ForgetfulInteractiveTransition.self, SwipeInteractionController.self, PanInteractionController.self,
    PinchInteractionController.self, ScreenEdgeInteractionController.self, UIPanGestureRecognizer.self,
    UIPinchGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self, UITapGestureRecognizer.self,
    UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self,
  ]
}
