import Diagnostics
import HTML

/// What Markdown leaves to the page it is on: running directives, resolving links, highlighting code.
///
/// Calls come in a fixed order: links in document order, then code and directives in document order.
package protocol MarkdownHandler {
  /// The ids that are taken on the page, across all texts that are rendered for it.
  var anchors: AnchorRegistry { get set }

  /// Called once before the first block of a page is rendered, with all of the page's in document order, but without those
  /// inside of directives. Not called for a page without any.
  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector)

  /// Whether there is a directive of that name.
  func isDirective(_ name: String) -> Bool

  /// HTML for a directive; nil leaves it a code block.
  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]?

  /// What a link should lead to; nil leaves it as it is. Where it leads nowhere is told once all pages are known.
  mutating func destination(of link: LinkReference) -> [UInt8]?

  /// HTML for the inside of `<code>`; nil leaves the code as it is.
  mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]?

  /// Whether a block is rendered after all others, as it says something of them.
  func isLast(_ block: PageBlock) -> Bool

  /// What stands around a listing; nil for nothing.
  func frame(of block: CodeBlock) -> ListingFrame?

  /// What the compiler says of a listing that is to fail, as far as it is known; nil for nothing.
  func compilerWords(on block: CodeBlock) -> String?
}

extension MarkdownHandler {
  package func compilerWords(on block: CodeBlock) -> String? { nil }
  package func isLast(_ block: PageBlock) -> Bool { false }
  package func frame(of block: CodeBlock) -> ListingFrame? { nil }
  package func isDirective(_ name: String) -> Bool { false }
  package mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {}
}

/// An anchor of a listing, and what is said at its end.
package struct ListingFrame: Sendable {
  package var id: String
  /// HTML.
  package var below: [UInt8]

  package init(id: String, below: [UInt8]) {
    self.id = id
    self.below = below
  }
}

/// What a fence holds.
package enum PageBlock: Sendable {
  case code(CodeBlock)
  case directive(Directive)
}

/// Leaves everything as CommonMark has it.
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
  /// As the author meant it: escapes and entities are already resolved.
  package var destination: [UInt8]
  /// The destination in the source, or the block it is in where it cannot be told apart.
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
  /// What is said of Swift.
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

  /// The block as it is shown.
  ///
  /// - Parameters:
  ///   - inner: HTML for the inside of `<code>`.
  ///   - words: what the compiler says of it; nil if nothing is to be shown of that.
  ///   - frame: what stands around it; nil for nothing.
  ///   - isFocusable: whether it can be scrolled by keyboard, if there is anything to scroll.
  package static func html(
    language: String?, _ inner: [UInt8], compilerWords words: String? = nil, frame: ListingFrame? = nil,
    isFocusable: Bool
  ) -> [UInt8] {
    let isScrolled = isFocusable && scrolls(inner, language: language)
    return HTMLWriter.html {
      $0.element("pre", frame.map { .id($0.id) }, isScrolled ? .focusable : nil) { html in
        html.element("code", language.map { .class("language-" + $0) }) { $0.html(inner) }
        if let words { html.element("samp", text: words) }
        if let frame { html.html(frame.below) }
      }
    }
  }

  /// Columns that every phone shows.
  private static let narrow = 36

  /// Whether a line may be longer than a window is wide. What a program prints wraps.
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
      // Bytes that only continue a character are no columns.
      default: column += isText && byte & 0xC0 != 0x80 ? 1 : 0
      }
      if column > narrow { return true }
    }
    return false
  }
}
