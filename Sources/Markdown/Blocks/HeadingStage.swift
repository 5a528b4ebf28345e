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
    /// The attributes in braces at its end.
    var attributes = HeadingAttributes()
  }

  private let options: MarkdownOptions
  private let diagnostics: DiagnosticCollector

  init(_ options: MarkdownOptions, _ diagnostics: DiagnosticCollector) {
    self.options = options
    self.diagnostics = diagnostics
  }

  /// Assigns all ids. Explicit ones come first, so that generated ones differ from them.
  func assignIDs(_ found: [Found], anchors: inout AnchorRegistry) -> [Heading] {
    var ids = [String](repeating: "", count: found.count)
    if options.headingIDs {
      for (index, heading) in found.enumerated() {
        guard let id = heading.attributes.id else { continue }
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
      if options.headingIDs {
        write(id: ids[index], heading.attributes.classes, to: heading.node, level: level)
      }
      return Heading(
        level: level, id: ids[index], text: String(decoding: heading.text, as: UTF8.self),
        html: heading.html.bytes, range: heading.range,
        isListed: !heading.attributes.classes.contains(KramdownContents.excludedClass))
    }
  }

  private static let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// Writes a heading with an id. cmark's headings have no attributes, so a custom inline node holds the
  /// tags. The custom block around it gets line breaks as other blocks do.
  private func write(id: String, _ classes: [String], to heading: MarkdownNode, level: Int) {
    guard let block = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK), let tags = MarkdownNode(CMARK_NODE_CUSTOM_INLINE)
    else {
      return
    }
    tags.setMarkup { html in
      html.element(Self.names[level - 1]) { html in
        html.attribute("id", id)
        if !classes.isEmpty { html.attribute("class", classes.joined(separator: " ")) }
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
