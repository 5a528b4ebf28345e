import Markup

/// Writes XML: elements are closed where they were opened, text and the values of attributes are escaped.
struct XMLWriter {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

  /// An element with what `content` writes in it, and a line break after it.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    bytes.append(">")
    content(&self)
    close(name)
    newline()
  }

  /// An element that holds a text and nothing else, and a line break after it.
  mutating func element(_ name: StaticString, text: String) {
    inline(name, text: text)
    newline()
  }

  /// An element that holds a text and nothing else.
  mutating func inline(_ name: StaticString, text: String) {
    open(name, [:])
    bytes.append(">")
    escape(text)
    close(name)
  }

  /// An element without content, and a line break after it.
  mutating func empty(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    open(name, attributes)
    bytes.append("/>\n")
  }

  mutating func newline() { bytes.append("\n") }

  private mutating func close(_ name: StaticString) {
    bytes.append("</")
    bytes.append(name)
    bytes.append(">")
  }

  private mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    bytes.append("<")
    bytes.append(name)
    for (name, value) in attributes {
      bytes.append(" ")
      bytes.append(name)
      bytes.append("=\"")
      escape(value)
      bytes.append("\"")
    }
  }

  /// Appends text so that it stands for itself. Characters that XML has no way to write are left out: controls, and
  /// the two that end Unicode's first plane, U+FFFE and U+FFFF.
  private mutating func escape(_ text: String) {
    let text = Array(text.utf8)
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
