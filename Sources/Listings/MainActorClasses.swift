/// UIKit's classes that Apple's SDK isolates to the main actor.
///
/// A run has one thread, so module `UIKit` isolates nothing, and `@MainActor` of samples is left out. Isolation also makes
/// classes `Sendable`, with all their subclasses. Swift 6 asks for that where tasks share a view or a controller.
enum MainActorClasses {
  private static let names = [
    "CADisplayLink", "UIBarItem", "UICollectionViewLayout", "UIDynamicAnimator", "UIDynamicBehavior",
    "UIFeedbackGenerator", "UIGestureRecognizer", "UIImage", "UIMenuElement", "UIMotionEffect",
    "UIPercentDrivenInteractiveTransition", "UIPresentationController", "UIResponder", "UIScreen",
    "UIViewPropertyAnimator",
  ]

  /// The end of a file in Swift 6.
  static let ending = Array(
    ("\n#sourceLocation(file: \"isolation\", line: 1)\n"
      + names.map { "extension UIKit.\($0): @retroactive @unchecked Sendable {}\n" }.joined()).utf8)

  /// The file of a module in Swift 6, beside the author's.
  static let moduleFile = Array("import UIKit\n".utf8) + ending

  /// Whether a warning is of isolation, as the compiler sees it without the main actor.
  static func causes(_ warning: String) -> Bool {
    warning == "no 'async' operations occur within 'await' expression"
      || warning.hasSuffix("must restate inherited '@unchecked Sendable' conformance")
      || warning.hasPrefix("'nonisolated(unsafe)' is unnecessary for a constant with 'Sendable' type")
  }
}
