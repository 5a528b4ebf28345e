import CCmark
import Diagnostics
import Text

/// Makes tables of paragraphs whose lines are rows: GitHub's pipe tables.
///
/// Cells are cut at pipes in the text of a line; pipes inside code, links and emphasis belong to those.
struct PipeTables {
  /// Empty cells that are added to short rows of one table. Beyond, rows stay short, which looks the same: a wide
  /// header must not turn every line below it into thousands of cells.
  private static let paddingLimit = 100_000

  private let source: MarkdownLines
  /// Ascending.
  private let delimiterRows: [Int]
  private let diagnostics: DiagnosticCollector

  init(_ source: MarkdownLines, delimiterRows: [Int], _ diagnostics: DiagnosticCollector) {
    self.source = source
    self.diagnostics = diagnostics
    self.delimiterRows = delimiterRows
  }

  /// - Returns: the table that now stands in the paragraph's place, or nil if the paragraph is none.
  func transform(_ paragraph: MarkdownNode) -> MarkdownNode? {
    let lines = paragraph.lines
    guard let rule = firstRule(after: lines.lowerBound, through: lines.upperBound),
      let alignments = TableRule.alignments(source, line: rule)
    else { return nil }
    let inline = InlineLines(of: paragraph)
    // A node that continues over the end of a line makes its lines differ from those of the source: that is no table.
    guard inline.lines.count == lines.count else { return nil }
    let ruleIndex = rule - lines.lowerBound
    let header = cells(of: inline.lines[ruleIndex - 1])
    guard header.count == alignments.count, let table = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) else {
      return nil
    }
    table.assignLines((rule - 1)...lines.upperBound)
    let labels = Self.labels(of: header, alignments)
    // Wide tables scroll by themselves, also for those who have no pointer; those with labels need not.
    table.setMarkup(
      enter: "<div class=\"table-scroll\"\(labels.isEmpty ? " tabindex=\"0\"" : "")><table>".utf8,
      exit: "</table></div>".utf8)
    var padding = Self.paddingLimit
    appendRow(header, tag: "th", section: .head, alignments, [], &padding, to: table)
    let rows = (ruleIndex + 1)..<inline.lines.count
    for index in rows {
      let row = cells(of: inline.lines[index])
      checkCount(row, alignments, line: lines.lowerBound + index)
      let section = Section(isFirst: index == rows.lowerBound, isLast: index == rows.upperBound - 1)
      appendRow(row, tag: "td", section: section, alignments, labels, &padding, to: table)
    }
    place(table, paragraph, inline, textLines: ruleIndex - 1)
    return table
  }

  private func firstRule(after first: Int, through last: Int) -> Int? {
    let index = delimiterRows.partitioningIndex { $0 > first }
    guard index < delimiterRows.count, delimiterRows[index] <= last else { return nil }
    return delimiterRows[index]
  }

  /// Leaves lines before the header as a paragraph of their own.
  private func place(_ table: MarkdownNode, _ paragraph: MarkdownNode, _ inline: InlineLines, textLines: Int)
  {
    var splitter = ParagraphSplitter(paragraph, inline)
    for line in 0..<textLines { splitter.keep(line) }
    splitter.insert(table)
    splitter.finish()
  }

  private func checkCount(_ row: [[MarkdownNode]], _ alignments: [TableRule.Alignment], line: Int) {
    guard row.count > alignments.count else { return }
    diagnostics.report(
      .warning(
        "markdown.table-columns",
        "this row has \(row.count) cells and the table \(alignments.count) columns; the rest is left out",
        at: source.place(source[line]), fix: "write “\\|” for a pipe that is part of the text"))
  }

  // MARK: Cells

  private func cells(of line: [MarkdownNode]) -> [[MarkdownNode]] {
    var cells: [[MarkdownNode]] = [[]]
    for node in line {
      guard node.type == CMARK_NODE_TEXT, node.literal.contains(UInt8(ascii: "|")) else {
        cells[cells.count - 1].append(node)
        continue
      }
      let parts = node.literal.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(
        Array.init)
      node.setLiteral(parts[0])
      cells[cells.count - 1].append(node)
      var previous = node
      for part in parts.dropFirst() {
        guard let text = MarkdownNode(CMARK_NODE_TEXT) else { continue }
        text.setLiteral(part)
        text.insertAfter(previous)
        previous = text
        cells.append([text])
      }
    }
    for cell in cells { trim(cell) }
    // A pipe at either end of the line encloses cells rather than separating them.
    if cells.count > 1, isEmpty(cells[0]) { cells.removeFirst() }
    if cells.count > 1, isEmpty(cells[cells.count - 1]) { cells.removeLast() }
    return cells
  }

  private func trim(_ cell: [MarkdownNode]) {
    if let first = cell.first, first.type == CMARK_NODE_TEXT {
      first.setLiteral(Array(first.literal.drop { $0.isBlank }))
    }
    if let last = cell.last, last.type == CMARK_NODE_TEXT {
      let text = last.literal
      let blanks = text.reversed().prefix { $0.isBlank }.count
      last.setLiteral(Array(text.dropLast(blanks)))
    }
  }

  /// The names of columns for the cells below them, where a phone has no room for all columns: words can stand under one another,
  /// and what is aligned is to be compared. Empty for other tables.
  private static func labels(
    of header: [[MarkdownNode]], _ alignments: [TableRule.Alignment]
  ) -> [String] {
    guard header.count >= 4, alignments.allSatisfy({ $0 == .none }) else { return [] }
    return header.map { cell in
      var label: [UInt8] = []
      var waiting = Array(cell.reversed())
      while let node = waiting.popLast() {
        if node.type != CMARK_NODE_HTML_INLINE { HTMLText.append(node.literal, to: &label) }
        waiting += node.children.reversed()
      }
      return String(decoding: label, as: UTF8.self)
    }
  }

  private func isEmpty(_ cell: [MarkdownNode]) -> Bool {
    cell.allSatisfy { $0.type == CMARK_NODE_TEXT && $0.literal.isEmpty }
  }

  // MARK: Rows

  private struct Section {
    var opening = ""
    var closing = ""

    static let head = Section(opening: "<thead>\n", closing: "</thead>\n")

    private init(opening: String, closing: String) {
      self.opening = opening
      self.closing = closing
    }

    init(isFirst: Bool, isLast: Bool) {
      opening = isFirst ? "<tbody>\n" : ""
      closing = isLast ? "</tbody>\n" : ""
    }
  }

  /// One custom node per cell, which brings the tags around it: cmark has no nodes for rows.
  private func appendRow(
    _ cells: [[MarkdownNode]], tag: String, section: Section, _ alignments: [TableRule.Alignment],
    _ labels: [String], _ padding: inout Int, to table: MarkdownNode
  ) {
    let missing = max(alignments.count - cells.count, 0)
    let columns = alignments.prefix(missing > padding ? cells.count : alignments.count)
    padding -= min(missing, padding)
    for (column, alignment) in columns.enumerated() {
      guard let cell = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) else { continue }
      var enter = column == 0 ? section.opening + "<tr>\n" : ""
      // A header without a name is none.
      let tag = tag == "th" && isEmpty(cells[column]) ? "td" : tag
      enter += "<" + tag
      if alignment != .none { enter += " class=\"align-\(alignment.rawValue)\"" }
      // The first cell of a row is its name.
      if column > 0, !labels.isEmpty { enter += " data-label=\"\(labels[column])\"" }
      enter += ">"
      var exit = "</\(tag)>\n"
      if column == columns.count - 1 { exit += "</tr>\n" + section.closing }
      cell.setMarkup(enter: enter.utf8, exit: exit.utf8)
      if column < cells.count { for node in cells[column] { cell.append(node) } }
      table.append(cell)
    }
  }
}
