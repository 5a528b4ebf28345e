import Text

/// The switch between the light and the dark scheme, for readers who want another one than their system's.
///
/// No script is needed: the switch is three radio buttons, and style sheets ask which one is checked. A small script
/// only keeps the choice for the next page.
enum SchemeSwitch {
  /// The files of sites with the switch.
  static let paths = ["assets/scheme.css", "assets/scheme.js"]

  private enum Scheme: String, CaseIterable {
    case light, dark

    /// Matches the document while the reader chooses the scheme.
    ///
    /// The script notes each choice in an attribute. Only without it is the switch looked for: a document that asks
    /// what it contains is styled anew with everything that arrives.
    var choice: String {
      ":root:is([data-scheme=\(rawValue)],:not([data-scheme]):has(.scheme [value=\(rawValue)]:checked))"
    }

    var other: Scheme { self == .light ? .dark : .light }
  }

  /// A style sheet whose rules for a scheme also apply if the reader chooses that scheme, and don't if the reader
  /// chooses the other one.
  ///
  /// The rules are nested in a rule without a weight of its own, so that they weigh as before. Blocks with at-rules
  /// that can't be nested stay as they are.
  static func applied(to css: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(css.count + css.count / 4)
    var position = 0
    for block in Self.blocks(of: css) {
      let rules = nested(css[block.rules])
      result += css[position..<block.query.lowerBound]
      let (scheme, other) = (block.scheme, block.scheme.other)
      let query = "@media (prefers-color-scheme:\(scheme.rawValue)){"
      result += Array("\(query):where(:root:not(\(other.choice))){".utf8) + rules
      result += Array("}}\n:where(\(scheme.choice)){".utf8) + rules + Array("}".utf8)
      position = block.rules.upperBound + 1
    }
    return position == 0 ? css : result + css[position...]
  }

  // MARK: Blocks

  private struct Block {
    var scheme: Scheme
    /// The at-rule's beginning, up to its brace.
    var query: Range<Int>
    /// What is between the braces.
    var rules: Range<Int>
  }

  private static let media = Array("@media".utf8)
  /// At-rules that can't stand in a rule for elements.
  private static let global = ["@keyframes", "@font-face", "@property", "@page"].map { Array($0.utf8) }

  /// The blocks for one scheme alone, outside comments and strings.
  private static func blocks(of css: [UInt8]) -> [Block] {
    var blocks: [Block] = []
    var scanner = Scanner(css)
    var statement = 0
    while let (byte, offset) = scanner.next() {
      switch byte {
      case UInt8(ascii: "{"):
        let prelude = css[statement..<offset]
        statement = offset + 1
        guard let at = prelude.firstIndex(of: media, from: prelude.startIndex, to: offset),
          let scheme = scheme(of: css[(at + media.count)..<offset])
        else { continue }
        let end = scanner.skipBlock()
        let rules = (offset + 1)..<end
        let isGlobal = global.contains { css.firstIndex(of: $0, from: rules.lowerBound, to: end) != nil }
        if !isGlobal { blocks.append(Block(scheme: scheme, query: at..<offset, rules: rules)) }
        statement = min(end + 1, css.count)
      case UInt8(ascii: "}"), UInt8(ascii: ";"): statement = offset + 1
      default: continue
      }
    }
    return blocks
  }

  /// The scheme of a media query that asks for nothing else.
  private static func scheme(of query: ArraySlice<UInt8>) -> Scheme? {
    let text = String(decoding: query.filter { !$0.isSpace }, as: UTF8.self).lowercased()
    return Scheme.allCases.first { text == "(prefers-color-scheme:\($0.rawValue))" }
  }

  /// Rules for a place within the rule of a document: selectors of the document itself mean that one.
  private static func nested(_ rules: ArraySlice<UInt8>) -> [UInt8] {
    String(decoding: rules, as: UTF8.self)
      .replacing(/(^|[{},;\s])(:root|html)(?=[\s.:,\[{#>+~])/) { match in
        "\(match.1)&\(match.2 == "html" ? ":is(html)" : match.2)"
      }.utf8.map(\.self)
  }

  /// Walks over a style sheet, without comments and strings.
  private struct Scanner {
    private let css: [UInt8]
    private var position = 0

    init(_ css: [UInt8]) { self.css = css }

    mutating func next() -> (byte: UInt8, offset: Int)? {
      while position < css.count {
        let (byte, offset) = (css[position], position)
        position += 1
        switch byte {
        case UInt8(ascii: "/") where position < css.count && css[position] == UInt8(ascii: "*"):
          let end = css.firstIndex(of: "*/".utf8, from: position + 1, to: css.count)
          position = end.map { $0 + 2 } ?? css.count
        case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
        case UInt8(ascii: "\\"): position += 1
        default: return (byte, offset)
        }
      }
      return nil
    }

    private mutating func skipString(_ quote: UInt8) {
      while position < css.count, css[position] != quote, css[position] != UInt8(ascii: "\n") {
        position += css[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
    }

    /// Skips the rest of a block whose brace was the last byte.
    ///
    /// - Returns: the offset of the brace at its end.
    mutating func skipBlock() -> Int {
      var depth = 1
      while let (byte, offset) = next() {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if depth == 0 { return offset }
      }
      return css.count
    }
  }
}
