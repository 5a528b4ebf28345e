import Listings
import Markup
import Options
import Runs

/// What drives changes, as an author writes it: a gesture's name, or Swift.
extension InteractionChoice {
  /// What is Swift in an option.
  ///
  /// - Parameter type: what it has to be there; nil where no Swift can stand.
  static func expression(
    _ option: Option<Interaction?>, _ type: ExpressionType?, in directive: Directive
  ) -> ListingExpression? {
    type.flatMap { ListingExpression(ifSwift: directive[option]?.value, $0) }
  }

  /// Nil where the option is not there, or, with diagnostics, wrong.
  init?(_ option: Option<Interaction?>, _ type: ExpressionType?, in directive: DirectiveReader) {
    if let expression = Self.expression(option, type, in: directive.directive),
      directive.swift.isOn || expression.text.bytes.contains(UInt8(ascii: "("))
    {
      guard let function = directive.function(for: expression) else { return nil }
      self = .listing(function)
    } else {
      // Where no Swift is run, what has no parentheses is a slip in a name.
      guard let known = directive.value(of: option) else { return nil }
      self = .catalogue(known)
    }
  }
}
