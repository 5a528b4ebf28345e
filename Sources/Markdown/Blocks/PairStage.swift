import CCmark
import CodeBlocks

/// Encloses a listing and the figure that it runs in one element, where only a few blocks are between them, so that themes
/// can show them side by side.
struct PairStage {
  /// The most blocks between a listing and a figure.
  private static let reach = 3
  /// The fewest shown lines of a listing that is about as high as a figure.
  private static let lines = 16

  /// The blocks of the page's top level.
  private let nodes: [MarkdownNode]
  private let contents: [MarkdownNode: PageBlock]
  private let listings: Set<MarkdownNode>

  /// - Parameters:
  ///   - blocks: the code and the directives, each with the node in its place.
  ///   - listings: the positions of the blocks that figures run.
  init(root: MarkdownNode, blocks: [(node: MarkdownNode, content: PageBlock?)], listings: [Int]) {
    nodes = root.children
    let pairs = blocks.compactMap { block in block.content.map { (block.node, $0) } }
    contents = Dictionary(pairs) { first, _ in first }
    self.listings = Set(listings.map { blocks[$0].node }.filter { Self.isLong($0.literal) })
  }

  private static func isLong(_ listing: some Collection<UInt8>) -> Bool {
    listing.count { $0 == 0x0A } >= lines
  }

  func pair(_ handler: some MarkdownHandler) {
    var end = 0
    for index in nodes.indices where index >= end && listings.contains(nodes[index]) {
      guard let range = partner(of: index, from: end, handler).map({ min(index, $0)...max(index, $0) }),
        let opening = MarkdownNode(html: ListingFrame.pair.opening),
        let closing = MarkdownNode(html: ListingFrame.pair.closing)
      else { continue }
      opening.insertBefore(nodes[range.lowerBound])
      closing.insertAfter(nodes[range.upperBound])
      end = range.upperBound + 1
    }
  }

  /// The position of the figure to show beside a listing: one below it, or else above it.
  private func partner(of listing: Int, from start: Int, _ handler: some MarkdownHandler) -> Int? {
    let below = (listing + 1)..<min(listing + 2 + Self.reach, nodes.count)
    let above = max(listing - 1 - Self.reach, start)..<listing
    return figure(of: listing, among: Array(below), handler)
      ?? figure(of: listing, among: above.reversed(), handler)
  }

  private func figure(of listing: Int, among others: [Int], _ handler: some MarkdownHandler) -> Int? {
    guard let block = contents[nodes[listing]] else { return nil }
    for index in others {
      if let other = contents[nodes[index]], handler.arePaired(block, other) { return index }
      guard isText(nodes[index]) else { return nil }
    }
    return nil
  }

  /// Headings with an id are custom blocks.
  private static let texts = [
    CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_LIST,
    CMARK_NODE_BLOCK_QUOTE,
  ]

  /// Whether a block may be between a listing and its figure.
  private func isText(_ node: MarkdownNode) -> Bool {
    if case .code? = contents[node] { return true }
    return Self.texts.contains(node.type)
  }
}
