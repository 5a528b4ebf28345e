/// A replacement of bytes of a text.
struct MarkdownEdit {
  var range: Range<Int>
  var replacement: [UInt8]
}

extension [UInt8] {
  /// - Parameter edits: in any order, without overlaps.
  func applying(_ edits: [MarkdownEdit]) -> [UInt8] {
    guard !edits.isEmpty else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count + edits.count * 8)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += self[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += self[position...]
    return result
  }
}
