import Animators
import Options
import Screens
import UIKit

/// Who animates: an animator of the catalogue with the options that are set, or what an author's expression comes to.
package struct AnimatorChoice: Sendable {
  private enum Origin: Sendable {
    case catalogue(AnimatorDescription, OptionValues)
    case listing(ListingFunction)
  }

  private let origin: Origin

  package init(_ description: AnimatorDescription, _ values: OptionValues) {
    origin = .catalogue(description, values)
  }

  package init(_ expression: ListingFunction) { origin = .listing(expression) }

  /// As figures call it: that of the catalogue, or the start of the expression, which mostly is a type.
  package var name: String {
    switch origin {
    case .catalogue(let description, _): description.name
    case .listing(let expression): expression.name
    }
  }

  /// What the catalogue says of it, in a sentence; nil for an author's.
  package var summary: String? {
    if case .catalogue(let description, _) = origin { description.summary } else { nil }
  }

  /// Whether it is a listing's: it can be made where that is loaded only.
  package var isListing: Bool { if case .listing = origin { true } else { false } }

  /// As the log of a run names it. An author's expression begins with it, or else is made by something.
  var className: String {
    if isListing { return name }
    return Run(size: CGSize(width: 1, height: 1)).perform { "\(type(of: make()))" }
  }

  /// Whether it goes forward, for instance to a tab further right; nil where it follows its container.
  package var goesForward: Bool? {
    if case .catalogue(let description, let values) = origin { description.goesForward(values) } else { nil }
  }

  /// A fresh animator.
  ///
  /// - Parameter isForward: whether the container goes forward; nil if it does not matter.
  package func make(isForward: Bool? = nil) -> any UIViewControllerAnimatedTransitioning {
    switch origin {
    case .catalogue(let description, let values): description.make(values, isForward: isForward)
    case .listing(let expression): expression.value(isForward ?? true)
    }
  }
}
