import Highlighting
import Text

/// The lines of each statement of Swift, and those of the block that it begins. Lines have numbers from 1.
///
/// Only brackets and the ends of lines are looked at, so it works for code that doesn't compile.
package struct StatementLines {
  private struct Line {
    /// Without comments, strings and the spaces around it.
    var code: [UInt8] = []
    /// The brackets that are open at its start, the innermost last.
    var open: [UInt8] = []
    /// The fewest brackets that are open at a place of it.
    var fewest = 0
  }

  private let lines: [Line]

  package init(of code: [UInt8]) {
    let tokens = (Highlighter.tokens(of: code, language: "swift") ?? []).filter {
      $0.kind == .comment || $0.kind == .string
    }
    var rest = tokens[...]
    var (lines, open) = ([Line](), [UInt8]())
    for range in code.lines.map(\.whole) {
      var line = Line(open: open, fewest: open.count)
      for position in range {
        while let token = rest.first, token.range.upperBound <= position { rest.removeFirst() }
        if let token = rest.first, token.range.contains(position) {
          // A string is a value.
          if token.kind == .string, line.code.last != UInt8(ascii: "\"") {
            line.code.append(UInt8(ascii: "\""))
          }
          continue
        }
        let byte = code[position]
        if Self.opening.contains(byte) { open.append(byte) }
        if Self.closing.contains(byte) { _ = open.popLast() }
        line.fewest = min(line.fewest, open.count)
        line.code.append(byte)
      }
      line.code = Array(line.code[line.code.trimmed(0..<line.code.count)])
      lines.append(line)
    }
    self.lines = lines
  }

  private static let opening = Array("([{".utf8)
  private static let closing = Array(")]}".utf8)
  /// What ends a line whose statement goes on.
  private static let joining = ["=", "->", "&&", "||", "??", "+", "-", "*", "/", ","].map { Array($0.utf8) }
  /// What begins a line that goes on with a statement.
  private static let continuing = [".", "?", ":", "&&", "||", "??", "= ", "->", "+ ", "- ", "* ", "/ "].map {
    Array($0.utf8)
  }

  /// The lines of the statement at a line, up to the start of its block.
  package func statement(at number: Int) -> ClosedRange<Int> {
    guard lines.indices.contains(number - 1) else { return number...number }
    var (first, last) = (number - 1, number - 1)
    while goesOn(first) { first -= 1 }
    while goesOn(last + 1) { last += 1 }
    return (first + 1)...(last + 1)
  }

  /// The lines of the block without arguments that the statement at a line begins, and the line of its end if nothing else
  /// is there; nil for none.
  package func block(at number: Int) -> ClosedRange<Int>? {
    let first = statement(at: number).upperBound
    guard lines.indices.contains(first), Self.beginsBlock(lines[first - 1].code) else { return nil }
    let depth = lines[first].open.count
    var end = first
    while end < lines.count, lines[end].fewest >= depth { end += 1 }
    if end < lines.count, lines[end].code.allSatisfy(Self.closing.contains) { end += 1 }
    return end > first ? (first + 1)...end : nil
  }

  /// Whether a line, from 0, goes on with the statement of the line above it.
  private func goesOn(_ index: Int) -> Bool {
    guard index > 0, lines.indices.contains(index) else { return false }
    let (line, above) = (lines[index], lines[index - 1].code)
    if let innermost = line.open.last, innermost != UInt8(ascii: "{") { return true }
    if line.code.isEmpty { return false }
    return Self.continuing.contains { line.code.starts(with: $0) }
      || Self.joining.contains { above.count > $0.count && above.suffix($0.count) == $0[...] }
  }

  /// Whether a line ends with `{`, or with `{ [weak self] in`.
  private static func beginsBlock(_ line: [UInt8]) -> Bool {
    if line.last == UInt8(ascii: "{") { return true }
    guard line.suffix(4) == Array("] in".utf8)[...], let list = line.lastIndex(of: UInt8(ascii: "[")) else {
      return false
    }
    return line[..<list].last { !$0.isBlank } == UInt8(ascii: "{")
  }
}
