import CCmark
import Text

/// Strikes out text between one or two tildes, `~~text~~`, by the rules of emphasis.
///
/// Single tildes within a word stay text: they are subscripts elsewhere, as in `H~2~O`.
struct Strikethrough {
  private struct Delimiter {
    var node: MarkdownNode
    /// 1 or 2.
    var length: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private static let tilde = UInt8(ascii: "~")

  /// Strikes out text among the children of a node.
  static func transform(_ parent: MarkdownNode) {
    var delimiters: [Delimiter] = []
    var child = parent.firstChild
    while let node = child {
      child = node.next
      if node.type == CMARK_NODE_TEXT { delimiters += split(node) }
    }
    var open: [Delimiter] = []
    /// How many of `open` have one tilde, and two.
    var counts = [0, 0, 0]
    for delimiter in delimiters {
      if delimiter.canClose, let top = open.last {
        if top.length != delimiter.length, !delimiter.canOpen, !top.canClose {
          counts[top.length] -= 1
          open.removeLast()
          continue
        }
        if counts[delimiter.length] > 0 {
          while let opener = open.popLast() {
            counts[opener.length] -= 1
            guard opener.length == delimiter.length else { continue }
            enclose(opener.node, delimiter.node)
            break
          }
          continue
        }
      }
      guard delimiter.canOpen else { continue }
      counts[delimiter.length] += 1
      open.append(delimiter)
    }
  }

  private static func enclose(_ opener: MarkdownNode, _ closer: MarkdownNode) {
    guard let deletion = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) else { return }
    deletion.setMarkup { $0.element("del") { $0.leaveGap() } }
    deletion.insertBefore(opener)
    while let node = opener.next, node != closer { deletion.append(node) }
    opener.remove()
    closer.remove()
  }

  /// Splits a text so that each of its delimiters has a node of its own.
  private static func split(_ node: MarkdownNode) -> [Delimiter] {
    let literal = node.literal
    guard literal.offset(of: tilde, in: literal.indices) != nil else { return [] }
    let text = Array(literal)
    var runs: [(range: Range<Int>, canOpen: Bool, canClose: Bool)] = []
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while let start = bytes.offset(of: tilde, in: index..<bytes.count) {
        index = start + bytes[start...].prefix { $0 == tilde }.count
        guard index - start <= 2 else { continue }
        let before =
          start > 0 ? FlankingScalar(before: start, in: bytes) : scalar(beside: node.previous, node)
        let after =
          index < bytes.count ? FlankingScalar(at: index, in: bytes) : scalar(beside: node.next, node)
        var canOpen = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        var canClose = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
        if index - start == 1 {
          canOpen = canOpen && (before.isSpace || before.isPunctuation)
          canClose = canClose && (after.isSpace || after.isPunctuation)
        }
        if canOpen || canClose { runs.append((start..<index, canOpen, canClose)) }
      }
    }
    guard !runs.isEmpty else { return [] }
    var position = 0
    var delimiters: [Delimiter] = []
    func insert(_ range: Range<Int>) -> MarkdownNode? {
      guard !range.isEmpty, let part = MarkdownNode(CMARK_NODE_TEXT) else { return nil }
      part.setLiteral(text[range])
      part.insertBefore(node)
      return part
    }
    for run in runs {
      _ = insert(position..<run.range.lowerBound)
      if let mark = insert(run.range) {
        delimiters.append(
          Delimiter(node: mark, length: run.range.count, canOpen: run.canOpen, canClose: run.canClose))
      }
      position = run.range.upperBound
    }
    _ = insert(position..<text.count)
    node.remove()
    return delimiters
  }

  /// The character at the end of a text, of the mark of a neighbor or of what is around it.
  private static func scalar(beside neighbor: MarkdownNode?, _ node: MarkdownNode) -> FlankingScalar {
    if let neighbor { return neighbor.isBreak ? .space : .punctuation }
    return switch node.parent?.type {
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE: .punctuation
    default: .space
    }
  }
}
