import DirectiveParsing
import Text

/// A scan of the lines before cmark parses them. Finds the transforms needed, and changes bytes for cmark.
///
/// Changes keep the number of lines, so that cmark's line numbers are those of the source:
/// - The marks of `:::{note}` … `:::` become tildes, a fence that cmark knows.
/// - In tables, `\|` becomes a placeholder, because cmark removes escapes. A line of dashes below one is a break or
///   text, as cmark would make the table a heading.
/// - `: text` below a term becomes an item of a list, which may have several blocks.
/// - Formulas become placeholders; the marks of `$$` … `$$` on lines of their own become tildes.
/// - `\~` and the marks in bare addresses become placeholders.
/// - `[^1]: text` gets a backslash, or cmark would read it as a link reference definition. With further blocks,
///   which are indented, it becomes an item of a list.
struct MarkdownPrescan {
  let source: MarkdownLines
  /// Lines that look like the rule under a table's header, ascending.
  private(set) var delimiterRows: [Int] = []
  /// Lines that were probably meant as such a rule, ascending.
  private(set) var doubtfulRows: [Int] = []
  private(set) var colonFences = ColonFenceMarks()
  private(set) var hasLooseHeadings = false
  private(set) var hasAttributeLists = false
  /// The lines that define footnotes.
  private(set) var footnoteLines: Set<Int> = []
  /// The lines that define footnotes of several blocks.
  private(set) var longFootnotes: Set<Int> = []
  private(set) var hidesPipes = false
  private(set) var hidesMarks = false
  /// The lines of definitions, ascending.
  private(set) var definitionLines: [Int] = []
  let marks: GitHubMarks
  /// The formulas in lines.
  let formulas: FormulaMarks

  private let options: MarkdownOptions
  private let plainLines: Set<Int>
  private let literalLines: Set<Int>
  private var edits: [MarkdownEdit] = []
  private lazy var lastDollarLine = findLastDollarLine()
  private var codeFence: (mark: UInt8, count: Int)?
  /// The offset in its line of the last rule under a table's header, and the table's last line so far.
  private var table = (indent: 0, end: 0)

  /// - Parameters:
  ///   - plainLines: lines where `:::{name}`, `: text` or `[^1]: text` doesn't start a block.
  ///   - literalLines: lines whose first marks are text, though cmark reads a heading or a rule.
  init(
    _ source: MarkdownLines, options: MarkdownOptions, plainLines: Set<Int> = [],
    literalLines: Set<Int> = []
  ) {
    self.source = source
    self.options = options
    self.plainLines = plainLines
    self.literalLines = literalLines
    marks = options.github ? GitHubMarks(source.bytes) : GitHubMarks()
    formulas = options.math ? FormulaMarks(source.bytes) : FormulaMarks()
    for line in stride(from: 1, through: source.count, by: 1) { scan(line) }
    let pipes = HiddenPipes.edits(in: source, below: delimiterRows)
    hidesPipes = !pipes.isEmpty
    let hidden = HiddenMarks.edits(in: source.bytes, marks, hidesColons: options.emoji)
    hidesMarks = !hidden.isEmpty
    edits = formulas.outside(edits + pipes + hidden) + formulas.edits + colonFences.edits(in: source.bytes)
  }

  /// The text for cmark.
  func bytes() -> [UInt8] { source.bytes.applying(edits) }

  private mutating func scan(_ number: Int) {
    if table.end > 0, number == table.end + 1 { scanRow(number) }
    let line = source[number]
    let start = source.contentStart(line, passingListMarkers: true)
    guard start < line.upperBound else { return }
    let byte = source.bytes[start]
    let run = source.bytes[start..<line.upperBound].prefix { $0 == byte }.count
    let rest = (start + run)..<line.upperBound
    if literalLines.contains(number) { escapeMarks(number) }
    if let fence = codeFence {
      guard byte == fence.mark, run >= fence.count, isBlank(rest) else { return }
      codeFence = nil
      if byte == UInt8(ascii: "$") { colonFences.close(with: start..<(start + run)) }
      return
    }
    switch byte {
    case UInt8(ascii: "`"), UInt8(ascii: "~"): scanCodeFence(byte, run, rest)
    case UInt8(ascii: ":"): scanColons(number, start, run, rest)
    case UInt8(ascii: "|"), UInt8(ascii: "-"): scanDelimiterRow(number)
    case UInt8(ascii: "#"):
      if run <= 6, source.bytes[rest].first?.startsHeadingText ?? false { hasLooseHeadings = true }
    case UInt8(ascii: "{"):
      if run == 1, source.bytes[rest].first == UInt8(ascii: ":") { hasAttributeLists = true }
    case UInt8(ascii: "["): scanFootnote(number, start, line)
    case UInt8(ascii: "$"): scanDollars(number, start, run, rest)
    default: break
    }
  }

  /// Puts a backslash before the marks at the start of a line: all stars of a rule, which may be emphasis, and the
  /// first of other marks.
  private mutating func escapeMarks(_ number: Int) {
    let line = source[number]
    let start = source.contentStart(line, passingListMarkers: false)
    let stars = source.bytes[start..<line.upperBound].prefix { "*_".utf8.contains($0) }.count
    for place in start..<(start + max(stars, 1)) {
      edits.append(MarkdownEdit(range: place..<place, replacement: [UInt8(ascii: "\\")]))
    }
  }

  private mutating func scanCodeFence(_ mark: UInt8, _ run: Int, _ rest: Range<Int>) {
    guard run >= 3, mark == UInt8(ascii: "~") || !source.bytes[rest].contains(UInt8(ascii: "`")) else {
      return
    }
    codeFence = (mark, run)
  }

  private mutating func scanDelimiterRow(_ number: Int) {
    guard options.pipeTables, !colonFences.isOpen, number > 1 else { return }
    if TableRule.alignments(source, line: number) != nil {
      delimiterRows.append(number)
      table = (indentation(of: number), number)
    } else if TableRule.isMeant(source, line: number) {
      doubtfulRows.append(number)
    }
  }

  /// Looks at a line directly below a table, and keeps cmark from making the table a heading.
  private mutating func scanRow(_ number: Int) {
    let line = source[number]
    let start = line.lowerBound + indentation(of: number)
    let text = source.bytes[source.bytes.trimmed(start..<line.upperBound)]
    guard start - line.lowerBound >= table.indent, let first = text.first, !"#`~<>".utf8.contains(first),
      source.contentStart(line, passingListMarkers: true) == start || text.count == 1
    else { return }
    table.end = number
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: "="), text.allSatisfy({ $0 == first }) else {
      return
    }
    let isBreak = first == UInt8(ascii: "-") && text.count >= 3
    edits.append(
      isBreak
        ? MarkdownEdit(range: text.indices, replacement: text.map { _ in UInt8(ascii: "*") })
        : MarkdownEdit(range: start..<start, replacement: [UInt8(ascii: "\\")]))
  }

  private func indentation(of number: Int) -> Int {
    let line = source[number]
    return source.contentStart(line, passingListMarkers: false) - line.lowerBound
  }

  private mutating func scanFootnote(_ number: Int, _ start: Int, _ line: Range<Int>) {
    guard options.footnotes, !colonFences.isOpen, !plainLines.contains(number),
      FootnoteSyntax.definition(source.bytes[start..<line.upperBound]) != nil
    else { return }
    footnoteLines.insert(number)
    let isLong = hasFurtherBlocks(below: number, start - line.lowerBound)
    if isLong { longFootnotes.insert(number) }
    edits.append(
      MarkdownEdit(
        range: start..<start, replacement: (isLong ? Footnotes.marker : []) + [UInt8(ascii: "\\")]))
  }

  /// Whether a block that is indented for a footnote follows the footnote's first paragraph.
  ///
  /// - Parameter indent: the footnote's own indentation. From 4 on it is code.
  private func hasFurtherBlocks(below number: Int, _ indent: Int) -> Bool {
    guard indent < Footnotes.marker.count, indentation(of: number) == indent else { return false }
    var next = number + 1
    while next <= source.count, !isBlank(source[next]) {
      if startsFootnote(next) { return false }
      next += 1
    }
    while next <= source.count, isBlank(source[next]) { next += 1 }
    guard next <= source.count else { return false }
    let blanks = source.bytes[source[next]].prefix { $0.isBlank }
    return blanks.contains(UInt8(ascii: "\t")) || blanks.count >= indent + Footnotes.marker.count
  }

  /// Whether one of the lines looks like the rule under a table's header.
  func hasDelimiterRow(in lines: ClosedRange<Int>) -> Bool {
    let index = delimiterRows.partitioningIndex { $0 >= lines.lowerBound }
    return index < delimiterRows.count && delimiterRows[index] <= lines.upperBound
  }

  /// Whether a line defines a footnote.
  func startsFootnote(_ number: Int) -> Bool {
    let line = source[number]
    let start = source.contentStart(line, passingListMarkers: true)
    return options.footnotes && FootnoteSyntax.definition(source.bytes[start..<line.upperBound]) != nil
  }

  private func isBlank(_ range: Range<Int>) -> Bool { source.bytes[range].allSatisfy { $0.isSpace } }

  private mutating func scanColons(_ number: Int, _ start: Int, _ run: Int, _ rest: Range<Int>) {
    guard run >= 3 else {
      scanDelimiterRow(number)
      if run == 1, delimiterRows.last != number { scanDefinition(number, start, rest) }
      return
    }
    let marks = start..<(start + run)
    if isBlank(rest) {
      colonFences.close(with: marks)
    } else if DirectiveSyntax.nameRange(source.bytes, source.bytes.trimmed(rest)) != nil
      || options.github && ContainerSyntax.isHeader(source.bytes[rest]), !plainLines.contains(number)
    {
      colonFences.open(with: marks, line: number)
    }
  }

  /// Opens a formula of several lines, if a later line closes it.
  private mutating func scanDollars(_ number: Int, _ start: Int, _ run: Int, _ rest: Range<Int>) {
    guard options.math, run == 2, isBlank(rest), !colonFences.isOpen, !plainLines.contains(number),
      number < lastDollarLine
    else { return }
    codeFence = (UInt8(ascii: "$"), run)
    colonFences.open(with: start..<(start + run), line: number)
  }

  /// The last line that holds only `$$`; 0 if there is none.
  private func findLastDollarLine() -> Int {
    stride(from: source.count, to: 0, by: -1).first { number in
      let line = source[number]
      let start = source.contentStart(line, passingListMarkers: true)
      let text = source.bytes[start..<line.upperBound]
      return text.starts(with: "$$".utf8) && isBlank((start + 2)..<line.upperBound)
    } ?? 0
  }

  /// Makes `: text` an item of a list.
  private mutating func scanDefinition(_ number: Int, _ start: Int, _ rest: Range<Int>) {
    guard options.github, !colonFences.isOpen, number > 1, !plainLines.contains(number),
      source.bytes[rest].first?.isBlank ?? false, !isBlank(rest)
    else { return }
    definitionLines.append(number)
    edits.append(MarkdownEdit(range: start..<(start + 1), replacement: DefinitionLists.marker))
  }
}

extension UInt8 {
  /// Whether `#` before this byte looks like a heading without its space, rather than a number or a color.
  fileprivate var startsHeadingText: Bool { isLetter || self >= 0x80 }
}
