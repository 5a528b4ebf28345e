import CodeBlocks
import Diagnostics
import DirectiveParsing

/// The page's services for Markdown: running directives, resolving links, highlighting code.
///
/// Calls come in a fixed order: links in document order, then code and directives in document order.
package protocol MarkdownHandler {
  /// The ids taken on the page, by all texts rendered for it.
  var anchors: AnchorRegistry { get set }

  /// Called once, before the first block of a page is rendered, with all blocks in document order except
  /// those within directives. Not called for a page without blocks.
  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector)

  /// Whether a directive has the name.
  func isDirective(_ name: String) -> Bool

  /// The HTML of a directive; nil leaves it a code block.
  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]?

  /// The new destination of a link; nil leaves it unchanged. Broken links are reported later.
  mutating func destination(of link: LinkReference) -> [UInt8]?

  /// The title of the page at a path, as links have it; nil if there is none.
  func title(ofPage path: String) -> String?

  /// How the page shows a picture, asked before its destination; nil leaves it as CommonMark has it.
  mutating func picture(_ link: LinkReference) -> ShownPicture?

  /// The content of `<code>` as HTML; nil leaves the code unchanged.
  mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]?

  /// The MathML of a formula in LaTeX; nil leaves its source as text.
  mutating func formula(
    _ formula: [UInt8], isBlock: Bool, at place: SourceRange?, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]?

  /// The picture of a diagram, such as one of Mermaid.
  mutating func diagram(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> DrawnDiagram

  /// Whether a language without a lexer has colors.
  func support(of language: String) -> LanguageSupport

  /// Whether a block is rendered after all others, since it depends on them.
  func isLast(_ block: PageBlock) -> Bool

  /// The anchor and footer of a listing, if it has any.
  func frame(of block: CodeBlock) -> ListingFrame?

  /// Whether a listing and a figure belong side by side. Asked after both are rendered.
  func arePaired(_ listing: PageBlock, _ figure: PageBlock) -> Bool

  /// The compiler's message about a listing that must fail, if there is one.
  func compilerWords(on block: CodeBlock) -> String?
}

extension MarkdownHandler {
  package mutating func picture(_ link: LinkReference) -> ShownPicture? { nil }
  package func title(ofPage path: String) -> String? { nil }
  package mutating func formula(
    _ formula: [UInt8], isBlock: Bool, at place: SourceRange?, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? { nil }
  package mutating func diagram(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> DrawnDiagram {
    .unsupported
  }
  package func compilerWords(on block: CodeBlock) -> String? { nil }
  package func support(of language: String) -> LanguageSupport { .unknown }
  package func isLast(_ block: PageBlock) -> Bool { false }
  package func arePaired(_ listing: PageBlock, _ figure: PageBlock) -> Bool { false }
  package func frame(of block: CodeBlock) -> ListingFrame? { nil }
  package func isDirective(_ name: String) -> Bool { false }
  package mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {}
}

/// The content of a fence.
package enum PageBlock: Sendable {
  case code(CodeBlock)
  case directive(Directive)

  /// The name of the directive of a tab, and of its option that names tabs which change together.
  package static let tabDirective = "tab-item"
  package static let syncOption = "sync"
  /// The name of the directive that shows a file, and of its option that makes it a tab of code.
  package static let fileDirective = "literalinclude"
  package static let tabOption = "tab"

  /// Its title, if it is a tab of a group.
  var tab: Located<String>? {
    switch self {
    case .code(let code): code.words.isHidden ? nil : code.display?.tab
    case .directive(let directive):
      switch directive.name.value {
      case Self.tabDirective: directive.argument
      case Self.fileDirective: directive[option: Self.tabOption]?.value
      default: nil
      }
    }
  }

  /// What tabs that change together have in common; nil for a tab that changes alone.
  var tabKey: String? {
    switch self {
    case .code(let code): code.display?.tab?.value
    case .directive(let directive):
      directive.name.value == Self.fileDirective
        ? directive[option: Self.tabOption]?.value.value : directive[option: Self.syncOption]?.value.value
    }
  }
}

/// What became of a block of code that may be a diagram.
package enum DrawnDiagram: Sendable {
  /// Its HTML.
  case drawn([UInt8])
  /// It shows up as its source, which was reported.
  case failed
  /// It isn't a diagram, or nothing draws it.
  case unsupported
}

/// A handler that changes nothing.
package struct PlainMarkdownHandler: MarkdownHandler {
  package var anchors = AnchorRegistry()

  package init() {}

  package func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
  package func destination(of link: LinkReference) -> [UInt8]? { nil }
  package func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
}

/// A link or image, in Markdown or raw HTML.
package struct LinkReference: Sendable {
  package enum Kind: Sendable, Hashable {
    case link
    case image
    /// An attribute of an HTML tag: `href`, `src`, `poster`.
    case attribute(String)
  }

  package var kind: Kind
  /// The destination with escapes and entities resolved.
  package var destination: [UInt8]
  /// The destination in the source, or its block if it can't be located.
  package var range: SourceRange

  package init(kind: Kind, destination: [UInt8], range: SourceRange) {
    self.kind = kind
    self.destination = destination
    self.range = range
  }
}
