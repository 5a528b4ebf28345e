import CodeBlocks
import Diagnostics
import Text

/// Markdown in which our blocks are replaced. Every other byte is as it was.
struct WovenText {
  /// The whole file.
  let bytes: [UInt8]

  /// - Parameters:
  ///   - file: the Markdown, with its front matter.
  ///   - blocks: our blocks, in order.
  ///   - replacement: the lines in place of a block.
  init(_ file: SourceFile, _ blocks: [DrawnDocument.Block], replacement: (DrawnDocument.Block) -> [UInt8]) {
    let source = file.bytes
    var result: [UInt8] = []
    var position = 0
    for block in blocks where block.range.bytes.lowerBound >= position {
      let range = block.range.bytes
      result += source[position..<range.lowerBound]
      let lines = replacement(block)
      // Nothing is left on the line of a block that isn't shown.
      if lines.isEmpty { while result.last == 0x20 || result.last == 0x09 { result.removeLast() } }
      result += Self.indented(lines, by: Self.indentation(before: range.lowerBound, in: source))
      position = range.upperBound
      if !lines.isEmpty, !Self.isFollowedByBlankLine(range.upperBound, in: source) { result.append(0x0A) }
    }
    bytes = result + source[position...]
  }

  /// What lines of a block in a list or a quote begin with.
  private static func indentation(before start: Int, in source: [UInt8]) -> [UInt8] {
    let line = source[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return source[line..<start].map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }
  }

  /// The lines without the last line's end, which stands in the text already.
  private static func indented(_ lines: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    // Blank lines have no spaces at their ends.
    let blank = indentation.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { Array(indentation[...$0]) } ?? []
    var result: [UInt8] = []
    for (index, line) in lines.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        result.append(0x0A)
        result += line.isEmpty ? blank : indentation
      }
      result += line
    }
    let end = blank.count + 1
    return lines.last == 0x0A ? Array(result.dropLast(end)) : result
  }

  private static func isFollowedByBlankLine(_ end: Int, in source: [UInt8]) -> Bool {
    guard let line = source.line(at: end) else { return true }
    guard let next = source.line(at: line.next) else { return true }
    return source[next.content].allSatisfy { $0.isSpace || $0 == UInt8(ascii: ">") }
  }

  /// A fence of Swift that any program can show.
  static func fence(_ code: [UInt8], language: String) -> [UInt8] {
    let marks = code.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, marks + 1))
    let end = code.last == 0x0A || code.isEmpty ? "" : "\n"
    return Array("\(fence)\(language)\n".utf8) + code + "\(end)\(fence)\n".utf8
  }
}
