import HTML

extension Renderer {
  /// Prints a row of cells for the elements of a list, or rows of as many cells as the tag says.
  mutating func render(_ table: TableRow) -> Outcome {
    let loop = table.loop
    let (elements, start, length) = turns(of: loop)
    let columns = table.columns.map { amount($0.value, "cols", at: $0.source) } ?? .max
    let width = min(max(columns, 1), max(length, 1))
    let source = loop.source
    write(from: source) { html in
      html.open("tr", .class("row1"))
      html.newline()
    }
    locals.append(Local(name: "tablerowloop", value: .null))
    locals.append(Local(name: loop.variable, value: .null))
    defer { locals.removeLast(2) }
    for turn in 0..<length {
      work.spend(Work.Cost.node + Work.Cost.object)
      guard !work.isSpent else { return workIsDone(at: source) }
      let state = TableRowLoop(index: turn, length: length, width: width)
      locals[locals.count - 2].value = .object(state)
      locals[locals.count - 1].value = elements.value(at: start + turn, work)
      write(from: source) { html in
        if state.isFirstOfRow, turn > 0 { html.open("tr", .class("row\(state.row)")) }
        html.open("td", .class("col\(state.column)"))
        html.text("")
      }
      let outcome = nested(loop.body, at: source)
      if case .stopped = outcome { return .stopped }
      write(from: source) { html in
        html.close("td")
        if state.isLastOfRow, turn + 1 < length { Self.endRow(&html) }
      }
      if case .stopped = checkOutput(source) { return .stopped }
      if case .leaving(.breaking) = outcome { break }
    }
    write(from: source, Self.endRow)
    return checkOutput(source)
  }

  private static func endRow(_ html: inout HTMLWriter) {
    html.close("tr")
    html.newline()
  }

  private mutating func write(from source: Range<Int>, _ tags: (inout HTMLWriter) -> Void) {
    let bytes = HTMLWriter.html(tags)
    work.spend(bytes.count + (output.isMapped ? Work.Cost.origin : 0))
    output.append(bytes, from: source, of: file)
  }
}

/// The properties of `tablerowloop`.
final class TableRowLoop: LiquidObject {
  /// From 0.
  let index: Int
  let length: Int
  /// The cells of a row.
  let width: Int

  init(index: Int, length: Int, width: Int) {
    (self.index, self.length, self.width) = (index, length, width)
  }

  /// From 1.
  var row: Int { index / width + 1 }
  var column: Int { index % width + 1 }
  var isFirstOfRow: Bool { column == 1 }
  var isLastOfRow: Bool { column == width }

  let keys = [
    "col", "col0", "col_first", "col_last", "first", "index", "index0", "last", "length", "rindex", "rindex0",
    "row",
  ]

  func value(forKey key: String) -> Value? {
    switch key {
    case "col": .integer(column)
    case "col0": .integer(column - 1)
    case "col_first": .bool(isFirstOfRow)
    case "col_last": .bool(isLastOfRow)
    case "row": .integer(row)
    case "index": .integer(index + 1)
    case "index0": .integer(index)
    case "rindex": .integer(length - index)
    case "rindex0": .integer(length - index - 1)
    case "first": .bool(index == 0)
    case "last": .bool(index == length - 1)
    case "length": .integer(length)
    default: nil
    }
  }
}
