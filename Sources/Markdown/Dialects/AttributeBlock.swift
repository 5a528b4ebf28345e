/// Attributes in braces, as in Pandoc and kramdown: `{.class}`, `{#id}`, `{width=50%}`, `{: .class}`.
enum AttributeBlock {
  /// The end of the block that starts at a brace; nil if it isn't one. The block may start with a colon.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, at brace: Int) -> Int? {
    var index = brace + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") { index += 1 }
    var hasAttribute = false
    while index < bytes.count {
      if bytes[index].isBlank {
        index += 1
      } else if bytes[index] == UInt8(ascii: "}") {
        return hasAttribute ? index + 1 : nil
      } else if let end = attributeEnd(bytes, index) {
        hasAttribute = true
        index = end
      } else {
        return nil
      }
    }
    return nil
  }

  private static func attributeEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    if bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "#") {
      index += 1
      guard index < bytes.count, bytes[index].isLetter else { return nil }
      while index < bytes.count, isName(bytes[index]) { index += 1 }
      return index
    }
    guard bytes[index].isLetter else { return nil }
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
    return valueEnd(bytes, index + 1)
  }

  private static func valueEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return bytes[(start + 1)...].firstIndex(of: quote).map { $0 + 1 }
    }
    var index = start
    while index < bytes.count, !bytes[index].isBlank, bytes[index] != UInt8(ascii: "}"),
      bytes[index] != UInt8(ascii: "{")
    {
      index += 1
    }
    return index > start ? index : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }
}
