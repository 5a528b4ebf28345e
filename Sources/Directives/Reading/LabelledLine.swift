import Diagnostics
import Text

/// A line of a directive's body: `label: text`, or a text that is its own label.
struct LabelledLine {
  let label: String
  let text: Located<String>

  init(_ line: Located<String>) {
    let bytes = Array(line.value.utf8)
    let open = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    // The colon of `spring(damping: 1)` doesn't end a label.
    let colon = bytes[..<open].firstIndex(of: UInt8(ascii: ":"))
    let label = String(decoding: bytes[..<(colon ?? 0)], as: UTF8.self).trimmed
    text = line.part((colon.map { $0 + 1 } ?? 0)..<bytes.count)
    self.label = label.isEmpty ? text.value : label
  }
}

extension Located<String> {
  /// A part of the text at its own place, without spaces at its ends.
  ///
  /// - Parameter range: of its bytes.
  func part(_ range: Range<Int>) -> Located<String> {
    let bytes = Array(value.utf8)
    let part = bytes.trimmed(range)
    let text = String(decoding: bytes[part], as: UTF8.self)
    // Output of Liquid has one place as a whole: the tag that made it.
    guard self.range.bytes.count == bytes.count else { return Located(text, at: self.range) }
    let start = self.range.bytes.lowerBound
    return Located(
      text, at: SourceRange(self.range.file, (start + part.lowerBound)..<(start + part.upperBound)))
  }
}
