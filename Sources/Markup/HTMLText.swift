/// Text into and out of HTML.
package enum HTMLText {
  /// Appends `text` so that it stands for itself in content and in double-quoted attributes.
  package static func append(_ text: some Sequence<UInt8>, to html: inout [UInt8]) {
    let isDone: Void? = text.withContiguousStorageIfAvailable { append($0, to: &html) }
    if isDone == nil { Array(text).withUnsafeBufferPointer { append($0, to: &html) } }
  }

  /// Copies what stands between the characters that have to be others: most of a text.
  private static func append(_ text: UnsafeBufferPointer<UInt8>, to html: inout [UInt8]) {
    var copied = 0
    for (position, byte) in text.enumerated() {
      guard let reference = reference(for: byte) else { continue }
      html += UnsafeBufferPointer(rebasing: text[copied..<position])
      html += reference.utf8
      copied = position + 1
    }
    html += UnsafeBufferPointer(rebasing: text[copied...])
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// Resolves the character references that occur in URLs and ids: `&amp;`, `&quot;`, `&#39;`, `&lt;`, `&gt;`.
  package static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"),
        let (name, character) = references.first(where: { rest.starts(with: $0.0) })
      {
        result.append(character)
        rest = rest.dropFirst(name.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let references: [([UInt8], UInt8)] = [
    (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
    (Array("&#39;".utf8), UInt8(ascii: "'")), (Array("&lt;".utf8), UInt8(ascii: "<")),
    (Array("&gt;".utf8), UInt8(ascii: ">")),
  ]
}
