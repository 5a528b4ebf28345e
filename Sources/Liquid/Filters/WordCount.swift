/// The modes of `number_of_words`.
enum WordCount: String, CaseIterable {
  /// Each Chinese, Japanese or Korean character is a word.
  case cjk
  /// As `cjk` if the text has such characters.
  case auto

  func count(_ text: [UInt8]) -> Int {
    var (characters, words, isInWord) = (0, 0, false)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let isCharacter = Self.isCharacter(scalar)
      if isCharacter { characters += 1 }
      let isWord = !isCharacter && !scalar.properties.isWhitespace
      if isWord, !isInWord { words += 1 }
      isInWord = isWord
    }
    return characters + words
  }

  /// Whether a scalar is of the scripts Han, Hiragana, Katakana or Hangul.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FD5, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3041...0x3096,
      0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x3131...0x318E, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xF900...0xFAD9, 0xFF66...0xFF9D, 0x20000...0x3134A:
      true
    default: false
    }
  }
}
