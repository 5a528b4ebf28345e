import CCmark

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A parsed document, which owns the nodes linked into it.
final class MarkdownTree {
  let root: MarkdownNode
  private let options: Int32

  /// - Returns: nil only if memory runs out.
  init?(_ bytes: [UInt8], smart: Bool) {
    // Keeps raw HTML, as authors write their own site.
    let options = CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8 | (smart ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT)
    let parser = cmark_parser_new(options)
    bytes.withUnsafeBytes {
      cmark_parser_feed(parser, $0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count)
    }
    let document = cmark_parser_finish(parser)
    cmark_parser_free(parser)
    guard let root = MarkdownNode(document) else { return nil }
    self.root = root
    self.options = options
  }

  deinit { cmark_node_free(root.pointer) }

  func html() -> [UInt8] { html(of: root) }

  func html(of node: MarkdownNode) -> [UInt8] {
    guard let string = cmark_render_html(node.pointer, options) else { return [] }
    defer { free(string) }
    return Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }

  /// Visits every node, parents before and after their children. The visitor may change the content of a
  /// node, but not remove the node.
  func walk(_ visit: (MarkdownNode, _ isEntering: Bool) -> Void) { Self.walk(root, visit) }

  /// Visits a node, which may be outside of a tree, and those in it.
  static func walk(_ root: MarkdownNode, _ visit: (MarkdownNode, _ isEntering: Bool) -> Void) {
    let iterator = cmark_iter_new(root.pointer)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = MarkdownNode(cmark_iter_get_node(iterator)) else { return }
      visit(node, event == CMARK_EVENT_ENTER)
    }
  }

  /// The text in a node, as the alternative of a picture has it.
  func plainText(in node: MarkdownNode) -> [UInt8] {
    var text: [UInt8] = []
    let iterator = cmark_iter_new(node.pointer)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let part = MarkdownNode(cmark_iter_get_node(iterator)) else {
        return text
      }
      guard event == CMARK_EVENT_ENTER else { continue }
      switch part.type {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: text += part.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text.append(0x20)
      default: break
      }
    }
  }

  /// The paragraphs in document order, which aren't searched themselves.
  func paragraphs() -> [MarkdownNode] {
    var paragraphs: [MarkdownNode] = []
    var current: MarkdownNode? = root
    while let node = current {
      let isParagraph = node.type == CMARK_NODE_PARAGRAPH
      if isParagraph { paragraphs.append(node) }
      if !isParagraph, node.type != CMARK_NODE_HEADING, let child = node.firstChild {
        current = child
      } else {
        current = Self.following(node, within: root)
      }
    }
    return paragraphs
  }

  /// The next node after `node` and its descendants.
  private static func following(_ node: MarkdownNode, within root: MarkdownNode) -> MarkdownNode? {
    var node = node
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }
}
