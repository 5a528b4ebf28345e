import Diagnostics
import Listings
import Markup

/// Swift that an author has written in a directive, and what it has to be.
package struct ListingExpression: Sendable {
  let text: SourceText
  let place: SourceRange
  let type: ExpressionType

  init(_ text: Located<String>, _ type: ExpressionType) {
    (self.text, place, self.type) = (text.text, text.range, type)
  }

  /// Statements.
  ///
  /// - Parameter place: of them all.
  init(statements text: SourceText, at place: SourceRange) {
    (self.text, self.place, type) = (text, place, .statements)
  }

  /// Nil where there is no Swift, but for instance the name of an animator of the catalogue.
  init?(ifSwift text: Located<String>?, _ type: ExpressionType) {
    guard let text, ExpressionSyntax.isExpression(text.value) else { return nil }
    self.init(text, type)
  }

  /// Tells it from all others of a page.
  var key: String { "\(type.rawValue) \(String(decoding: text.bytes, as: UTF8.self))" }
}
