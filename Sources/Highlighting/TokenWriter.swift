import HTML

/// Prints code part by part, with an element around each token.
///
/// Tokens must ascend. One that overlaps an earlier one, or lies outside the code, is left plain.
package struct TokenWriter {
  private let code: [UInt8]
  private let tokens: [HighlightToken]
  private let marks: [CodeMark.Meaning]
  /// The position of the first token that isn't passed.
  private var next = 0
  /// The end of the last token that was passed.
  private var covered = 0

  /// - Parameter marks: the meanings that the tokens' `mark` refers to.
  package init(_ code: [UInt8], _ tokens: [HighlightToken], marks: [CodeMark.Meaning] = []) {
    (self.code, self.tokens, self.marks) = (code, tokens, marks)
    settle()
  }

  /// Prints a part of the code. Parts must ascend; a token between them is left out.
  package mutating func write(_ part: Range<Int>, to html: inout HTMLWriter) {
    var position = part.lowerBound
    while position < part.upperBound {
      while next < tokens.count, tokens[next].range.upperBound <= position { pass() }
      guard next < tokens.count, tokens[next].range.lowerBound < part.upperBound else { break }
      let range = tokens[next].range.clamped(to: position..<part.upperBound)
      html.text(code[position..<range.lowerBound])
      write(tokens[next], range, to: &html)
      position = range.upperBound
    }
    html.text(code[position..<part.upperBound])
  }

  private func write(_ token: HighlightToken, _ range: Range<Int>, to html: inout HTMLWriter) {
    let mark = token.mark == 0 ? nil : marks[Int(token.mark) - 1]
    html.element(mark?.isLink == true ? "a" : "span") { html in
      html.attribute("class") { $0.append(UInt8(ascii: token.kind.rawValue)) }
      mark?.write(to: &html)
      html.text(code[range])
    }
  }

  private mutating func pass() {
    covered = tokens[next].range.upperBound
    next += 1
    settle()
  }

  /// Moves to the next token that can be printed.
  private mutating func settle() {
    while next < tokens.count {
      let range = tokens[next].range
      if range.lowerBound >= covered, range.upperBound <= code.count, !range.isEmpty { return }
      next += 1
    }
  }
}

extension CodeMark.Meaning {
  fileprivate var isLink: Bool { if case .documented = self { true } else { false } }

  /// A description is told by screen readers, and shown by the style sheet where the name has the focus or the pointer.
  fileprivate func write(to html: inout HTMLWriter) {
    switch self {
    case .documented(let url): html.attribute("href", url)
    case .declared(let text):
      html.attribute("tabindex", "0")
      html.attribute("data-type", text)
    }
  }
}
