/// What one look at the lines, before cmark sees them, finds out: which transforms have anything to do, and which
/// bytes must change so that cmark reads them as one would expect.
///
/// Changes keep the number of lines, so that cmark's line numbers hold in the source:
/// - The marks of `:::{note}` … `:::` become tildes, a fence that cmark knows.
/// - In tables, `\|` becomes a character of its own, because escapes are gone once cmark is done.
/// - `[^1]: text` gets a backslash, or cmark would take it for a link reference definition.
struct MarkdownPrescan {
  /// Stands for an escaped pipe: a code point that is guaranteed never to be a character.
  static let hiddenPipe: [UInt8] = [0xEF, 0xB7, 0x90]

  let source: MarkdownLines
  /// Lines that look like the rule under a table's header, ascending.
  private(set) var delimiterRows: [Int] = []
  /// Lines that look as if they were meant as such a rule, ascending.
  private(set) var doubtfulRows: [Int] = []
  /// Lines whose `:::{name}` was made a fence, ascending.
  private(set) var colonFences: [Int] = []
  /// What their colons became; longer than any other run of tildes in the text.
  private(set) var tildes: [UInt8] = []
  private(set) var hasLooseHeadings = false
  private(set) var hasAttributeLists = false
  private(set) var hasFootnotes = false
  private(set) var hidesPipes = false

  private let options: MarkdownOptions
  private let plainColons: Set<Int>
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []
  private var codeFence: (mark: UInt8, count: Int)?
  /// The colons of the fences that are open, outermost first.
  private var colons: [Int] = []
  /// Runs of colons that become tildes once it is known how many are needed.
  private var colonRuns: [Range<Int>] = []

  /// - Parameter plainColons: lines where `:::{name}` turned out not to start a block.
  init(_ source: MarkdownLines, options: MarkdownOptions, plainColons: Set<Int> = []) {
    self.source = source
    self.options = options
    self.plainColons = plainColons
    for line in stride(from: 1, through: source.count, by: 1) { scan(line) }
    hidePipes()
    replaceColons()
  }

  /// The text as cmark shall read it.
  func bytes() -> [UInt8] {
    guard !edits.isEmpty else { return source.bytes }
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + edits.count * 8)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source.bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += source.bytes[position...]
    return result
  }

  private mutating func scan(_ number: Int) {
    let line = source[number]
    let start = source.contentStart(line, passingListMarkers: true)
    guard start < line.upperBound else { return }
    let byte = source.bytes[start]
    let run = source.bytes[start..<line.upperBound].prefix { $0 == byte }.count
    let rest = (start + run)..<line.upperBound
    if let fence = codeFence {
      if byte == fence.mark, run >= fence.count, isBlank(rest) { codeFence = nil }
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
    case UInt8(ascii: "["): scanFootnote(start, line)
    default: break
    }
  }

  private mutating func scanCodeFence(_ mark: UInt8, _ run: Int, _ rest: Range<Int>) {
    guard run >= 3, mark == UInt8(ascii: "~") || !source.bytes[rest].contains(UInt8(ascii: "`")) else {
      return
    }
    codeFence = (mark, run)
  }

  private mutating func scanDelimiterRow(_ number: Int) {
    guard options.pipeTables, colons.isEmpty, number > 1 else { return }
    if TableRule.alignments(source, line: number) != nil {
      delimiterRows.append(number)
    } else if TableRule.isMeant(source, line: number) {
      doubtfulRows.append(number)
    }
  }

  private mutating func scanFootnote(_ start: Int, _ line: Range<Int>) {
    guard options.footnotes, colons.isEmpty,
      FootnoteSyntax.definition(source.bytes[start..<line.upperBound]) != nil
    else { return }
    hasFootnotes = true
    edits.append((start..<start, [UInt8(ascii: "\\")]))
  }

  private func isBlank(_ range: Range<Int>) -> Bool { source.bytes[range].allSatisfy { $0.isSpace } }

  // MARK: Colon fences

  private mutating func scanColons(_ number: Int, _ start: Int, _ run: Int, _ rest: Range<Int>) {
    guard run >= 3 else { return scanDelimiterRow(number) }
    if isBlank(rest) {
      closeColons(run, at: start)
    } else if DirectiveSyntax.nameRange(source.bytes, source.bytes.trimmed(rest)) != nil,
      !plainColons.contains(number)
    {
      if colons.isEmpty {
        colonFences.append(number)
        colonRuns.append(start..<(start + run))
      }
      colons.append(run)
    }
  }

  /// A closing line ends the innermost fence of its own length, or else the innermost that is not longer.
  private mutating func closeColons(_ run: Int, at start: Int) {
    guard let index = colons.lastIndex(of: run) ?? colons.lastIndex(where: { $0 < run })
    else { return }
    colons.removeSubrange(index...)
    if colons.isEmpty { colonRuns.append(start..<(start + run)) }
  }

  /// The tildes must outnumber any in the text, or those would close the fence.
  private mutating func replaceColons() {
    guard !colonRuns.isEmpty else { return }
    var longest = 2
    var run = 0
    for byte in source.bytes {
      run = byte == UInt8(ascii: "~") ? run + 1 : 0
      longest = max(longest, run)
    }
    // cmark does not tell longer fences apart.
    tildes = [UInt8](repeating: UInt8(ascii: "~"), count: min(longest + 1, 255))
    for range in colonRuns { edits.append((range, tildes)) }
  }

  // MARK: Pipes

  private mutating func hidePipes() {
    guard !delimiterRows.isEmpty,
      source.bytes.firstIndex(of: Self.hiddenPipe, from: 0, to: source.bytes.count) == nil
    else { return }
    var done = 0
    for row in delimiterRows where row > done {
      var line = row - 1
      while line <= source.count, !isBlank(source[line]) {
        hidePipes(in: source[line])
        line += 1
      }
      done = line
    }
  }

  private mutating func hidePipes(in line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound {
      let length = escapedPipeLength(source.bytes[index..<line.upperBound])
      if length > 0 {
        edits.append((index..<(index + length), Self.hiddenPipe))
        hidesPipes = true
      }
      index += max(length, 1)
    }
  }

  private func escapedPipeLength(_ rest: ArraySlice<UInt8>) -> Int {
    switch rest.first {
    case UInt8(ascii: "\\"): rest.dropFirst().first == UInt8(ascii: "|") ? 2 : 0
    case UInt8(ascii: "&"): rest.starts(with: "&#124;".utf8) ? 6 : 0
    default: 0
    }
  }
}

extension UInt8 {
  /// Whether `#` followed by this looks like a heading that lacks its space, rather than a number or a colour.
  fileprivate var startsHeadingText: Bool { isLetter || self >= 0x80 }
}
