/// A table in fixed-width text: the first column is left-aligned, the others right-aligned.
struct TextTable {
  private var rows: [[String]] = []

  init(_ head: String...) { rows.append(head) }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + (row.count > 1 ? space : "") : "  " + space + cell
      }
      return line + "\n"
    }.joined()
  }
}
