import Diagnostics
import Listings

/// A Swift expression in a directive, and its required type.
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

  /// Nil where the text isn't Swift, such as the name of an animator of the catalog.
  init?(ifSwift text: Located<String>?, _ type: ExpressionType) {
    guard let text, ExpressionSyntax.isExpression(text.value) else { return nil }
    self.init(text, type)
  }

  /// A unique key on the page.
  var key: String { "\(type.rawValue) \(String(decoding: text.bytes, as: UTF8.self))" }
}
