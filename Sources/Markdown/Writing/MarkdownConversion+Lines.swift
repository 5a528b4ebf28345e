import HTML
import Text

// Single lines of Markdown.
extension MarkdownConversion {
  /// Text as it stands in a line: spaces are single, and nothing in it is a mark.
  package static func escaped(_ text: String) -> [UInt8] {
    var writer = MarkdownWriter(capacity: text.utf8.count + 8)
    writer.isInLink = true
    writer.flat { $0.text(text.utf8) }
    return writer.bytes
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
    var text: [UInt8] = []
    html.withUnsafeBufferPointer { html in
      var tokenizer = HTMLTokenizer(html)
      var read = 0
      while text.count <= 2 * limit {
        let tag = tokenizer.nextTag()
        let end = tag?.range.lowerBound ?? html.count
        if read < end { text += HTMLText.unescaped(html[read..<end]) }
        guard tag != nil else { break }
        while tokenizer.nextAttribute() != nil {}
        read = min(tokenizer.offset + 1, html.count)
      }
    }
    var words: [UInt8] = []
    for word in text.split(whereSeparator: \.isSpace) {
      guard words.count + word.count < limit else {
        words += words.isEmpty ? [] : " …".utf8.map(\.self)
        break
      }
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      words += word
    }
    return String(decoding: words, as: UTF8.self)
  }
}
