import Text

/// Distinguishes Swift from names of the catalog.
enum ExpressionSyntax {
  /// Whether a text is an expression. Words alone are names of the catalog; an expression has parentheses, or a dot.
  static func isExpression(_ text: String) -> Bool {
    !text.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
  }
}
