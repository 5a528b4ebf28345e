import HTML

/// A range of code with a color of its own.
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
    /// A name without a color.
    case name = "i"
    /// The prompt of a terminal, which isn't copied.
    case prompt = "p"
    /// What a program prints in a terminal.
    case output = "o"
  }

  /// Byte offsets into the code.
  package var range: Range<Int>
  package var kind: Kind
  /// The number of its mark, from 1; 0 for none.
  var mark: UInt16 = 0

  package init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension [HighlightToken] {
  /// The tokens, with those of marks added.
  ///
  /// - Parameter marks: ascending, each equal to a token or outside all tokens.
  package func marked(_ marks: [CodeMark]) -> [HighlightToken] {
    var tokens: [HighlightToken] = []
    tokens.reserveCapacity(count + marks.count)
    var rest = self[...]
    for (number, mark) in marks.prefix(Int(UInt16.max)).enumerated() {
      while let token = rest.first, token.range.lowerBound < mark.range.lowerBound {
        tokens.append(token)
        rest.removeFirst()
      }
      var token = HighlightToken(mark.range, .name)
      if let same = rest.first, same.range == mark.range {
        token.kind = same.kind
        rest.removeFirst()
      }
      token.mark = UInt16(number + 1)
      tokens.append(token)
    }
    return tokens + rest
  }

  /// Prints code with an element around each token.
  ///
  /// Tokens must ascend. One that overlaps an earlier one, or lies outside the code, is left plain.
  package func html(of code: [UInt8]) -> [UInt8] { html(of: code, marks: []) }

  /// - Parameter marks: the meanings that the tokens' `mark` refers to.
  package func html(of code: [UInt8], marks: [CodeMark.Meaning]) -> [UInt8] {
    var html = HTMLWriter(capacity: code.count * 2)
    var writer = TokenWriter(code, self, marks: marks)
    writer.write(0..<code.count, to: &html)
    return html.bytes
  }

  /// The tokens of parts of the code that are joined.
  ///
  /// - Parameter parts: ascending, without overlaps.
  package func within(_ parts: [Range<Int>]) -> [HighlightToken] {
    var tokens: [HighlightToken] = []
    var start = 0
    var first = 0
    for part in parts {
      while first < count, self[first].range.upperBound <= part.lowerBound { first += 1 }
      for token in self[first...].prefix(while: { $0.range.lowerBound < part.upperBound }) {
        let range = token.range.clamped(to: part)
        let shift = start - part.lowerBound
        var part = HighlightToken((range.lowerBound + shift)..<(range.upperBound + shift), token.kind)
        part.mark = token.mark
        tokens.append(part)
      }
      start += part.count
    }
    return tokens
  }
}
