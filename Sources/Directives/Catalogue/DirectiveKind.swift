import Diagnostics
import Markup

/// One kind of directive: what it is called, what it takes, and how it becomes HTML.
///
/// A new directive is one file with a type that conforms to this, and a line in `DirectiveCatalogue`.
package protocol DirectiveKind: Sendable {
  /// As written in `{name}`.
  var name: String { get }
  var argument: ArgumentDescription { get }
  var options: [OptionDescription] { get }
  /// Whether each one runs something and draws it, so that a page may have a limited number.
  var isFigure: Bool { get }

  /// Whether what the directive comes to is worth keeping from build to build. It always is where figures may be inside.
  func isKept(_ outline: DirectiveOutline) -> Bool

  /// The directive's HTML. Everything that is wrong with it has been appended to `diagnostics` on return.
  ///
  /// Names of options have been checked against `options` before; their values have not.
  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8]
}

extension DirectiveKind {
  package var argument: ArgumentDescription { .none }
  package func isKept(_ outline: DirectiveOutline) -> Bool { true }
  package var isFigure: Bool { true }
}

/// What follows a directive's name on its line.
package enum ArgumentDescription: Sendable, Hashable {
  case none
  /// - Parameter meaning: for instance `the animator's name`.
  case optional(meaning: String)
  case required(meaning: String)
}

/// An option, as the reference lists it and error messages propose it.
package struct OptionDescription: Sendable, Hashable {
  package var name: String
  /// The values it takes, in words: `a duration, 0.01s to 60s`.
  package var values: String
  /// What holds without it; nil if it is required or has no default.
  package var standard: String?
  package var summary: String

  package init(_ name: String, values: String, standard: String? = nil, _ summary: String) {
    self.name = name
    self.values = values
    self.standard = standard
    self.summary = summary
  }
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
