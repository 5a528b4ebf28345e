import CCmark
import HTML

/// Writes the pictures of a tree as the page shows them. A picture with a title that is a paragraph of its own becomes a
/// figure, with the title as its caption.
struct PictureStage {
  private let tree: MarkdownTree
  private let hasCaptions: Bool

  /// - Parameter hasCaptions: whether there are figures; otherwise all titles stay with their pictures.
  init(_ tree: MarkdownTree, hasCaptions: Bool) {
    self.tree = tree
    self.hasCaptions = hasCaptions
  }

  func transform(_ pictures: [(node: MarkdownNode, shown: ShownPicture)]) {
    for (node, shown) in pictures {
      let title = Self.text(node.title)
      let figure = title.isEmpty || !hasCaptions ? nil : Self.lonelyParagraph(of: node)
      let html = HTMLWriter.html { html in
        shown.write(
          Array(node.url), alternative: String(decoding: tree.plainText(in: node), as: UTF8.self),
          title: title.isEmpty || figure != nil ? nil : title, to: &html)
      }
      guard let inline = MarkdownNode(CMARK_NODE_HTML_INLINE) else { continue }
      inline.setLiteral(html)
      node.replace(with: inline)
      if let figure { enclose(figure, caption: title) }
    }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The paragraph in which nothing else stands than a picture, or a link around it; nil if there is more.
  private static func lonelyParagraph(of picture: MarkdownNode) -> MarkdownNode? {
    var node = picture
    while let parent = node.parent, node.previous == nil, node.next == nil {
      switch parent.type {
      case CMARK_NODE_LINK: node = parent
      case CMARK_NODE_PARAGRAPH: return parent
      default: return nil
      }
    }
    return nil
  }

  private func enclose(_ paragraph: MarkdownNode, caption: String) {
    let content = paragraph.children.flatMap(tree.html(of:))
    let html = HTMLWriter.block("figure", .class(PictureClass.figure)) { html in
      html.line { $0.html(content) }
      html.element("figcaption", text: caption)
    }
    guard let block = MarkdownNode(html: html) else { return }
    paragraph.replace(with: block)
  }
}

/// The classes of elements around pictures, videos and pages of others. The sheet `assets/media.css` has their looks.
package enum PictureClass {
  /// What a page that needs the sheet contains.
  package static let figure = "media"
}
