import Diagnostics
import Markup

extension SourceText {
  /// The text with other words in places. What is said of these words is said of what stood there.
  ///
  /// - Parameter edits: in order, and apart from each other.
  package func applying(_ edits: [SwiftSample.Edit]) -> SourceText {
    guard !edits.isEmpty else { return self }
    var text = SourceText()
    var start = 0
    for edit in edits {
      text.append(self[start..<edit.range.lowerBound])
      text.append(self[edit.moved])
      if let place = source(of: edit.range) { text.append(edit.replacement, producedBy: place) }
      start = edit.range.upperBound
    }
    text.append(self[start..<bytes.count])
    return text
  }
}
