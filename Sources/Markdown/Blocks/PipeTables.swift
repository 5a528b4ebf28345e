import CCmark
import Diagnostics
import HTML
import Text

/// Converts paragraphs whose lines are rows into tables: GitHub's pipe tables.
///
/// Cells end at pipes in the text of a line. Pipes inside code, links and emphasis belong to those.
struct PipeTables {
  /// The number of empty cells added to short rows of a table. Further rows stay short, which looks the same.
  /// Otherwise a wide header could turn every line below it into thousands of cells.
  private static let paddingLimit = 100_000

  private let source: MarkdownLines
  /// Ascending.
  private let delimiterRows: [Int]
  /// Lines that were probably meant as such rows, ascending.
  private let doubtfulRows: [Int]
  private let diagnostics: DiagnosticCollector

  private let isKramdown: Bool

  init(
    _ source: MarkdownLines, _ prescan: MarkdownPrescan, isKramdown: Bool, _ diagnostics: DiagnosticCollector
  ) {
    self.isKramdown = isKramdown
    self.source = source
    self.diagnostics = diagnostics
    delimiterRows = prescan.delimiterRows
    doubtfulRows = prescan.doubtfulRows
  }

  /// - Returns: the table that replaces the paragraph; nil if it isn't one.
  func transform(_ paragraph: MarkdownNode) -> MarkdownNode? {
    let lines = paragraph.lines
    guard let rule = Self.first(of: delimiterRows, in: lines),
      let alignments = TableRule.alignments(source, line: rule)
    else {
      if let row = Self.first(of: doubtfulRows, in: lines) {
        report(row, "a cell of this row isn't made of dashes with an optional colon at each end")
      }
      return nil
    }
    let inline = InlineLines(of: paragraph)
    // If inline nodes span lines, the paragraph's lines differ from the source: it isn't a table.
    guard inline.lines.count == lines.count else { return nil }
    let ruleIndex = rule - lines.lowerBound
    let headerLine = inline.lines[ruleIndex - 1]
    // A row that begins with a space and a pipe has an empty first cell for kramdown if the header begins without one.
    let keepsFirst = isKramdown && !Self.startsWithPipe(headerLine)
    let columns = Self.cellCount(of: headerLine)
    guard columns == alignments.count else {
      let own = alignments.count == 1 ? "one cell" : "\(alignments.count) cells"
      report(rule, "this row has \(own), but the line above has \(columns)")
      return nil
    }
    let header = cells(of: headerLine)
    guard let table = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) else { return nil }
    table.assignLines((rule - 1)...lines.upperBound)
    let labels = Self.labels(of: header, alignments)
    // Wide tables scroll by themselves, also for those who have no pointer. Tables with labels fit phones, and need not,
    // but many columns are wider than a tablet.
    let scrolls = labels.isEmpty || labels.count >= Self.scrollingColumns
    table.setMarkup { html in
      html.element("div", .class("table-scroll"), scrolls ? .focusable : nil) { html in
        html.element("table") { $0.leaveGap() }
      }
    }
    var padding = Self.paddingLimit
    if let head = append("thead", to: table) {
      appendRow(header, isHeader: true, alignments, [], &padding, to: head)
    }
    let rows = inline.lines[(ruleIndex + 1)...]
    var body: MarkdownNode?
    var hasFooter = false
    for index in rows.indices {
      if let separator = separator(lines.lowerBound + index) {
        // All rows below the first line of equals signs are the footer.
        if !hasFooter { body = nil }
        hasFooter = hasFooter || separator == .footer
        continue
      }
      if body == nil { body = append(hasFooter ? "tfoot" : "tbody", to: table) }
      guard let body else { continue }
      let row = cells(of: rows[index], keepsFirst: keepsFirst)
      checkCount(row, alignments, line: lines.lowerBound + index)
      appendRow(row, alignments, labels, &padding, to: body)
    }
    place(table, paragraph, inline, textLines: ruleIndex - 1)
    return table
  }

  /// What a line of a kramdown table separates; nil for a row.
  private func separator(_ line: Int) -> TableSeparator? {
    guard isKramdown else { return nil }
    let range = source[line]
    let start = source.contentStart(range, passingListMarkers: false)
    return TableSeparator(source.bytes[source.bytes.trimmed(start..<range.upperBound)])
  }

  /// The first row with a line of the paragraph above it.
  private static func first(of rows: [Int], in lines: ClosedRange<Int>) -> Int? {
    let index = rows.partitioningIndex { $0 > lines.lowerBound }
    guard index < rows.count, rows[index] <= lines.upperBound else { return nil }
    return rows[index]
  }

  private func report(_ row: Int, _ reason: String) {
    let line = source[row]
    let start = source.contentStart(line, passingListMarkers: false)
    let place = source.place(source.bytes.trimmed(start..<line.upperBound))
    diagnostics.report(DialectNotation.tableRule(reason).diagnostic(at: place))
  }

  /// Leaves the lines before the header as a paragraph.
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

  /// The number of cells in a line, which isn't changed.
  private static func cellCount(of line: [MarkdownNode]) -> Int {
    var count = 1
    var (isEmpty, isFirstEmpty) = (true, false)
    for node in line {
      guard node.type == CMARK_NODE_TEXT else {
        isEmpty = false
        continue
      }
      for byte in node.literal {
        if byte == UInt8(ascii: "|") {
          if count == 1 { isFirstEmpty = isEmpty }
          count += 1
          isEmpty = true
        } else if !byte.isBlank {
          isEmpty = false
        }
      }
    }
    // Pipes at the ends of the line don't separate cells.
    if count > 1, isFirstEmpty { count -= 1 }
    return count > 1 && isEmpty ? count - 1 : count
  }

  private static func startsWithPipe(_ line: [MarkdownNode]) -> Bool {
    guard let first = line.first, first.type == CMARK_NODE_TEXT else { return false }
    return first.literal.first { !$0.isBlank } == UInt8(ascii: "|")
  }

  /// - Parameter keepsFirst: whether nothing before the first pipe is a cell, too.
  private func cells(of line: [MarkdownNode], keepsFirst: Bool = false) -> [[MarkdownNode]] {
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
    // Pipes at the ends of the line don't separate cells.
    if cells.count > 1, !keepsFirst, isEmpty(cells[0]) { cells.removeFirst() }
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

  /// The columns with which a table may be wider than the page's text.
  private static let scrollingColumns = 6

  /// The column names for cells on phones, where the cells of a wide row are stacked. Empty for narrow
  /// tables, and for those with aligned columns, which are meant for comparison.
  private static func labels(
    of header: [[MarkdownNode]], _ alignments: [TableRule.Alignment]
  ) -> [String] {
    guard header.count >= 4, alignments.allSatisfy({ $0 == .none }) else { return [] }
    return header.map { cell in
      var label: [UInt8] = []
      var waiting = Array(cell.reversed())
      while let node = waiting.popLast() {
        if node.type != CMARK_NODE_HTML_INLINE { label += node.literal }
        waiting += node.children.reversed()
      }
      return String(decoding: label, as: UTF8.self)
    }
  }

  private func isEmpty(_ cell: [MarkdownNode]) -> Bool {
    cell.allSatisfy { $0.type == CMARK_NODE_TEXT && $0.literal.isEmpty }
  }

  // MARK: Rows

  /// An element of lines. It is made of inline nodes, as the cells in it are: cmark has none for tables.
  private func append(_ name: StaticString, to parent: MarkdownNode) -> MarkdownNode? {
    guard let node = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) else { return nil }
    node.setMarkup { html in
      html.element(name) { html in
        html.newline()
        html.leaveGap()
      }
      html.newline()
    }
    parent.append(node)
    return node
  }

  /// A site for Jekyll has no style sheet with classes of ours.
  private func attribute(_ alignment: TableRule.Alignment) -> HTMLAttribute {
    isKramdown
      ? HTMLAttribute("style", "text-align: " + alignment.rawValue) : .class("align-" + alignment.rawValue)
  }

  /// Appends a custom node per cell, with the tags around it: cmark has no nodes for rows.
  private func appendRow(
    _ cells: [[MarkdownNode]], isHeader: Bool = false, _ alignments: [TableRule.Alignment],
    _ labels: [String], _ padding: inout Int, to section: MarkdownNode
  ) {
    guard let row = append("tr", to: section) else { return }
    let missing = max(alignments.count - cells.count, 0)
    let columns = alignments.prefix(missing > padding ? cells.count : alignments.count)
    padding -= min(missing, padding)
    for (column, alignment) in columns.enumerated() {
      guard let cell = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) else { continue }
      cell.setMarkup { html in
        html.element(
          // A header without a name is none.
          isHeader && !isEmpty(cells[column]) ? "th" : "td",
          alignment == .none ? nil : attribute(alignment),
          // The first cell of a row is its name.
          column > 0 && !labels.isEmpty ? HTMLAttribute("data-label", labels[column]) : nil
        ) { $0.leaveGap() }
        html.newline()
      }
      if column < cells.count { for node in cells[column] { cell.append(node) } }
      row.append(cell)
    }
  }
}
