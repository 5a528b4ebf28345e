import ImageFiles
import Symbols
import TransitionEngine

/// The name of an image. Xcode generates such names, but the compiler of a page does not: declare them
/// yourself.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// Creates the name of an image, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}
