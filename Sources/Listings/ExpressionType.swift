/// What Swift of a directive has to be, as the compiler checks it, and what it can name beside the page's own code.
package enum ExpressionType: String, Sendable {
  case animator
  /// A screen's view controller.
  case controller
  /// What a scenario is played in, made of the screens' controllers.
  case tabBarController, navigationController, pages
  /// Who is asked for the animators of a scenario's container.
  case tabBarDelegate, navigationDelegate, transitioningDelegate
  /// What drives the changes of a scenario's container.
  case tabBarInteraction, navigationInteraction, dismissalInteraction
  /// Statements.
  case statements
  /// An expression that does something; what it comes to does not matter.
  case call
  /// The name of a function. What it returns does not matter, either.
  case function

  /// In Swift; nil for statements, which have no value.
  var value: String? {
    switch self {
    case .animator: "any UIKit.UIViewControllerAnimatedTransitioning"
    case .controller, .pages: "UIKit.UIViewController"
    case .tabBarController: "UIKit.UITabBarController"
    case .navigationController: "UIKit.UINavigationController"
    case .tabBarDelegate: "any UIKit.UITabBarControllerDelegate"
    case .navigationDelegate: "any UIKit.UINavigationControllerDelegate"
    case .transitioningDelegate: "any UIKit.UIViewControllerTransitioningDelegate"
    case .tabBarInteraction, .navigationInteraction, .dismissalInteraction:
      "any UIKit.UIViewControllerInteractiveTransitioning"
    case .statements: nil
    case .call: "Any"
    case .function: "(UIKit.UIView) -> Any"
    }
  }

  /// What it is told.
  var parameters: [(name: String, type: String)] {
    switch self {
    case .animator: [("isForward", "Swift.Bool")]
    case .tabBarController, .navigationController, .pages: [("controllers", "[UIKit.UIViewController]")]
    case .tabBarDelegate, .tabBarInteraction: [("container", "UIKit.UITabBarController")]
    case .navigationDelegate, .navigationInteraction: [("container", "UIKit.UINavigationController")]
    case .transitioningDelegate, .dismissalInteraction: [("controller", "UIKit.UIViewController")]
    case .statements, .call: [("view", "UIKit.UIView")]
    case .controller, .function: []
    }
  }
}
