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

  /// The choice as it is coded: an animator of the catalog with its name, and its options as they were read.
  private enum Coded: Codable {
    case catalogue(String, options: [String: String])
    case listing(ListingFunction, goesForward: Bool?)
  }

  private let origin: Origin

  package init(_ description: AnimatorDescription, _ values: OptionValues) {
    origin = .catalogue(description, values)
  }

  /// - Parameter goesForward: nil if the animator follows its container.
  package init(_ expression: ListingFunction, goesForward: Bool? = nil) {
    origin = .listing(expression, goesForward: goesForward)
  }

  /// The name in figures: the catalog's, or the start of the expression, which mostly is a type.
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

  /// Whether the animator belongs to a listing, which must be loaded to make it.
  package var isListing: Bool { if case .listing = origin { true } else { false } }

  /// Whether tests confirm that the animator is correct: true for the catalog's own, except for its
  /// deliberate mistakes.
  package var isTested: Bool {
    if case .catalogue(let description, _) = origin { !description.isMistake } else { false }
  }

  /// The name in the log of a run. An author's expression begins with the class name, unless another call
  /// makes the animator.
  var className: String {
    if isListing { return name }
    return Run(size: CGSize(width: 1, height: 1)).perform { "\(type(of: make()))" }
  }

  /// Whether the animator goes forward, for instance to a tab further right; nil if it follows its container.
  package var goesForward: Bool? {
    switch origin {
    case .catalogue(let description, let values): description.goesForward(values)
    case .listing(_, let goesForward): goesForward
    }
  }

  /// The edge from which the animator brings in the new screen on the way forward; nil if unknown, or without
  /// an edge.
  package var edge: ScreenEdgeInteractionController.Side? {
    if case .catalogue(let description, let values) = origin { description.edge(values) } else { nil }
  }

  /// A new animator that is also a transitioning delegate, and presents one screen over a part of the other;
  /// nil for any other. For a listing's animator this is known only once the listing is loaded.
  var presentation: (any UIViewControllerTransitioningDelegate)? {
    Run(size: CGSize(width: 1, height: 1)).perform { make() as? any UIViewControllerTransitioningDelegate }
  }

  /// Whether the animator presents one screen over a part of the other; nil if this is known only once
  /// listings are loaded.
  package var presentsOverPart: Bool? { isListing ? nil : presentation != nil }

  /// Whether the animator may present one screen over a part of the other, as far as known before listings
  /// are loaded.
  package var mayPresent: Bool { presentsOverPart ?? true }

  /// A new animator.
  ///
  /// - Parameter isForward: whether the container goes forward; nil if the direction does not matter.
  package func make(isForward: Bool? = nil) -> any UIViewControllerAnimatedTransitioning {
    switch origin {
    case .catalogue(let description, let values): description.make(values, isForward: isForward)
    case .listing(let expression, let goesForward): expression.value(goesForward ?? isForward ?? true)
    }
  }
}

extension AnimatorChoice: Codable {
  package func encode(to encoder: any Encoder) throws {
    let coded: Coded =
      switch origin {
      case .catalogue(let description, let values): .catalogue(description.name, options: values.texts)
      case .listing(let function, let goesForward): .listing(function, goesForward: goesForward)
      }
    try coded.encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    switch try Coded(from: decoder) {
    case .catalogue(let name, let options):
      guard let description = Catalogue.animator(named: name) ?? Mistakes.animator(named: name) else {
        throw CodingError()
      }
      var values = OptionValues()
      for (name, text) in options {
        guard let option = description.option(named: name) else { throw CodingError() }
        try option.read(text, into: &values)
      }
      self.init(description, values)
    case .listing(let function, let goesForward): self.init(function, goesForward: goesForward)
    }
  }

  /// A name that the catalog doesn't have.
  private struct CodingError: Error {}
}
