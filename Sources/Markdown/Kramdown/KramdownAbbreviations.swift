import HTML
import Text

/// Marks the words that a page's abbreviations explain.
enum KramdownAbbreviations {
  /// The elements whose text stays as it is.
  private static let literal: [StaticString] = ["code", "pre", "script", "style", "abbr", "svg", "textarea"]

  /// The HTML with an element `abbr` around each word that is one of the names.
  static func marked(_ html: [UInt8], _ abbreviations: [(name: [UInt8], title: [UInt8])]) -> [UInt8] {
    guard !abbreviations.isEmpty else { return html }
    let titles = Dictionary(abbreviations.map { ($0.name, $0.title) }) { $1 }
    return html.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 256)
      var copied = 0
      var depth = 0
      var tokenizer = HTMLTokenizer(bytes)
      while let tag = tokenizer.nextTag() {
        append(bytes[copied..<tag.range.lowerBound], depth == 0 ? titles : [:], to: &result)
        while tokenizer.nextAttribute() != nil {}
        let end = min(tokenizer.offset + 1, bytes.count)
        result += bytes[tag.range.lowerBound..<end]
        copied = end
        if literal.contains(where: { tokenizer.isName(tag.name, $0) }) {
          depth = max(depth + (tag.isEnd ? -1 : 1), 0)
        }
      }
      append(bytes[copied...], titles, to: &result)
      return result
    }
  }

  private static func append(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ titles: [[UInt8]: [UInt8]], to result: inout [UInt8]
  ) {
    guard !titles.isEmpty else {
      result += text
      return
    }
    var rest = text
    while !rest.isEmpty {
      let word = rest.prefix { $0.isWord || $0 >= 0x80 || $0 == UInt8(ascii: "-") }
      if word.isEmpty {
        result.append(rest.removeFirst())
        continue
      }
      if let title = titles[Array(word)] {
        result += HTMLWriter.html { html in
          html.element(
            "abbr", .title(String(decoding: title, as: UTF8.self)),
            text: String(decoding: word, as: UTF8.self))
        }
      } else {
        result += word
      }
      rest = rest[word.endIndex...]
    }
  }
}
