import Text

/// Tells Swift from names of the catalogue.
enum ExpressionSyntax {
  /// Whether a text is an expression. Names of the catalogue are small letters, digits and hyphens.
  static func isExpression(_ text: String) -> Bool {
    !text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") || $0.isLetter && $0 >= UInt8(ascii: "a") }
  }
}
