import Markup

/// XML, written as bytes.
struct XMLText {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

  /// Appends markup as it is.
  mutating func append(_ markup: String) {
    bytes += markup.utf8
  }

  /// Appends an element with nothing but text in it, on a line of its own.
  mutating func append(_ name: String, _ text: some Sequence<UInt8>, attributes: String = "") {
    append("<\(name)\(attributes)>")
    append(escaping: text)
    append("</\(name)>\n")
  }

  /// Appends text so that it stands for itself. Characters that XML has no way to write are left out: controls, and
  /// the two that end Unicode's first plane, U+FFFE and U+FFFF.
  mutating func append(escaping text: some Sequence<UInt8>) {
    let text = Array(text)
    var start = 0
    for position in text.indices {
      let length = Self.unwritableLength(text[position...])
      guard length > 0 else { continue }
      HTMLText.append(text[start..<position], to: &bytes)
      start = position + length
    }
    HTMLText.append(text[start...], to: &bytes)
  }

  /// The bytes of a text's first character, if XML cannot write it; 0 for any other.
  private static func unwritableLength(_ text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first, first < 32 || first == 0xEF else { return 0 }
    if first < 32 { return first == 9 || first == 10 || first == 13 ? 0 : 1 }
    return text.starts(with: [0xEF, 0xBF, 0xBE]) || text.starts(with: [0xEF, 0xBF, 0xBF]) ? 3 : 0
  }
}
