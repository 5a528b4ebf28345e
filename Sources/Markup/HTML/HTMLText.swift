/// Text into and out of HTML.
package enum HTMLText {
  /// Appends `text` so that it stands for itself in content and in attributes in double quotes.
  package static func append(_ text: some Sequence<UInt8>, to html: inout [UInt8]) {
    append(text, to: &html, in: UInt8(ascii: "\""))
  }

  /// Appends `text` so that it stands for itself in content and in attributes between `quote`.
  package static func append(_ text: some Sequence<UInt8>, to html: inout [UInt8], in quote: UInt8) {
    let isDone: Void? = text.withContiguousStorageIfAvailable { append($0, to: &html, quote) }
    if isDone == nil { Array(text).withUnsafeBufferPointer { append($0, to: &html, quote) } }
  }

  /// Copies what stands between the characters that have to be others: most of a text.
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to html: inout [UInt8], _ quote: UInt8
  ) {
    var copied = 0
    for (position, byte) in text.enumerated() {
      guard let reference = reference(for: byte, in: quote) else { continue }
      html += UnsafeBufferPointer(rebasing: text[copied..<position])
      html += reference.utf8
      copied = position + 1
    }
    html += UnsafeBufferPointer(rebasing: text[copied...])
  }

  private static func reference(for byte: UInt8, in quote: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'") where quote == byte: "&#39;"
    default: nil
    }
  }

  /// Resolves character references, as far as `CharacterReference` knows them.
  package static func unescaped(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let (scalar, length) = CharacterReference.decode(rest) {
        result += UTF8.encode(scalar)?.map { $0 } ?? []
        rest = rest.dropFirst(length)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
