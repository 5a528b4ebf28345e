import Text

/// Comments that refer to an item of the list below a block: `// (1)`.
enum Annotations {
  private static let openings = ["//", "#", "--", "/*", "<!--", ";", "%"].map { Array($0.utf8) }
  private static let closings = ["*/", "-->"].map { Array($0.utf8) }
  /// The highest number has three digits.
  private static let digitLimit = 3

  /// The number in a comment; nil for any other comment.
  static func number(in comment: ArraySlice<UInt8>) -> [UInt8]? {
    guard comment.count < 32 else { return nil }
    var text = comment
    if let opening = openings.first(where: { text.starts(with: $0) }) { text.removeFirst(opening.count) }
    for closing in closings where text.suffix(closing.count).elementsEqual(closing) {
      text.removeLast(closing.count)
    }
    text = text[text.trimmed(text.indices)]
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")") else { return nil }
    let number = text.dropFirst().dropLast()
    guard 1...digitLimit ~= number.count, number.allSatisfy(\.isDigit) else { return nil }
    return Array(number)
  }
}
