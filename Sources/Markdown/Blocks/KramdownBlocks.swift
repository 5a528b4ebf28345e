import CCmark
import Text

/// Headings and rules of CommonMark that are text in kramdown.
///
/// A line of dashes or equals signs makes a heading of one line after an empty one, and not of more. Below a paragraph,
/// stars and underscores without spaces are no rule. Marks of headings stand at the margin, before a text.
struct KramdownBlocks {
  private let source: MarkdownLines

  init(_ source: MarkdownLines) {
    self.source = source
  }

  /// The lines whose first marks are text.
  func textLines(of tree: MarkdownTree) -> Set<Int> {
    var lines: Set<Int> = []
    tree.walk { node, isEntering in
      guard isEntering, node.type == CMARK_NODE_HEADING || node.type == CMARK_NODE_THEMATIC_BREAK else {
        return
      }
      if let line = node.type == CMARK_NODE_HEADING ? textLine(ofHeading: node) : textLine(ofRule: node) {
        lines.insert(line)
      }
    }
    return lines
  }

  private func textLine(ofHeading heading: MarkdownNode) -> Int? {
    let lines = heading.lines
    guard lines.count > 1 else {
      let isIndented = heading.startColumn > 0 && heading.parent?.type == CMARK_NODE_DOCUMENT
      return isIndented || heading.firstChild == nil ? lines.lowerBound : nil
    }
    let first = content(lines.lowerBound)
    // Definitions of links may stand above the text, in the same lines.
    guard first.first != UInt8(ascii: "[") else { return nil }
    // cmark may count the line after the heading as one of its own.
    let mark = UInt8(ascii: heading.headingLevel == 1 ? "=" : "-")
    guard let underline = lines.dropFirst().first(where: { isRun(of: mark, content($0)) }) else { return nil }
    let isIndented =
      source.bytes[source[underline]].first?.isBlank ?? false && heading.parent?.type == CMARK_NODE_DOCUMENT
    return underline > lines.lowerBound + 1 || isIndented || !isAtBoundary(heading) ? underline : nil
  }

  private func isRun(of mark: UInt8, _ text: ArraySlice<UInt8>) -> Bool {
    text.first == mark && text.drop { $0 == mark }.allSatisfy(\.isBlank)
  }

  private func textLine(ofRule rule: MarkdownNode) -> Int? {
    let line = rule.lines.lowerBound
    let text = content(line)
    guard let mark = text.first, mark != UInt8(ascii: "-"), let above = rule.previous,
      above.type == CMARK_NODE_PARAGRAPH, above.lines.upperBound == line - 1
    else { return nil }
    // A star before a space begins a list.
    return mark == UInt8(ascii: "*") && text.dropFirst().first?.isBlank ?? false ? nil : line
  }

  /// Whether an empty line, an attribute list or nothing stands above a block.
  private func isAtBoundary(_ block: MarkdownNode) -> Bool {
    guard let previous = block.previous else { return true }
    let above = content(block.lines.lowerBound - 1)
    return above.isEmpty
      || previous.type == CMARK_NODE_HTML_BLOCK && above.starts(with: KramdownAttributes.start)
  }

  private func content(_ line: Int) -> ArraySlice<UInt8> {
    let range = source[line]
    return source.bytes[source.contentStart(range, passingListMarkers: false)..<range.upperBound]
  }
}
