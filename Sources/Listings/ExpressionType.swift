/// What an expression of a page has to be, as the compiler checks it.
package enum ExpressionType: String, Sendable {
  case animator = "any UIKit.UIViewControllerAnimatedTransitioning"
}
