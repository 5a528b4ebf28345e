import Animators
import UIKit

/// An animator of the catalogue, with the options that are set.
package struct AnimatorChoice: Sendable {
  package let description: AnimatorDescription
  private let values: [String: AnimatorOption.Value]

  /// - Parameter values: by the options' names.
  package init(_ description: AnimatorDescription, _ values: [String: AnimatorOption.Value]) {
    self.description = description
    self.values = values
  }

  /// A fresh animator; nil only if an option was refused, which has been reported.
  ///
  /// - Parameter isForward: whether the container goes forward; nil if it does not matter.
  package func make(isForward: Bool? = nil) -> (any UIViewControllerAnimatedTransitioning)? {
    try? description.make(values, isForward: isForward)
  }
}
