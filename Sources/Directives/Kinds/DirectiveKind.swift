import CodeBlocks
import Diagnostics
import DirectiveParsing
import Markdown
import Options
import Runs

/// A kind of directive: its name, its options, and its HTML.
///
/// A new directive is one file with a type that conforms to this, and a line in `DirectiveCatalogue`.
package protocol DirectiveKind: Sendable {
  /// The name, as in `{name}`.
  var name: String { get }
  var argument: ArgumentDescription { get }
  var options: [any OptionDescription] { get }
  /// Whether other options are arguments of what the directive shows.
  var takesAnyOption: Bool { get }
  /// Whether directives of this kind run and draw something, so that their number on a page is limited.
  var isFigure: Bool { get }

  /// The first lines of the body, if they are data, and the rest, which is Markdown. Runs and drawings don't
  /// depend on the rest.
  func lines(of directive: Directive) -> BodyLines

  /// The animators that a directive names, by names of the catalog or in Swift. The directive takes the
  /// options of these animators only.
  func animators(in directive: Directive) -> [Located<String>]

  /// The Swift expressions in a directive.
  func expressions(in directive: Directive) -> [ListingExpression]

  /// The listing that a directive shows, if it's part of the page's Swift. Its problems are reported when
  /// it's shown.
  func listing(in directive: Directive, _ environment: FigureEnvironment) -> CodeBlock?

  /// The Swift that a directive has of its own, and shows above its figure; nil for none.
  func shownSwift(in directive: Directive) -> CodeBlock?

  /// Renders the directive as HTML, and reports all of its problems.
  ///
  /// Names of options were checked against `options` before. Values weren't.
  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8]
}

extension DirectiveKind {
  package var argument: ArgumentDescription { .none }
  package func lines(of directive: Directive) -> BodyLines { BodyLines(prose: directive.body) }
  package var takesAnyOption: Bool { false }
  package var isFigure: Bool { true }
  package func animators(in directive: Directive) -> [Located<String>] { [] }
  package func expressions(in directive: Directive) -> [ListingExpression] { [] }
  package func listing(in directive: Directive, _ environment: FigureEnvironment) -> CodeBlock? { nil }
  package func shownSwift(in directive: Directive) -> CodeBlock? { nil }
}

extension DirectiveKind {
  /// The options that a directive takes, with those of its animators.
  package func options(in directive: Directive) -> [any OptionDescription] {
    AnimatorChoice.options(options, of: animators(in: directive))
  }
}

/// The argument of a directive, which follows its name on the line.
package enum ArgumentDescription: Sendable, Hashable {
  case none
  /// - Parameter meaning: for instance `the animator's name`.
  case optional(meaning: String)
  case required(meaning: String)
}

/// The page that a directive stands on: renders the Markdown inside it, and keeps what figures share.
package protocol DirectivePage: MarkdownHandler {
  var figures: PageFigures { get set }
  /// The options of the page's Markdown.
  var markdown: Markdown { get }
}

extension DirectivePage {
  package func isDirective(_ name: String) -> Bool { DirectiveCatalogue.standard[name] != nil }
}
