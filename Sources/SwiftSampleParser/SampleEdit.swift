import SwiftSyntax

/// A replacement of a part of a sample before it is compiled.
struct SampleEdit {
  /// Byte offsets into the sample.
  var range: Range<Int>
  /// The range of the sample that is inserted before the replacement; empty for none.
  var moved = 0..<0
  var replacement: String
}

extension SampleEdit {
  /// Replaces a text by blanks, and keeps its line breaks.
  static func blank(_ range: Range<Int>, _ text: String) -> SampleEdit {
    SampleEdit(range: range, replacement: text.utf8.map { $0 == 0x0A ? "\n" : " " }.joined())
  }
}

extension SyntaxProtocol {
  /// The byte offsets of the node, without blanks and comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
