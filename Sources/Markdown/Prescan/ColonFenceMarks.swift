/// The marks of `:::{name}` … `:::`, which become tildes for cmark.
struct ColonFenceMarks {
  /// The lines that open a fence at the top level, ascending.
  private(set) var lines: [Int] = []
  /// The replacement of the colons, longer than any other run of tildes in the text.
  private(set) var tildes: [UInt8] = []
  /// The numbers of colons of the open fences, outermost first.
  private var colons: [Int] = []
  private var marks: [Range<Int>] = []

  var isOpen: Bool { !colons.isEmpty }

  mutating func open(with colons: Range<Int>, line: Int) {
    if !isOpen {
      lines.append(line)
      marks.append(colons)
    }
    self.colons.append(colons.count)
  }

  /// Closes the innermost fence with as many colons, or otherwise the innermost one with fewer.
  mutating func close(with colons: Range<Int>) {
    let run = colons.count
    guard let index = self.colons.lastIndex(of: run) ?? self.colons.lastIndex(where: { $0 < run })
    else { return }
    self.colons.removeSubrange(index...)
    if !isOpen { marks.append(colons) }
  }

  /// Chooses the number of tildes, and replaces the colons. Call it at the end of the text.
  mutating func edits(in bytes: [UInt8]) -> [MarkdownEdit] {
    guard !marks.isEmpty else { return [] }
    var longest = 2
    var run = 0
    for byte in bytes {
      run = byte == UInt8(ascii: "~") ? run + 1 : 0
      longest = max(longest, run)
    }
    // cmark doesn't tell longer fences apart.
    tildes = [UInt8](repeating: UInt8(ascii: "~"), count: min(longest + 1, 255))
    return marks.map { MarkdownEdit(range: $0, replacement: tildes) }
  }
}
