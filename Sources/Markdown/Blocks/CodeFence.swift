import CCmark
import Diagnostics
import DirectiveParsing

/// A fenced code block, located in the source: cmark keeps the content but not the fence.
struct CodeFence {
  let node: MarkdownNode
  /// The text after the marks of the opening line.
  let info: SourceText
  /// The range from the opening marks to the end of the closing line.
  let range: SourceRange
  /// The opening line from its marks on.
  let opening: SourceRange
  private let source: MarkdownLines
  private let mark: UInt8
  private let markCount: Int

  /// - Returns: nil for an indented code block.
  init?(_ node: MarkdownNode, _ source: MarkdownLines) {
    let lines = node.lines
    let first = source[lines.lowerBound]
    let bytes = source.bytes
    var start = min(first.lowerBound + node.startColumn, first.upperBound)
    // cmark's columns don't count a byte order mark.
    while start < first.upperBound, !Self.isMark(bytes[start]) { start += 1 }
    let mark = start < first.upperBound ? bytes[start] : 0
    let run = bytes[start..<first.upperBound].prefix { $0 == mark }.count
    guard run >= 3 || mark == UInt8(ascii: "$") && run == 2, !Self.isIndented(node, source, start) else {
      return nil
    }
    let last = source[lines.upperBound]
    guard let opening = source.place(start..<first.upperBound),
      let range = source.place(start..<max(first.upperBound, last.upperBound))
    else { return nil }
    self.node = node
    self.opening = opening
    self.range = range
    self.source = source
    self.mark = mark
    markCount = run
    info = source.text[(start + run)..<first.upperBound]
  }

  /// The text between the opening line and the closing one.
  var content: SourceText { source.text(of: node.literal, firstLine: node.lines.lowerBound + 1) }

  /// Whether there is a closing line.
  ///
  /// cmark's last line of an open fence isn't reliable, so both the number of lines and the text must agree.
  var isTerminated: Bool {
    let lines = node.lines
    guard lines.count > 1, node.literal.count(where: { $0 == 0x0A }) == lines.count - 2 else { return false }
    let last = source[lines.upperBound]
    let start = source.contentStart(last, passingListMarkers: false)
    let rest = source.bytes[start..<last.upperBound]
    let closing = rest.prefix { $0 == mark }.count
    return closing >= markCount && rest.dropFirst(closing).allSatisfy { $0.isSpace }
  }

  /// The name and argument, if the fence is a directive.
  var directiveHeader: (name: Located<String>, argument: Located<String>?)? {
    DirectiveSyntax.header(info) ?? (mark == UInt8(ascii: ":") ? ContainerSyntax.header(info) : nil)
  }

  /// Whether it is a formula.
  var isFormula: Bool { mark == UInt8(ascii: "$") }

  /// The text after the marks in the author's file, before Liquid changed it.
  var writtenInfo: SourceRange {
    let file = opening.file
    let start = min(opening.bytes.lowerBound + markCount, file.bytes.count)
    return SourceRange(file, start..<file.bytes.lineEnd(from: start))
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "$")
  }

  /// Whether the block is indented code that starts with a fence. Then the literal starts with that line, and
  /// covers the block's lines up to blank ones.
  private static func isIndented(_ node: MarkdownNode, _ source: MarkdownLines, _ start: Int) -> Bool {
    let literal = node.literal
    let bytes = source.bytes
    let firstLine = node.lines.lowerBound
    guard literal.starts(with: bytes[start..<source[firstLine].upperBound]) else { return false }
    let lineCount = literal.count { $0 == 0x0A }
    guard lineCount <= node.lines.count else { return false }
    return ((firstLine + lineCount)..<(node.lines.upperBound + 1)).allSatisfy { line in
      bytes[source[line]].allSatisfy { $0.isSpace }
    }
  }
}
