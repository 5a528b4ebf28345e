import Diagnostics
import HTML

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

  /// The content of `<code>` as HTML; nil leaves the code unchanged.
  mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]?

  /// Whether a block is rendered after all others, since it depends on them.
  func isLast(_ block: PageBlock) -> Bool

  /// The anchor and footer of a listing, if it has any.
  func frame(of block: CodeBlock) -> ListingFrame?

  /// The compiler's message about a listing that must fail, if there is one.
  func compilerWords(on block: CodeBlock) -> String?
}

extension MarkdownHandler {
  package func compilerWords(on block: CodeBlock) -> String? { nil }
  package func isLast(_ block: PageBlock) -> Bool { false }
  package func frame(of block: CodeBlock) -> ListingFrame? { nil }
  package func isDirective(_ name: String) -> Bool { false }
  package mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {}
}

/// An anchor of a listing, and HTML after its code.
package struct ListingFrame: Sendable {
  package var id: String
  /// HTML.
  package var below: [UInt8]

  package init(id: String, below: [UInt8]) {
    self.id = id
    self.below = below
  }
}

/// The content of a fence.
package enum PageBlock: Sendable {
  case code(CodeBlock)
  case directive(Directive)
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

/// A fenced block of code with a language.
package struct CodeBlock: Sendable {
  /// The first word of the info string, as written.
  package var language: String
  /// The options of a Swift listing.
  package var words: FenceWords
  /// The lines that are shown, from 1; nil for all.
  package var lines: Located<[ClosedRange<Int>]>?
  package var code: SourceText
  /// The whole fence.
  package var range: SourceRange

  package init(
    language: String, words: FenceWords = FenceWords(), code: SourceText, range: SourceRange
  ) {
    self.language = language
    self.words = words
    self.code = code
    self.range = range
  }

  package var isSwift: Bool { language.lowercased() == "swift" }

  /// The HTML of the block.
  ///
  /// - Parameters:
  ///   - inner: the content of `<code>`.
  ///   - words: the compiler's message to show, if any.
  ///   - frame: the anchor and footer, if any.
  ///   - isFocusable: whether a block with long lines can be scrolled by keyboard.
  package static func html(
    language: String?, _ inner: [UInt8], compilerWords words: String? = nil, frame: ListingFrame? = nil,
    isFocusable: Bool
  ) -> [UInt8] {
    let isScrolled = isFocusable && scrolls(inner, language: language)
    var html = HTMLWriter()
    html.element("pre", frame.map { .id($0.id) }, isScrolled ? .focusable : nil) { html in
      html.element("code", language.map { .class("language-" + $0) }) { $0.html(inner) }
      if let words { html.element("samp", text: words) }
      if let frame { html.html(frame.below) }
    }
    return html.bytes
  }

  /// The number of columns that fit on every phone.
  private static let narrow = 36

  /// Whether a line may be wider than a window. Output of programs wraps.
  private static func scrolls(_ html: [UInt8], language: String?) -> Bool {
    guard language != "text" else { return false }
    var column = 0
    var isText = true
    for byte in html {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"): isText = false
      case UInt8(ascii: ">"): isText = true
      case UInt8(ascii: ";") where !isText:
        isText = true
        column += 1
      case UInt8(ascii: "\n"): column = 0
      // Continuation bytes don't count.
      default: column += isText && byte & 0xC0 != 0x80 ? 1 : 0
      }
      if column > narrow { return true }
    }
    return false
  }
}
