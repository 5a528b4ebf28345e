import SwiftSyntax

/// A stretch of a sample, and what is compiled in its stead.
struct SampleEdit {
  /// Byte offsets into the sample.
  var range: Range<Int>
  /// Another stretch of the sample that is compiled here, before the replacement; empty for none.
  var moved = 0..<0
  var replacement: String
}

extension SampleEdit {
  /// Blanks in the place of a text; lines stay lines.
  static func blank(_ range: Range<Int>, _ text: String) -> SampleEdit {
    SampleEdit(range: range, replacement: text.utf8.map { $0 == 0x0A ? "\n" : " " }.joined())
  }
}

extension SyntaxProtocol {
  /// Byte offsets of the node without the blanks and comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
