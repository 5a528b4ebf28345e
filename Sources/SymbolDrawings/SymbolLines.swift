internal import CSymbols

/// The drawings of Tabler Icons under SF Symbols' names, which stay text until one is asked for.
///
/// The module is one of its own, with library evolution, so that importers don't need the header of `CSymbols`.
package enum SymbolLines {
  private static let separator = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  private static var text: UnsafeBufferPointer<UInt8> {
    let text = CSymbols()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  /// All names, sorted by their bytes.
  package static var names: [String] {
    text.split(separator: newline).map { line in
      String(decoding: line.prefix { $0 != separator }, as: UTF8.self)
    }
  }

  package static func contains(_ name: String) -> Bool { line(of: Array(name.utf8)) != nil }

  /// The letter of a drawing's style, and its outline in the syntax of SVG; nil for an unknown name.
  package static func drawing(named name: String) -> (style: UInt8, outline: ArraySlice<UInt8>)? {
    guard let line = line(of: Array(name.utf8)), let style = line.first else { return nil }
    return (style, Array(line.dropFirst(2))[...])
  }

  /// The style and the outline of a symbol, found by halving the text.
  private static func line(of name: [UInt8]) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let text = text
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
