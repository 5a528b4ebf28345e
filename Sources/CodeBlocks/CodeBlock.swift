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
  /// How it looks; nil for a block that looks like any other.
  package var display: CodeDisplay?
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

  /// The bytes that are shown: without markers of regions, and without lines that aren't asked for.
  package var shownCode: [UInt8] {
    let bytes = code.bytes
    return ShownLines(of: self, DiagnosticCollector()).ranges?.flatMap { bytes[$0] } ?? bytes
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
