import CCmark
import CodeBlocks
import HTML
import Text

/// Replaces texts that have a role by elements and links.
struct RoleStage {
  private let options: MarkdownOptions
  private(set) var terms: [DefinedTerm] = []
  /// The links made of roles, and how they are written.
  private(set) var links: [MarkdownNode: [UInt8]] = [:]
  /// The texts of links without their own, which the headings give.
  private var untitled: [(text: MarkdownNode, id: String)] = []

  init(_ options: MarkdownOptions) { self.options = options }

  mutating func transform<Handler: MarkdownHandler>(_ tree: MarkdownTree, handler: inout Handler) {
    var found: [(name: MarkdownNode, role: Role, code: MarkdownNode)] = []
    tree.walk { node, isEntering in
      guard isEntering, node.type == CMARK_NODE_TEXT, let code = node.next, code.type == CMARK_NODE_CODE,
        let role = Self.role(at: node.literal)
      else { return }
      found.append((node, role, code))
    }
    var definitions: [MarkdownNode] = []
    for (name, role, code) in found {
      guard let element = element(role, String(decoding: code.literal, as: UTF8.self), &handler) else {
        continue
      }
      let kept = name.literal.count - role.rawValue.utf8.count - 2
      if element.type == CMARK_NODE_LINK { links[element] = Array("{\(role.rawValue)}`".utf8) + code.literal }
      element.insertBefore(code)
      code.remove()
      if role == .dfn { definitions.append(element) }
      if kept > 0 { name.setLiteral(Array(name.literal.prefix(kept))) } else { name.remove() }
    }
    var last: (block: MarkdownNode, text: String)?
    for (index, definition) in definitions.enumerated() {
      let block = Self.block(around: definition)
      let text = last.flatMap { $0.block == block ? $0.text : nil } ?? Self.text(of: block)
      last = (block, text)
      terms[index].sentence = text
    }
  }

  /// Gives links the titles of the headings that they lead to.
  func complete(with headings: [Heading]) {
    guard !untitled.isEmpty else { return }
    let titles = Dictionary(headings.map { ($0.id, $0.text) }) { first, _ in first }
    for (text, id) in untitled {
      if let title = titles[id] { text.setLiteral(title.utf8) }
    }
  }

  /// The role whose name in braces is at the end of a text; nil for other texts, and unknown names.
  private static func role(at text: UnsafeBufferPointer<UInt8>) -> Role? {
    guard text.last == UInt8(ascii: "}") else { return nil }
    let name = text.dropLast().reversed().prefix(8).prefix { $0.isLetter }
    let open = text.count - name.count - 2
    guard open >= 0, text[open] == UInt8(ascii: "{") else { return nil }
    return Role(rawValue: String(decoding: name.reversed(), as: UTF8.self))
  }

  // MARK: Elements

  /// The element in place of code; nil where the text is none for the role.
  private mutating func element<Handler: MarkdownHandler>(
    _ role: Role, _ literal: String, _ handler: inout Handler
  ) -> MarkdownNode? {
    let (text, target, isExplicit) = Role.parts(of: literal)
    switch role {
    case .kbd: return element(literal) { $0.element("kbd") { $0.leaveGap() } }
    case .sub: return element(literal) { $0.element("sub") { $0.leaveGap() } }
    case .sup: return element(literal) { $0.element("sup") { $0.leaveGap() } }
    case .abbr:
      guard let (text, title) = Role.abbreviation(literal) else {
        return element(literal) { $0.element("abbr") { $0.leaveGap() } }
      }
      return element(text) { $0.element("abbr", HTMLAttribute("title", title)) { $0.leaveGap() } }
    case .dfn:
      let id = handler.anchors.unique(DefinedTerm.id(of: target))
      terms.append(DefinedTerm(name: target, id: id, sentence: ""))
      return element(text) { $0.element("dfn", .id(id)) { $0.leaveGap() } }
    case .term: return link(text, to: options.termAddress + "#" + DefinedTerm.id(of: target))
    case .ref:
      guard !target.contains(where: \.isWhitespace) else { return nil }
      let address = target.contains("#") || target.contains(".md") ? target : "#" + target
      let element = link(text, to: address)
      if !isExplicit, let text = element?.firstChild, let hash = address.firstIndex(of: "#") {
        untitled.append((text, String(address[address.index(after: hash)...])))
      }
      return element
    case .doc:
      // Sphinx leaves the extension out.
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let paths = [parts[0], parts[0] + ".md"]
      let path = paths.first { handler.title(ofPage: $0) != nil } ?? parts[0]
      let title = isExplicit ? text : handler.title(ofPage: path) ?? text
      return link(title, to: ([path] + parts.dropFirst()).joined(separator: "#"))
    case .api:
      let type = target.prefix { $0 != "." && $0 != "(" }
      guard let url = AppleDocumentation.url(of: String(type)) else { return nil }
      return link(text, to: url, isCode: true)
    }
  }

  private func element(_ text: String, _ markup: (inout HTMLWriter) -> Void) -> MarkdownNode? {
    guard let element = MarkdownNode(CMARK_NODE_CUSTOM_INLINE), let content = MarkdownNode(CMARK_NODE_TEXT)
    else { return nil }
    element.setMarkup(markup)
    content.setLiteral(text.utf8)
    element.append(content)
    return element
  }

  private func link(_ text: String, to address: String, isCode: Bool = false) -> MarkdownNode? {
    guard let link = MarkdownNode(CMARK_NODE_LINK),
      let content = MarkdownNode(isCode ? CMARK_NODE_CODE : CMARK_NODE_TEXT)
    else { return nil }
    link.setURL(address.utf8)
    content.setLiteral(text.utf8)
    link.append(content)
    return link
  }

  // MARK: Sentences

  /// The longest sentence of a glossary, in bytes.
  private static let sentenceLimit = 1_000

  /// The text of a block as one line, shortened.
  private static func text(of block: MarkdownNode) -> String {
    var text: [UInt8] = []
    var open = Array(block.children.reversed())
    while let node = open.popLast(), text.count < sentenceLimit {
      switch node.type {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text.append(0x20)
      default: open += node.children.reversed()
      }
    }
    return String(decoding: text.prefix(sentenceLimit), as: UTF8.self).trimmed + (open.isEmpty ? "" : " …")
  }

  private static func block(around node: MarkdownNode) -> MarkdownNode {
    let blocks = [CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CUSTOM_BLOCK]
    var block = node
    while !blocks.contains(block.type), let parent = block.parent { block = parent }
    return block
  }
}
