import Diagnostics
import Text

/// The shown lines of a listing: of a region, by numbers, or all. Markers of regions are never shown.
///
/// A region lies between `// #region NAME` and `// #endregion`, in any common kind of comment. Regions with
/// the same name are shown together. Common indentation is removed.
struct ShownLines {
  /// The listing's bytes that are shown, ascending; nil for all of them.
  private(set) var ranges: [Range<Int>]?

  private let code: SourceText
  private let block: CodeBlock
  private let diagnostics: DiagnosticCollector

  private static let comments = ["//", "#", "/*", "<!--", "--"].map { Array($0.utf8) }
  private static let word = Array("#region".utf8)
  private static let endWord = Array("#endregion".utf8)

  init(of block: CodeBlock, _ diagnostics: DiagnosticCollector) {
    (code, self.block, self.diagnostics) = (block.code, block, diagnostics)
    let hasRegions = Self.mayHaveRegions(code.bytes)
    guard hasRegions || block.words.region != nil || block.lines != nil else { return }
    var lines = block.lines.map(numbered) ?? regions()
    if block.lines != nil || block.words.region != nil { lines = removingCommonIndentation(lines) }
    ranges = lines
  }

  private static func mayHaveRegions(_ bytes: [UInt8]) -> Bool {
    [word, endWord].contains { bytes.firstIndex(of: $0, from: 0, to: bytes.count) != nil }
  }

  /// The positions of the shown lines by their numbers, from 1.
  var positions: [Int: Int] {
    let lines = lines
    var positions: [Int: Int] = [:]
    var index = 0
    for (position, range) in (ranges ?? lines).enumerated() {
      while index < lines.count, lines[index].upperBound <= range.lowerBound { index += 1 }
      positions[index + 1] = position
    }
    return positions
  }

  // MARK: Lines

  /// All lines with their ends.
  private var lines: [Range<Int>] { code.bytes.lines.map(\.whole) }

  private func numbered(_ wanted: Located<[ClosedRange<Int>]>) -> [Range<Int>] {
    let lines = lines
    for range in wanted.value where range.lowerBound > lines.count {
      diagnostics.report(
        .error(
          "listing.lines", "there is no line \(range.lowerBound)", at: wanted.range,
          allowed: ["1 to \(lines.count)"]))
    }
    return lines.indices.filter { index in wanted.value.contains { $0.contains(index + 1) } }
      .map { lines[$0] }.filter { marker(in: $0) == nil }
  }

  // MARK: Regions

  private enum Marker {
    case start(String)
    case end
  }

  private func marker(in line: Range<Int>) -> Marker? {
    let bytes = code.bytes
    var rest = bytes[bytes.trimmed(line)]
    if !isWord(rest), let comment = Self.comments.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(comment.count).drop { $0.isBlank }
    }
    return isWord(rest) ? marker(rest) : nil
  }

  private func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    for word in [Self.word, Self.endWord] where text.starts(with: word) {
      return text.dropFirst(word.count).first.map { !$0.isWord } ?? true
    }
    return false
  }

  private func marker(_ text: ArraySlice<UInt8>) -> Marker {
    if text.starts(with: Self.endWord) { return .end }
    let name = text.dropFirst(Self.word.count).drop { $0.isBlank }
      .prefix { $0.isWord || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
    return .start(String(decoding: name, as: UTF8.self))
  }

  /// The lines of the requested region, or of all.
  private func regions() -> [Range<Int>] {
    var open: [(name: String, line: Range<Int>)] = []
    var names: Set<String> = []
    var shown: [Range<Int>] = []
    let wanted = block.words.region
    // The number of open regions with the name.
    var depth = wanted == nil ? 1 : 0
    var stray: Range<Int>?
    for line in lines {
      switch marker(in: line) {
      case .start(let name)?:
        open.append((name, line))
        names.insert(name)
        if name == wanted?.value { depth += 1 }
      case .end?:
        let ended = open.popLast()
        if ended == nil { stray = stray ?? line }
        if let ended, ended.name == wanted?.value { depth -= 1 }
      case nil:
        if depth > 0 { shown.append(line) }
      }
    }
    if let stray {
      diagnostics.report(
        .error(
          "listing.region", "“#endregion” without a matching “#region”", at: place(of: stray),
          fix: "delete the line, or write “// #region NAME” above it"))
    }
    if let region = open.first {
      diagnostics.report(
        .error(
          "listing.region", "the region “\(region.name)” never ends", at: place(of: region.line),
          fix: "end it with “// #endregion”"))
    }
    if let wanted, !names.contains(wanted.value) {
      diagnostics.report(
        .unknown("region", wanted.value, "listing.region", at: wanted.range, allowed: names.sorted()))
    }
    return shown
  }

  private func place(of line: Range<Int>) -> SourceRange {
    code.source(of: code.bytes.trimmed(line)) ?? block.range
  }

  // MARK: Indentation

  /// Removes the indentation that all lines share.
  private func removingCommonIndentation(_ lines: [Range<Int>]) -> [Range<Int>] {
    let bytes = code.bytes
    let filled = lines.filter { !bytes.trimmed($0).isEmpty }
    guard let first = filled.first else { return lines }
    let indentation = bytes[first].prefix { $0.isBlank }
    let common = filled.reduce(indentation.count) { count, line in
      min(count, zip(bytes[line], indentation).prefix { $0 == $1 }.count)
    }
    return lines.map { line in
      bytes.trimmed(line).isEmpty ? line : (line.lowerBound + common)..<line.upperBound
    }
  }
}

extension CodeBlock {
  /// The positions of the shown lines among these, by the lines' numbers in the code, from 1.
  package var shownPositions: [Int: Int] { ShownLines(of: self, DiagnosticCollector()).positions }
}
