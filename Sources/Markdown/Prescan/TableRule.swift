/// The rule under a table's header, `| :-- | --: |`, with the alignment of the columns.
enum TableRule {
  enum Alignment: String {
    case none = ""
    case left, center, right
  }

  /// The alignments of the columns; nil for other lines. Without a pipe, it is a break or a heading.
  static func alignments(_ source: MarkdownLines, line: Int) -> [Alignment]? {
    let range = source[line]
    let bytes = source.bytes
    let start = source.contentStart(range, passingListMarkers: false)
    var content = bytes.trimmed(start..<range.upperBound)
    guard bytes[content].contains(UInt8(ascii: "|")) else { return nil }
    if bytes[content].first == UInt8(ascii: "|") { content = (content.lowerBound + 1)..<content.upperBound }
    if bytes[content].last == UInt8(ascii: "|") { content = content.lowerBound..<(content.upperBound - 1) }
    var result: [Alignment] = []
    for cell in bytes[content].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
      guard let alignment = alignment(bytes[bytes.trimmed(cell.startIndex..<cell.endIndex)]) else {
        return nil
      }
      result.append(alignment)
    }
    return result
  }

  /// Whether an invalid rule was meant as one: it consists of punctuation between pipes.
  static func isMeant(_ source: MarkdownLines, line: Int) -> Bool {
    let range = source[line]
    let bytes = source.bytes
    let content = bytes.trimmed(source.contentStart(range, passingListMarkers: false)..<range.upperBound)
    let pipe = UInt8(ascii: "|")
    guard content.count > 4, bytes[content].first == pipe, bytes[content].last == pipe else { return false }
    let text = String(decoding: bytes[content], as: UTF8.self)
    return text.unicodeScalars.allSatisfy { "|-:+=–—_* ".unicodeScalars.contains($0) }
      && text.unicodeScalars.contains { "-=–—_".unicodeScalars.contains($0) }
  }

  private static func alignment(_ cell: ArraySlice<UInt8>) -> Alignment? {
    let colon = UInt8(ascii: ":")
    let startsWithColon = cell.first == colon
    let endsWithColon = cell.count > 1 && cell.last == colon
    let dashes = cell.dropFirst(startsWithColon ? 1 : 0).dropLast(endsWithColon ? 1 : 0)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
    return switch (startsWithColon, endsWithColon) {
    case (false, false): Alignment.none
    case (true, false): .left
    case (true, true): .center
    case (false, true): .right
    }
  }
}
