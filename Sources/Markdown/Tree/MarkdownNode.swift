import CCmark
import HTML

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A node of cmark's tree, valid as long as that tree.
struct MarkdownNode: Hashable {
  let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Creates a node without a tree. The caller inserts or removes it. Nil only if memory runs out.
  init?(_ type: cmark_node_type) {
    self.init(cmark_node_new(type))
  }

  /// Creates a block of raw HTML.
  init?(html: [UInt8]) {
    self.init(CMARK_NODE_HTML_BLOCK)
    setLiteral(html)
  }

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  var previous: MarkdownNode? { MarkdownNode(cmark_node_previous(pointer)) }
  var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
  var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
  var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
  var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }

  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var child = firstChild
    while let node = child {
      children.append(node)
      child = node.next
    }
    return children
  }

  /// Text, code or raw HTML; empty for other nodes.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  var url: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  /// The text after the marks of a fence.
  var fenceInfo: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }
  /// The title of a link or an image.
  var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }
  /// Whether no empty lines are between the items of a list.
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// 1…6 for headings.
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isBreak: Bool { type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK }

  func setLiteral(_ bytes: some Sequence<UInt8>) {
    Self.withCString(bytes) { _ = cmark_node_set_literal(pointer, $0) }
  }

  func setURL(_ bytes: some Sequence<UInt8>) {
    Self.withCString(bytes) { _ = cmark_node_set_url(pointer, $0) }
  }

  func setFenceInfo(_ bytes: some Sequence<UInt8>) {
    Self.withCString(bytes) { _ = cmark_node_set_fence_info(pointer, $0) }
  }

  func setTitle(_ bytes: some Sequence<UInt8>) {
    Self.withCString(bytes) { _ = cmark_node_set_title(pointer, $0) }
  }

  func setHeadingLevel(_ level: Int) { cmark_node_set_heading_level(pointer, Int32(level)) }

  /// Makes a custom node write something around its children, which take the place of the gap.
  func setMarkup(_ write: (inout HTMLWriter) -> Void) {
    var html = HTMLWriter(capacity: 160)
    write(&html)
    Self.withCString(html.aroundGap.before) { _ = cmark_node_set_on_enter(pointer, $0) }
    Self.withCString(html.aroundGap.after) { _ = cmark_node_set_on_exit(pointer, $0) }
  }

  /// What a custom node writes before its children.
  var markup: [UInt8] { Array(Self.bytes(cmark_node_get_on_enter(pointer))) }

  func append(_ child: MarkdownNode) { cmark_node_append_child(pointer, child.pointer) }
  func insertBefore(_ sibling: MarkdownNode) { cmark_node_insert_before(sibling.pointer, pointer) }
  func insertAfter(_ sibling: MarkdownNode) { cmark_node_insert_after(sibling.pointer, pointer) }

  func adoptChildren(of node: MarkdownNode) {
    while let child = node.firstChild { append(child) }
  }

  /// Removes the node from its tree and frees it with its children.
  func remove() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  /// Puts `replacement` in the node's place and frees the node.
  func replace(with replacement: MarkdownNode) {
    cmark_node_replace(pointer, replacement.pointer)
    cmark_node_free(pointer)
  }

  /// The 1-based lines of a block, assigned ones included.
  var lines: ClosedRange<Int> {
    if let assigned = cmark_node_get_user_data(pointer) {
      let value = Int(bitPattern: assigned)
      return (value >> 32)...(value & 0xFFFF_FFFF)
    }
    let start = max(Int(cmark_node_get_start_line(pointer)), 1)
    return start...max(start, Int(cmark_node_get_end_line(pointer)))
  }

  /// Whether the lines of a block are known.
  var hasLines: Bool { cmark_node_get_user_data(pointer) != nil || cmark_node_get_start_line(pointer) > 0 }

  /// Assigns the lines of a new node as user data, as cmark has no setter.
  func assignLines(_ lines: ClosedRange<Int>) {
    cmark_node_set_user_data(
      pointer, UnsafeMutableRawPointer(bitPattern: lines.lowerBound << 32 | lines.upperBound))
  }

  /// The 0-based column of the block's first byte on its first line.
  var startColumn: Int { max(Int(cmark_node_get_start_column(pointer)) - 1, 0) }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: string, count: strlen(string)).assumingMemoryBound(to: UInt8.self)
  }

  /// C strings end at a zero byte, so zero bytes are removed.
  private static func withCString(_ bytes: some Sequence<UInt8>, _ body: (UnsafePointer<CChar>?) -> Void) {
    var string: [UInt8] = []
    // Reserves the zero at the end, since growing by one byte would copy long figures again.
    string.reserveCapacity(bytes.underestimatedCount + 1)
    string.append(contentsOf: bytes)
    let zero = string.withUnsafeBufferPointer { $0.offset(of: 0, in: $0.indices) }
    if zero != nil { string.removeAll { $0 == 0 } }
    string.append(0)
    string.withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress) }
  }
}
