import Diagnostics
import HTML
import Highlighting
import Text

/// A block's lines as elements, with what is said of each: its number, a mark, the sign of a diff.
///
/// Each line of the HTML is a line of the code, so that figures can insert marks at its start.
struct CodeLines {
  let code: [UInt8]
  let tokens: [HighlightToken]
  let marks: [CodeMark.Meaning]
  let display: CodeDisplay
  /// The sign of each line; nil for code that isn't a diff.
  let signs: [DiffLines.Sign]?

  /// A part of a line that isn't only tokens.
  private enum Part {
    case word
    /// A comment that is shown as its number.
    case annotation([UInt8])
  }

  func html() -> [UInt8] {
    let lines = code.lines.map(\.whole)
    let roles = display.selections.roles(lineCount: lines.count)
    var html = HTMLWriter(capacity: code.count * 2 + lines.count * 32)
    var writer = TokenWriter(code, tokens, marks: marks)
    let parts = self.parts
    var next = 0
    for (index, line) in lines.enumerated() {
      let content = code.content(of: line)
      let sign = signs?[index]
      html.line { html in
        let role = sign.map { roles[index].union($0.roles) } ?? roles[index]
        html.element(role.element, .class(role.classes(sign))) { html in
          if let first = display.firstNumber { html.attribute("data-n", String(first + index)) }
          if let sign, sign != .header { html.element("span", .class("sign"), text: sign.text) }
          var position = content.lowerBound
          while next < parts.count, parts[next].range.upperBound <= content.upperBound {
            let (range, part) = parts[next]
            next += 1
            guard range.lowerBound >= position else { continue }
            writer.write(position..<range.lowerBound, to: &html)
            switch part {
            case .word: html.element("mark") { writer.write(range, to: &$0) }
            case .annotation(let number):
              html.element("b", .class("code-note")) { $0.text(number) }
            }
            position = range.upperBound
          }
          writer.write(position..<content.upperBound, to: &html)
        }
      }
    }
    return html.bytes
  }

  /// The warning about attributes that name what isn't there; nil for none.
  var problem: Diagnostic? {
    if display.selections.isEmpty { return nil }
    return display.selections.problem(lineCount: code.lines.reduce(0) { count, _ in count + 1 })
  }

  // MARK: Parts

  /// Marked words and annotations, ascending.
  private var parts: [(range: Range<Int>, part: Part)] {
    var parts: [(range: Range<Int>, part: Part)] = []
    for word in display.words {
      let word = Array(word.utf8)
      for start in starts(of: word) { parts.append((start..<(start + word.count), .word)) }
    }
    if display.isAnnotated {
      for token in tokens where token.kind == .comment && token.range.upperBound <= code.count {
        guard let number = Annotations.number(in: code[token.range]) else { continue }
        parts.append((token.range, .annotation(number)))
      }
    }
    return parts.sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
  }

  /// Where a word begins, without overlaps.
  private func starts(of word: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var position = 0
    while let start = code.firstIndex(of: word, from: position, to: code.count) {
      starts.append(start)
      position = start + word.count
    }
    return starts
  }
}

extension LineRoles {
  /// Added and removed lines are told by readers without a style sheet, too.
  fileprivate var element: StaticString {
    if contains(.inserted) { return "ins" }
    if contains(.deleted) { return "del" }
    return contains(.marked) ? "mark" : "span"
  }

  fileprivate func classes(_ sign: DiffLines.Sign?) -> String {
    var classes = "line"
    if contains(.focused) { classes += " focus" }
    if sign == .header { classes += " hunk" }
    return classes
  }
}

extension DiffLines.Sign {
  fileprivate var roles: LineRoles {
    switch self {
    case .inserted: .inserted
    case .deleted: .deleted
    case .same, .header: []
    }
  }
}

extension [UInt8] {
  /// A line without its ending.
  fileprivate func content(of line: Range<Int>) -> Range<Int> {
    line.lowerBound..<(self[line].lastIndex { !$0.isLineEnd }.map { $0 + 1 } ?? line.lowerBound)
  }
}
