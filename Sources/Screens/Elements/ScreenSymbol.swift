import Symbols
import UIKit

/// A symbol that a screen shows: one of SF Symbols' names, or a drawing of the site.
package struct ScreenSymbol: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in the screen.
  package let name: String
  /// The site's own drawing; nil for a symbol of SF Symbols.
  private let drawing: Symbol?

  init(_ name: String, drawing: Symbol? = nil) { (self.name, self.drawing) = (name, drawing) }

  package init(stringLiteral name: String) { self.init(name) }

  func image(_ configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
    guard let drawing else { return UIImage(systemName: name, withConfiguration: configuration) }
    return UIImage(drawing, configuration)
  }
}
