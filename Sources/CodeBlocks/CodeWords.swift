import Highlighting
import Text

/// The names that a listing uses without a point before them, excluding labels of arguments.
package enum CodeWords {
  package struct Word {
    /// Byte offsets into the code.
    package var range: Range<Int>
    /// Whether it is highlighted as a type.
    var isType: Bool
  }

  /// Returns the names in Swift code that begin with a capital, such as types; without comments and strings.
  package static func types(in code: [UInt8]) -> Set<String> {
    let words = all(in: code, besides: Highlighter.tokens(of: code, language: "swift") ?? [])
    let capitals = words.filter { code[$0.range.lowerBound] &- UInt8(ascii: "A") < 26 }
    return Set(capitals.map { String(decoding: code[$0.range], as: UTF8.self) })
  }

  package static func all(in code: [UInt8], besides tokens: [HighlightToken]) -> [Word] {
    var words: [Word] = []
    var position = 0
    for token in tokens {
      guard token.range.lowerBound >= position, token.range.upperBound <= code.count else { continue }
      append(plain: position..<token.range.lowerBound, in: code, to: &words)
      if token.kind == .type || token.kind == .function, isUse(token.range, in: code) {
        words.append(Word(range: token.range, isType: token.kind == .type))
      }
      position = token.range.upperBound
    }
    append(plain: position..<code.count, in: code, to: &words)
    return words
  }

  private static func append(plain range: Range<Int>, in code: [UInt8], to words: inout [Word]) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = code[start..<range.upperBound].firstIndex { !isName($0) } ?? range.upperBound
      guard end > start else {
        start += 1
        continue
      }
      if !code[start].isDigit, isUse(start..<end, in: code) {
        words.append(Word(range: start..<end, isType: false))
      }
      start = end
    }
  }

  private static func isName(_ byte: UInt8) -> Bool { byte.isWord || byte >= 0x80 }

  private static func isUse(_ range: Range<Int>, in code: [UInt8]) -> Bool {
    let before = code[..<range.lowerBound].last { !$0.isSpace }
    let after = code[range.upperBound...].first { !$0.isBlank }
    return before != UInt8(ascii: ".") && after != UInt8(ascii: ":")
  }
}
