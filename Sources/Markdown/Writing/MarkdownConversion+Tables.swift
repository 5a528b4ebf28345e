import HTML
import Text

// Tables as on GitHub: each row is a line.
extension MarkdownConversion {
  /// Whether text stands between the cells of a table, where it isn't shown.
  var isBetweenCells: Bool {
    guard let kind = frames.last?.kind else { return false }
    return kind == .table || kind == .row
  }

  mutating func beginTable() {
    writer.separate()
    guard writer.flatDepth == 0 else { return }
    columns = []
    push(Frame(.table))
  }

  mutating func beginRow() {
    guard isOpen(.table) else { return writer.separate() }
    // Rows of a table in a cell are a part of its text.
    if writer.isInCell, let table = frames.last(where: { $0.kind == .cell || $0.kind == .table }),
      table.kind == .cell
    {
      return writer.separate()
    }
    close(.row)
    writer.endLine()
    writer.mark("|")
    push(Frame(.row))
  }

  mutating func beginCell(_ attributes: HTMLAttributes) {
    guard isOpen(.table), isOpen(.row) else { return writer.separate() }
    close(.cell)
    guard let row = frames.indices.last, frames[row].kind == .row, row > 0, frames[row - 1].kind == .table
    else { return writer.separate() }
    frames[row].number += 1
    if frames[row - 1].number == 0 {
      let classes = String(decoding: attributes.text(attributes.classes, in: html), as: UTF8.self)
      columns.append(Self.rule(classes))
    }
    writer.mark(" ")
    push(Frame(.cell))
    writer.flatDepth += 1
    writer.isInCell = true
  }

  private static func rule(_ classes: String) -> String {
    switch classes {
    case "align-right": "---:"
    case "align-center": ":---:"
    case "align-left": ":---"
    default: "---"
    }
  }

  mutating func endCell() {
    writer.flatDepth -= 1
    writer.isInCell = false
    _ = writer.removeSpace(after: 0)
    writer.append(" |")
  }

  mutating func endRow(_ row: Frame) {
    guard let table = frames.indices.last, frames[table].kind == .table else { return }
    if row.number == 0, frames[table].number == 0 { columns = ["---"] }
    for _ in row.number..<max(columns.count, row.number) { writer.append("  |") }
    frames[table].number += 1
    if frames[table].number == 1 {
      writer.endLine()
      writer.mark("|")
      for rule in columns { writer.append(Array(" \(rule) |".utf8)) }
    }
    writer.endLine()
  }
}
