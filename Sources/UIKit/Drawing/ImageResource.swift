import ImageFiles
import Symbols
import TransitionEngine

/// The name of a picture, which Xcode knows and the compiler of a page does not: give it yourself.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// A picture by its name, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}
