import Animators
import Options
import Screens
import UIKit

/// The animator of a change: one of the catalog with its options, or the value of an author's expression.
package struct AnimatorChoice: Sendable {
  private enum Origin: Sendable {
    case catalogue(AnimatorDescription, OptionValues)
    case listing(ListingFunction, goesForward: Bool?)
  }

  private let origin: Origin

  package init(_ description: AnimatorDescription, _ values: OptionValues) {
    origin = .catalogue(description, values)
  }

  /// - Parameter goesForward: nil where it follows its container.
  package init(_ expression: ListingFunction, goesForward: Bool? = nil) {
    origin = .listing(expression, goesForward: goesForward)
  }

  /// As figures call it: that of the catalog, or the start of the expression, which mostly is a type.
  package var name: String {
    switch origin {
    case .catalogue(let description, _): description.name
    case .listing(let expression, _): expression.name
    }
  }

  /// The catalog's summary, in a sentence; nil for an author's animator.
  package var summary: String? {
    if case .catalogue(let description, _) = origin { description.summary } else { nil }
  }

  /// Whether it is a listing's: it can be made where that is loaded only.
  package var isListing: Bool { if case .listing = origin { true } else { false } }

  /// Whether nothing is wrong with it: tests say so of the catalog's own, mistakes left aside.
  package var isTested: Bool {
    if case .catalogue(let description, _) = origin { !description.isMistake } else { false }
  }

  /// As the log of a run names it. An author's expression begins with it, or else is made by something.
  var className: String {
    if isListing { return name }
    return Run(size: CGSize(width: 1, height: 1)).perform { "\(type(of: make()))" }
  }

  /// Whether it goes forward, for instance to a tab further right; nil where it follows its container.
  package var goesForward: Bool? {
    switch origin {
    case .catalogue(let description, let values): description.goesForward(values)
    case .listing(_, let goesForward): goesForward
    }
  }

  /// The edge from which it brings the new screen on the way forward; nil for one that is not known, and for none.
  package var edge: ScreenEdgeInteractionController.Side? {
    if case .catalogue(let description, let values) = origin { description.edge(values) } else { nil }
  }

  /// A fresh animator that presents one screen over a part of the other, since it is a transitioning delegate as well; nil
  /// for any other. Of a listing's this can be told only where that is loaded.
  var presentation: (any UIViewControllerTransitioningDelegate)? {
    Run(size: CGSize(width: 1, height: 1)).perform { make() as? any UIViewControllerTransitioningDelegate }
  }

  /// Whether it presents one screen over a part of the other; nil where that can be told only once listings are loaded.
  package var presentsOverPart: Bool? { isListing ? nil : presentation != nil }

  /// Whether it may present one screen over a part of the other, as far as can be told before listings are loaded.
  package var mayPresent: Bool { presentsOverPart ?? true }

  /// A fresh animator.
  ///
  /// - Parameter isForward: whether the container goes forward; nil if it does not matter.
  package func make(isForward: Bool? = nil) -> any UIViewControllerAnimatedTransitioning {
    switch origin {
    case .catalogue(let description, let values): description.make(values, isForward: isForward)
    case .listing(let expression, let goesForward): expression.value(goesForward ?? isForward ?? true)
    }
  }
}
