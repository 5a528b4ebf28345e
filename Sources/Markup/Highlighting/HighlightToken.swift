/// A stretch of code that is shown in a colour of its own.
package struct HighlightToken: Sendable, Hashable {
  /// The raw value is the name of the CSS class: one letter each, since there are thousands on a page.
  package enum Kind: Unicode.Scalar, Sendable, CaseIterable {
    case keyword = "k"
    case type = "t"
    case string = "s"
    case number = "n"
    case comment = "c"
    /// The name of a function, method, command or filter.
    case function = "f"
    /// `@available`, HTML attributes, command line options.
    case attribute = "a"
    /// Properties, keys, shell variables.
    case variable = "v"
    /// Tags of markup, and its headings.
    case tag = "g"
    /// `#include`, `#if`.
    case preprocessor = "m"
  }

  /// Byte offsets into the code.
  package var range: Range<Int>
  package var kind: Kind

  package init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension [HighlightToken] {
  /// Prints code with a `<span>` around each token.
  ///
  /// Tokens must ascend; what overlaps an earlier one, or lies outside the code, is left plain.
  package func html(of code: [UInt8]) -> [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(code.count * 2)
    var position = 0
    for token in self {
      guard token.range.lowerBound >= position, token.range.upperBound <= code.count, !token.range.isEmpty
      else {
        continue
      }
      HTMLText.append(code[position..<token.range.lowerBound], to: &html)
      html += "<span class=\"".utf8
      html.append(UInt8(ascii: token.kind.rawValue))
      html += "\">".utf8
      HTMLText.append(code[token.range], to: &html)
      html += "</span>".utf8
      position = token.range.upperBound
    }
    HTMLText.append(code[position...], to: &html)
    return html
  }

  /// The tokens of parts of the code that follow each other directly.
  ///
  /// - Parameter parts: in order, and apart from each other.
  func within(_ parts: [Range<Int>]) -> [HighlightToken] {
    var tokens: [HighlightToken] = []
    var start = 0
    var first = 0
    for part in parts {
      while first < count, self[first].range.upperBound <= part.lowerBound { first += 1 }
      for token in self[first...].prefix(while: { $0.range.lowerBound < part.upperBound }) {
        let range = token.range.clamped(to: part)
        let shift = start - part.lowerBound
        tokens.append(HighlightToken((range.lowerBound + shift)..<(range.upperBound + shift), token.kind))
      }
      start += part.count
    }
    return tokens
  }
}
