import HTML
import Text

// Single lines of Markdown.
extension MarkdownConversion {
  /// Text as it stands in a line: spaces are single, and nothing in it is a mark.
  package static func escaped(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    if isPlain(bytes) { return bytes }
    var writer = MarkdownWriter(capacity: bytes.count + 8)
    writer.isInLink = true
    writer.flat { $0.text(bytes) }
    return writer.bytes
  }

  /// Whether a text has only letters, digits, single spaces and marks of sentences, so that it needs no escapes.
  private static func isPlain(_ text: [UInt8]) -> Bool {
    guard let first = text.first, first.isLetter || first >= 0x80 else { return false }
    var last = first
    for byte in text {
      switch byte {
      case UInt8(ascii: " ") where last != byte: break
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "?"):
        break
      default: if !byte.isLetter, !byte.isDigit, byte < 0x80 { return false }
      }
      last = byte
    }
    return true
  }

  /// Appends an item of a list: a link, and a text behind it.
  ///
  /// - Parameter address: percent-encoded.
  /// - Returns: where the address is.
  @discardableResult
  package static func appendItem(
    _ title: String, linkedTo address: [UInt8], _ summary: String, to text: inout [UInt8]
  ) -> Range<Int> {
    text += "- [".utf8
    text += escaped(title)
    text += "](".utf8
    let start = text.count
    for byte in address {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") { text.append(UInt8(ascii: "\\")) }
      text.append(byte)
    }
    let end = text.count
    text += ")".utf8
    if !summary.isEmpty {
      text += ": ".utf8
      text += escaped(summary)
    }
    text += "\n".utf8
    return start..<end
  }

  /// Text as a quote of one line, and a line break; empty for an empty text.
  package static func quote(_ text: String) -> [UInt8] {
    let line = escaped(text)
    return line.isEmpty ? [] : "> ".utf8 + line + "\n".utf8
  }

  /// The text of HTML in a line, cut at a space.
  ///
  /// - Parameter limit: the most bytes.
  package static func line(of html: [UInt8], limit: Int) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(limit + 8)
    html.withUnsafeBufferPointer { html in
      var tokenizer = HTMLTokenizer(html)
      var read = 0
      while line.count <= limit {
        let tag = tokenizer.nextTag()
        append(html, read..<max(tag?.range.lowerBound ?? html.count, read), to: &line, limit)
        guard tag != nil else { break }
        while tokenizer.nextAttribute() != nil {}
        read = min(tokenizer.offset + 1, html.count)
      }
    }
    if line.count > limit {
      line.removeLast(line.count - limit)
      // Only whole words are left.
      let end = line.lastIndex(of: UInt8(ascii: " ")) ?? 0
      line.removeLast(line.count - end)
      if end > 0 { line += " …".utf8 }
    } else if line.last == UInt8(ascii: " ") {
      line.removeLast()
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Appends text with single spaces, until there is more than `limit`.
  private static func append(
    _ html: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to line: inout [UInt8], _ limit: Int
  ) {
    var position = range.lowerBound
    while position < range.upperBound, line.count <= limit {
      let byte = html[position]
      if byte.isSpace {
        if !line.isEmpty, line.last != UInt8(ascii: " ") { line.append(UInt8(ascii: " ")) }
      } else if byte == UInt8(ascii: "&"),
        let (scalar, length) = CharacterReference.decode(html[position..<range.upperBound])
      {
        line += UTF8.encode(scalar).map(Array.init) ?? []
        position += length - 1
      } else {
        // Words are copied whole.
        let start = position
        position += 1
        while position < range.upperBound, !html[position].isSpace, html[position] != UInt8(ascii: "&") {
          position += 1
        }
        line += UnsafeBufferPointer(rebasing: html[start..<position])
        continue
      }
      position += 1
    }
  }
}
