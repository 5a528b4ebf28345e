import Diagnostics
import Text

/// The names of emoji between colons, as on GitHub: `:tada:`. They are those of gemoji, without GitHub's own pictures.
enum EmojiNames {
  private static let table: [String: String] = {
    let words = [fromAToL, fromMToZ].flatMap { $0.split(separator: " ") }
    var table: [String: String] = [:]
    table.reserveCapacity(words.count / 2)
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[String(words[index])] = String(words[index + 1])
    }
    return table
  }()

  /// The longest name, in bytes; a bound keeps a page of colons linear.
  private static let lengthLimit = 64

  static func emoji(named name: String) -> String? { table[name] }

  /// The name that was probably meant.
  static func nearest(to name: String) -> String? {
    guard name.utf8.count <= lengthLimit else { return nil }
    return NearMiss.best(for: name, among: table.keys.sorted())
  }

  /// A text with the names in it replaced; nil if there are none.
  static func replacing(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let colon = UInt8(ascii: ":")
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while let start = text.offset(of: colon, in: index..<text.count) {
      let name = text[(start + 1)...].prefix(lengthLimit).prefix { byte in
        byte &- 97 < 26 || byte.isDigit || "_+-".utf8.contains(byte)
      }
      index = max(name.endIndex, start + 1)
      let isInWord =
        start > 0 && (text[start - 1].isWord || text[start - 1] == colon)
        || index + 1 < text.count && text[index + 1].isWord
      guard !name.isEmpty, !isInWord, index < text.count, text[index] == colon,
        let emoji = emoji(named: String(decoding: name, as: UTF8.self))
      else { continue }
      result += text[copied..<start]
      result += emoji.utf8
      index += 1
      copied = index
    }
    return copied == 0 ? nil : result + text[copied...]
  }
}
