import Diagnostics
import HTML

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
      $0.element("pre", frame?.id.map { .id($0) }, isScrolled ? .focusable : nil) { html in
        html.element("code", language.map { .class("language-" + $0) }) {
          $0.html(frame.map { marked(inner, $0.marks) } ?? inner)
        }
        if let words { html.element("samp", text: words) }
        if let frame { html.html(frame.below) }
      }
    }
  }

  /// Inserts HTML at the starts of lines.
  private static func marked(_ inner: [UInt8], _ marks: [Int: [UInt8]]) -> [UInt8] {
    guard !marks.isEmpty else { return inner }
    var marked: [UInt8] = []
    for (number, line) in inner.lines.enumerated() {
      marked += marks[number] ?? []
      marked += inner[line.whole]
    }
    return marked
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

/// What the figures of a page add to a listing: an anchor, marks at its lines, and links at its end.
package struct ListingFrame: Sendable {
  package var id: String?
  /// HTML at the starts of lines, by their positions among the shown lines.
  package var marks: [Int: [UInt8]]
  /// HTML at its end.
  package var below: [UInt8]

  /// The tags around a listing and its figure, and whatever is between them.
  package static let pair: (opening: [UInt8], closing: [UInt8]) = {
    var html = HTMLWriter(capacity: 64)
    html.element("div", .class("listing-pair")) { $0.leaveGap() }
    return (Array(html.aroundGap.before), Array(html.aroundGap.after))
  }()

  package init(id: String? = nil, marks: [Int: [UInt8]] = [:], below: [UInt8] = []) {
    (self.id, self.marks, self.below) = (id, marks, below)
  }
}
