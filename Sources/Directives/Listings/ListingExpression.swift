import Diagnostics
import Listings
import Markup

/// Swift that an author has written in a directive, and what it has to be.
package struct ListingExpression: Sendable {
  var text: Located<String>
  var type: ExpressionType

  /// Nil for what is no Swift, such as the name of an animator of the catalogue.
  init?(_ text: Located<String>?, _ type: ExpressionType) {
    guard let text, ExpressionSyntax.isExpression(text.value) else { return nil }
    (self.text, self.type) = (text, type)
  }
}
