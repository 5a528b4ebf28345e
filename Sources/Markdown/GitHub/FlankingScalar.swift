import Text

/// A character beside a mark, as the rules of emphasis see it.
struct FlankingScalar {
  let isSpace: Bool
  let isPunctuation: Bool
  /// Its bytes.
  let length: Int

  /// The start or the end of a line.
  static let space = FlankingScalar(isSpace: true, isPunctuation: false, length: 1)
  /// The mark of another element.
  static let punctuation = FlankingScalar(isSpace: false, isPunctuation: true, length: 1)

  private init(isSpace: Bool, isPunctuation: Bool, length: Int) {
    self.isSpace = isSpace
    self.isPunctuation = isPunctuation
    self.length = length
  }

  /// The character that starts at an offset of valid UTF-8.
  init(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let byte = bytes[index]
    guard byte >= 0x80 else {
      let isVisible = byte > 0x20 && byte < 0x7F
      self.init(
        isSpace: byte.isSpace, isPunctuation: isVisible && !byte.isLetter && !byte.isDigit, length: 1)
      return
    }
    let count = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    let text = String(decoding: bytes[index..<min(index + count, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else {
      self.init(isSpace: false, isPunctuation: false, length: 1)
      return
    }
    let isPunctuation =
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        true
      default: false
      }
    self.init(
      isSpace: scalar.properties.generalCategory == .spaceSeparator, isPunctuation: isPunctuation,
      length: count)
  }

  /// The character that ends before an offset.
  init(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var start = index - 1
    while start > 0, bytes[start].isContinuation { start -= 1 }
    self.init(at: start, in: bytes)
  }
}
