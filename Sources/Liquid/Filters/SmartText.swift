/// A text with typographic quotes, dashes and ellipses in place of those of typewriters.
struct SmartText {
  private(set) var output: [UInt8] = []

  init(_ text: [UInt8]) {
    var position = 0
    while position < text.count {
      let rest = text[position...]
      if let (spelling, sign) = Self.signs.first(where: { rest.starts(with: $0.0.utf8) }) {
        output.append(contentsOf: sign.utf8)
        position += spelling.utf8.count
      } else {
        append(text[position], opensQuote: Self.opensQuote(text, at: position))
        position += 1
      }
    }
  }

  private static let signs = [("---", "—"), ("--", "–"), ("...", "…")]

  private mutating func append(_ byte: UInt8, opensQuote: Bool) {
    switch byte {
    case UInt8(ascii: "\""): output.append(contentsOf: (opensQuote ? "“" : "”").utf8)
    case UInt8(ascii: "'"): output.append(contentsOf: (opensQuote ? "‘" : "’").utf8)
    default: output.append(byte)
    }
  }

  /// Whether a quote stands after white space or an opening sign, and before a text.
  private static func opensQuote(_ text: [UInt8], at position: Int) -> Bool {
    guard position + 1 < text.count, !text[position + 1].isSpace else { return false }
    guard position > 0 else { return true }
    return text[position - 1].isSpace || openingSigns.contains(text[position - 1])
  }

  private static let openingSigns = Set("([{-\"'".utf8)
}
