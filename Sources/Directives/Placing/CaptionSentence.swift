import HTML
import Text

/// The first sentence of a caption, without its tags.
enum CaptionSentence {
  /// Characters after which a sentence is cut at a word.
  private static let limit = 90

  /// - Parameter caption: HTML.
  /// - Returns: nil for a caption without words.
  static func text(of caption: [UInt8]) -> String? {
    let words = words(in: caption)
    var sentence = ""
    for (index, word) in words.enumerated() {
      if !sentence.isEmpty {
        guard sentence.count + word.count < limit else { return sentence + " …" }
        sentence += " "
      }
      sentence += word
      let isLast = index + 1 == words.count
      if let end = word.last, ".!?".contains(end) || isLast {
        return end == "." || end == ":" ? String(sentence.dropLast()) : sentence
      }
    }
    return nil
  }

  private static func words(in caption: [UInt8]) -> [String] {
    var plain: [UInt8] = []
    caption.withUnsafeBufferPointer { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      var end = 0
      while let tag = tokenizer.nextTag() {
        plain += bytes[end..<tag.range.lowerBound]
        while tokenizer.nextAttribute() != nil {}
        end = min(tokenizer.offset + 1, bytes.count)
      }
      plain += bytes[end...]
    }
    let text = plain.withUnsafeBufferPointer { String(decoding: HTMLText.unescaped($0[...]), as: UTF8.self) }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
