import CCmark
import Diagnostics
import HTML

/// Assigns ids to headings.
struct HeadingStage {
  /// A heading found in the tree.
  struct Found {
    var node: MarkdownNode
    var text: [UInt8] = []
    var html = HTMLWriter()
    var range: SourceRange
    var explicitID: String?
  }

  private let options: MarkdownOptions
  private let diagnostics: DiagnosticCollector

  init(_ options: MarkdownOptions, _ diagnostics: DiagnosticCollector) {
    self.options = options
    self.diagnostics = diagnostics
  }

  /// Removes `{#id}` from the end of a heading.
  static func takeExplicitID(of heading: MarkdownNode) -> String? {
    guard let last = heading.lastChild, last.type == CMARK_NODE_TEXT else { return nil }
    let text = Array(last.literal)
    guard text.last == UInt8(ascii: "}"), let open = text.lastIndex(of: UInt8(ascii: "{")),
      open + 2 < text.count,
      text[open + 1] == UInt8(ascii: "#")
    else { return nil }
    let id = text[(open + 2)..<(text.count - 1)]
    guard
      id.allSatisfy({
        $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
      })
    else { return nil }
    var kept = text[..<open]
    while kept.last?.isBlank ?? false { kept.removeLast() }
    last.setLiteral(kept)
    return String(decoding: id, as: UTF8.self)
  }

  /// Assigns all ids. Explicit ones come first, so that generated ones differ from them.
  func assignIDs(_ found: [Found], anchors: inout AnchorRegistry) -> [Heading] {
    var ids = [String](repeating: "", count: found.count)
    if options.headingIDs {
      for (index, heading) in found.enumerated() {
        guard let id = heading.explicitID else { continue }
        ids[index] = id
        let owner = AnchorRegistry.Owner("a heading", at: heading.range)
        if !anchors.claim(id, for: owner) {
          diagnostics.report(
            .warning(
              "markdown.duplicate-id", "the id “\(id)” is taken on this page", at: heading.range,
              notes: anchors.noteOnOwner(of: id)))
          ids[index] = anchors.unique(id, for: owner)
        }
      }
      for (index, heading) in found.enumerated() where ids[index].isEmpty {
        ids[index] = anchors.unique(
          Slug.make(String(decoding: heading.text, as: UTF8.self)), for: .init("a heading", at: heading.range)
        )
      }
    }
    return found.enumerated().map { index, heading in
      let level = heading.node.headingLevel
      if options.headingIDs { write(id: ids[index], to: heading.node, level: level) }
      return Heading(
        level: level, id: ids[index], text: String(decoding: heading.text, as: UTF8.self),
        html: heading.html.bytes, range: heading.range)
    }
  }

  private static let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// Writes a heading with an id. cmark's headings have no attributes, so a custom inline node holds the
  /// tags. The custom block around it gets line breaks as other blocks do.
  private func write(id: String, to heading: MarkdownNode, level: Int) {
    guard let block = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK), let tags = MarkdownNode(CMARK_NODE_CUSTOM_INLINE)
    else {
      return
    }
    tags.setMarkup { html in
      html.element(Self.names[level - 1]) { html in
        html.attribute("id", id)
        html.leaveGap()
        guard options.headingAnchors else { return }
        html.text(" ")
        html.element("a") { link in
          link.attribute("class", "anchor")
          link.attribute("href", "#" + id)
          // A heading's name is its text. The contents have the same link, with a name.
          link.attribute("aria-hidden", "true")
          link.attribute("tabindex", "-1")
          link.text("#")
        }
      }
    }
    block.append(tags)
    tags.adoptChildren(of: heading)
    heading.replace(with: block)
  }
}
