import Text

/// Escapes and unescapes text in HTML and XML.
public enum HTMLText {
  /// Appends `text`, escaped for content and for attributes in double quotes.
  ///
  /// Omits characters that XML doesn't allow, and that are errors in HTML: controls, U+FFFE and U+FFFF.
  ///
  /// - Parameters:
  ///   - apostrophes: whether to escape for single quotes, too.
  ///   - controls: whether to keep characters that XML doesn't allow.
  @inlinable public static func append(
    _ text: some Sequence<UInt8>, to html: inout [UInt8], apostrophes: Bool = false, controls: Bool = false
  ) {
    let isDone: Void? = text.withContiguousStorageIfAvailable { append($0, &html, apostrophes, controls) }
    if isDone == nil { Array(text).withUnsafeBufferPointer { append($0, &html, apostrophes, controls) } }
  }

  @inlinable public static func escaped(_ text: some Sequence<UInt8>) -> [UInt8] {
    var html: [UInt8] = []
    append(text, to: &html)
    return html
  }

  /// Whether `append` copies a text unchanged.
  package static func isPlain(
    _ text: UnsafeBufferPointer<UInt8>, apostrophes: Bool = false, controls: Bool = false
  ) -> Bool {
    let specials = specials(apostrophes, controls)
    return text.indices.allSatisfy { specialLength(text, $0, specials, controls) == 0 }
  }

  /// Copies the stretches between special characters at once, which are most of a text.
  @usableFromInline static func append(
    _ text: UnsafeBufferPointer<UInt8>, _ html: inout [UInt8], _ apostrophes: Bool, _ controls: Bool
  ) {
    let specials = specials(apostrophes, controls)
    var (copied, position) = (0, 0)
    while position < text.count {
      let length = specialLength(text, position, specials, controls)
      guard length > 0 else {
        position += 1
        continue
      }
      html += UnsafeBufferPointer(rebasing: text[copied..<position])
      switch text[position] {
      case UInt8(ascii: "&"): html.append("&amp;")
      case UInt8(ascii: "<"): html.append("&lt;")
      case UInt8(ascii: ">"): html.append("&gt;")
      case UInt8(ascii: "\""): html.append("&quot;")
      case UInt8(ascii: "'"): html.append("&#39;")
      default: break
      }
      position += length
      copied = position
    }
    html += UnsafeBufferPointer(rebasing: text[copied...])
  }

  /// The special characters below `@`, as a set of bits.
  private static func specials(_ apostrophes: Bool, _ controls: Bool) -> UInt64 {
    // & < > and "; controls except tab, line feed and carriage return.
    (1 << 0x26 | 1 << 0x3C | 1 << 0x3E | 1 << 0x22) | (apostrophes ? 1 << 0x27 : 0)
      | (controls ? 0 : 0xFFFF_FFFF ^ (1 << 0x09 | 1 << 0x0A | 1 << 0x0D))
  }

  /// The length in bytes of the special character at a position; 0 for others.
  @inline(__always) private static func specialLength(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ specials: UInt64, _ controls: Bool
  ) -> Int {
    let byte = text[position]
    if byte < 64 { return Int(truncatingIfNeeded: specials &>> UInt64(byte) & 1) }
    // U+FFFE and U+FFFF.
    guard byte == 0xEF, !controls, position + 2 < text.count, text[position + 1] == 0xBF else { return 0 }
    return text[position + 2] >= 0xBE ? 3 : 0
  }

  /// Resolves the character references that `CharacterReference` supports.
  package static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let text = UnsafeBufferPointer(rebasing: bytes)
    var result: [UInt8] = []
    var position = 0
    while let found = text.offset(of: UInt8(ascii: "&"), in: position..<text.count) {
      result += text[position..<found]
      if let (scalar, length) = CharacterReference.decode(text[found...]) {
        result += UTF8.encode(scalar)?.map { $0 } ?? []
        position = found + length
      } else {
        result.append(text[found])
        position = found + 1
      }
    }
    result += text[position...]
    return result
  }
}
