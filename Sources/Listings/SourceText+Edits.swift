import Diagnostics
import Toolchain

extension SourceText {
  /// Applies edits. A replacement maps to the place of the replaced text.
  ///
  /// - Parameter edits: the edits in order, which must not overlap.
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
