/// What Swift of a directive has to be, as the compiler checks it, and what it can name beside the page's own code.
package enum ExpressionType: String, Sendable {
  case animator
  /// A screen's view controller.
  case controller
  /// Statements.
  case statements
  /// An expression that does something; what it comes to does not matter.
  case call
  /// The name of a function.
  case function

  /// In Swift; nil for statements, which have no value.
  var value: String? {
    switch self {
    case .animator: "any UIKit.UIViewControllerAnimatedTransitioning"
    case .controller: "UIKit.UIViewController"
    case .statements: nil
    case .call: "Any"
    case .function: "(UIKit.UIView) -> Swift.Void"
    }
  }

  /// What it is told.
  var parameters: [(name: String, type: String)] {
    switch self {
    case .animator: [("isForward", "Swift.Bool")]
    case .statements, .call: [("view", "UIKit.UIView")]
    case .controller, .function: []
    }
  }
}
