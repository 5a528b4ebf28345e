import CCmark
import HTML
import Text

/// GitHub's notations within a line: bare links, strikethrough and names of emoji.
struct InlineNotations {
  private let marks: GitHubMarks
  private let options: MarkdownOptions
  private var quotes = QuotingElements()
  private var linkDepth = 0
  private var texts: [(node: MarkdownNode, mayLink: Bool)] = []

  init(_ marks: GitHubMarks, options: MarkdownOptions) {
    self.marks = marks
    self.options = options
  }

  /// Whether a text needs this stage.
  static func isNeeded(_ marks: GitHubMarks, options: MarkdownOptions) -> Bool {
    marks.hasTildes || marks.hasAddresses || marks.hasMailAddresses || options.emoji
  }

  mutating func transform(_ tree: MarkdownTree) {
    tree.walk { collect($0, isEntering: $1) }
    var parents: [MarkdownNode] = []
    for text in texts {
      let parent = text.node.parent
      if marks.hasTildes, let parent, parent != parents.last,
        text.node.literal.offset(of: UInt8(ascii: "~"), in: text.node.literal.indices) != nil
      {
        parents.append(parent)
      }
      if options.emoji, text.node.literal.offset(of: UInt8(ascii: ":"), in: text.node.literal.indices) != nil,
        let replaced = EmojiNames.replacing(text.node.literal)
      {
        text.node.setLiteral(replaced)
      }
      if text.mayLink { link(text.node) }
    }
    for parent in parents { Strikethrough.transform(parent) }
  }

  private mutating func collect(_ node: MarkdownNode, isEntering: Bool) {
    switch node.type {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CUSTOM_BLOCK: quotes = QuotingElements()
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE: linkDepth += isEntering ? 1 : -1
    case CMARK_NODE_HTML_INLINE: quotes.visit(node.literal)
    case CMARK_NODE_TEXT:
      guard !quotes.isInside else { return }
      texts.append((node, linkDepth == 0 && options.github && options.bareLinks))
    default: break
    }
  }

  // MARK: Links

  /// Splits a text around its addresses.
  private func link(_ node: MarkdownNode) {
    guard marks.hasAddresses || marks.hasMailAddresses else { return }
    let text = Array(node.literal)
    let before = node.previous.map(Self.end) ?? 0x20
    let links = text.withUnsafeBufferPointer { self.links(in: $0, after: before) }
    guard !links.isEmpty else { return }
    var position = 0
    for link in links {
      guard let element = MarkdownNode(CMARK_NODE_LINK), let words = MarkdownNode(CMARK_NODE_TEXT) else {
        continue
      }
      insert(text[position..<link.range.lowerBound], before: node)
      words.setLiteral(text[link.range])
      element.setURL(Array(link.scheme.utf8) + text[link.range])
      element.append(words)
      element.insertBefore(node)
      position = link.range.upperBound
    }
    if position < text.count { node.setLiteral(text[position...]) } else { node.remove() }
  }

  private func insert(_ text: ArraySlice<UInt8>, before node: MarkdownNode) {
    guard !text.isEmpty, let part = MarkdownNode(CMARK_NODE_TEXT) else { return }
    part.setLiteral(text)
    part.insertBefore(node)
  }

  /// The last byte of an element's source.
  private static func end(of node: MarkdownNode) -> UInt8 {
    switch node.type {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: 0x0A
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG: UInt8(ascii: "*")
    // “www.” isn't an address after a link, code or HTML.
    default: UInt8(ascii: ")")
    }
  }

  private func links(in text: UnsafeBufferPointer<UInt8>, after before: UInt8) -> [Autolink] {
    var links: [Autolink] = []
    var index = 0
    while let next = Autolink.candidate(in: text, from: index) {
      index = next
      var found: Autolink?
      if text[index] == UInt8(ascii: "@") {
        found = Autolink.mail(in: text, around: index, from: links.last?.range.upperBound ?? 0)
      } else if marks.hasAddresses {
        found = Autolink.address(in: text, at: index, before: before)
      }
      if let found { links.append(found) }
      index = max(index + 1, found?.range.upperBound ?? 0)
    }
    return links
  }
}

/// The author's HTML around a text whose content is literal, or already a link.
struct QuotingElements {
  private static let names: Set<String> = [
    "a", "code", "kbd", "pre", "samp", "var", "tt", "script", "style", "svg", "math", "textarea",
  ]

  private var depth = 0

  var isInside: Bool { depth > 0 }

  mutating func visit(_ html: UnsafeBufferPointer<UInt8>) {
    var tokenizer = HTMLTokenizer(html)
    guard let tag = tokenizer.nextTag() else { return }
    let name = String(decoding: html[tag.name].map(\.lowercased), as: UTF8.self)
    guard Self.names.contains(name) else { return }
    depth = max(depth + (tag.isEnd ? -1 : 1), 0)
  }
}
