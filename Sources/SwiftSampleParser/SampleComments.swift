/// The comments between two tokens.
///
/// The tree has them as strings, which are slow, and of wrong length if a sample isn't valid UTF-8.
struct SampleComments {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  /// The next comment, without its line ending.
  mutating func next() -> Range<Int>? {
    while position < end {
      let start = position
      if isAt("/", "/") {
        while position < end, !isLineEnd(bytes[position]) { position += 1 }
        return start..<position
      }
      if isAt("/", "*") {
        skipBlock()
        return start..<position
      }
      position += 1
    }
    return nil
  }

  private mutating func skipBlock() {
    var depth = 0
    while position < end {
      if isAt("/", "*") {
        depth += 1
      } else if isAt("*", "/") {
        depth -= 1
      } else {
        position += 1
        continue
      }
      position += 2
      if depth == 0 { return }
    }
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard position + 1 < end else { return false }
    return bytes[position] == UInt8(ascii: first) && bytes[position + 1] == UInt8(ascii: second)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
