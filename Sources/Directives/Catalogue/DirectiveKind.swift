import Diagnostics
import Markup
import Options

/// One kind of directive: what it is called, what it takes, and how it becomes HTML.
///
/// A new directive is one file with a type that conforms to this, and a line in `DirectiveCatalogue`.
package protocol DirectiveKind: Sendable {
  /// As written in `{name}`.
  var name: String { get }
  var argument: ArgumentDescription { get }
  var options: [any OptionDescription] { get }
  /// Whether each one runs something and draws it, so that a page may have a limited number.
  var isFigure: Bool { get }

  /// The body's first lines, if they are data, and the rest, which is Markdown. What is run and drawn does not depend on
  /// that.
  func lines(of directive: Directive) -> BodyLines

  /// The animators that a directive names, by the catalog's names or in Swift: it takes their options, and no others'.
  func animators(in directive: Directive) -> [Located<String>]

  /// What is Swift in a directive.
  func expressions(in directive: Directive) -> [ListingExpression]

  /// The listing that a directive shows, if it takes part in the page's Swift. What is wrong with it is said when it is
  /// shown.
  func listing(in directive: Directive, _ environment: FigureEnvironment) -> CodeBlock?

  /// The directive's HTML. Everything that is wrong with it has been reported on return.
  ///
  /// Names of options have been checked against `options` before; their values have not.
  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8]
}

extension DirectiveKind {
  package var argument: ArgumentDescription { .none }
  package func lines(of directive: Directive) -> BodyLines { BodyLines(prose: directive.body) }
  package var isFigure: Bool { true }
  package func animators(in directive: Directive) -> [Located<String>] { [] }
  package func expressions(in directive: Directive) -> [ListingExpression] { [] }
  package func listing(in directive: Directive, _ environment: FigureEnvironment) -> CodeBlock? { nil }
}

/// What follows a directive's name on its line.
package enum ArgumentDescription: Sendable, Hashable {
  case none
  /// - Parameter meaning: for instance `the animator's name`.
  case optional(meaning: String)
  case required(meaning: String)
}

/// The page that a directive stands on: renders the Markdown inside it, and keeps what figures share.
package protocol DirectivePage: MarkdownHandler {
  var figures: PageFigures { get set }
  /// How the page's Markdown is read.
  var markdown: Markdown { get }
}

extension DirectivePage {
  package func isDirective(_ name: String) -> Bool { DirectiveCatalogue.standard[name] != nil }
}
