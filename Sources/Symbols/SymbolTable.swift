internal import CSymbols
import TransitionEngine

/// The drawings of Tabler Icons, which stay text until one is asked for.
enum SymbolTable {
  private static let separator = UInt8(ascii: " ")

  private static var text: UnsafeBufferPointer<UInt8> {
    let text = CSymbols()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  /// The symbol with a name; nil for an unknown one.
  static func symbol(named name: String) -> Symbol? {
    guard let line = line(of: Array(name.utf8)), let style = style(line.first) else { return nil }
    return PathSyntax.parse(Array(line.dropFirst(2))[...]).map { Symbol(style, path: $0) }
  }

  /// All names, sorted by their bytes.
  static var names: [String] {
    text.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.prefix { $0 != separator }, as: UTF8.self)
    }
  }

  private static func style(_ letter: UInt8?) -> Symbol.Style? {
    switch letter {
    case UInt8(ascii: "o"): .outline
    case UInt8(ascii: "f"): .filled
    case UInt8(ascii: "s"): .solid(.nonZero)
    case UInt8(ascii: "e"): .solid(.evenOdd)
    default: nil
    }
  }

  /// The style and the outline of a symbol, found by halving the text.
  private static func line(of name: [UInt8]) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let text = text
    let newline = UInt8(ascii: "\n")
    var range = 0..<text.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let start = text[range.lowerBound..<middle].lastIndex(of: newline).map { $0 + 1 } ?? range.lowerBound
      let end = text[middle..<range.upperBound].firstIndex(of: newline) ?? range.upperBound
      let line = text[start..<end]
      let found = line.prefix { $0 != separator }
      if found.elementsEqual(name) { return line.dropFirst(found.count + 1) }
      range =
        found.lexicographicallyPrecedes(name)
        ? min(end + 1, range.upperBound)..<range.upperBound : range.lowerBound..<start
    }
    return nil
  }
}
