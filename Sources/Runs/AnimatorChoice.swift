import Animators
import Options
import UIKit

/// An animator of the catalogue, with the options that are set.
package struct AnimatorChoice: Sendable {
  package let description: AnimatorDescription
  private let values: OptionValues

  package init(_ description: AnimatorDescription, _ values: OptionValues) {
    self.description = description
    self.values = values
  }

  /// A fresh animator.
  ///
  /// - Parameter isForward: whether the container goes forward; nil if it does not matter.
  package func make(isForward: Bool? = nil) -> any UIViewControllerAnimatedTransitioning {
    description.make(values, isForward: isForward)
  }
}
