/// The role of a directive's Swift, which determines its type and parameters.
package enum ExpressionType: String, Sendable {
  case animator
  /// A screen's view controller.
  case controller
  /// A scenario's container for the screens' controllers.
  case tabBarController, navigationController, pages
  /// The delegate that provides the animators of a scenario's container.
  case tabBarDelegate, navigationDelegate, transitioningDelegate
  /// The interaction controller of a scenario's container.
  case tabBarInteraction, navigationInteraction, dismissalInteraction
  case statements
  /// An expression that is evaluated for its effect.
  case call
  /// The name of a function, whose result is ignored.
  case function

  /// The type in Swift; nil for statements, which have no value.
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

  /// The names and types of the parameters.
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
