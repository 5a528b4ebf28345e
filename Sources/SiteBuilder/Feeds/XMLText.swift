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

  /// Appends text so that it stands for itself. Control characters, which XML has no way to write, are left
  /// out.
  mutating func append(escaping text: some Sequence<UInt8>) {
    HTMLText.append(text.lazy.filter { $0 >= 32 || [9, 10, 13].contains($0) }, to: &bytes)
  }
}
