import DirectiveParsing
import Listings
import Options
import Runs

/// Reads the driver of changes: a gesture's name, or Swift.
extension InteractionChoice {
  /// The Swift expression in an option.
  ///
  /// - Parameter type: the required type; nil where the option takes no Swift.
  static func expression(
    _ option: Option<Interaction?>, _ type: ExpressionType?, in directive: Directive
  ) -> ListingExpression? {
    type.flatMap { ListingExpression(ifSwift: directive[option]?.value, $0) }
  }

  /// Nil without the option, and, with diagnostics, if it's invalid.
  init?(_ option: Option<Interaction?>, _ type: ExpressionType?, in directive: DirectiveReader) {
    if let expression = Self.expression(option, type, in: directive.directive),
      directive.swift.isOn || expression.text.bytes.contains(UInt8(ascii: "("))
    {
      guard let function = directive.function(for: expression) else { return nil }
      self = .listing(function)
    } else {
      // Where no Swift is run, a text without parentheses is a misspelled name.
      guard let known = directive.value(of: option) else { return nil }
      self = .catalogue(known)
    }
  }
}
