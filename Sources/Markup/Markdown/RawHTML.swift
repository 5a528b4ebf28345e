import CCmark
import Diagnostics

/// Lets the page see, and change, where raw HTML links to; and collects the ids it defines.
struct RawHTML {
  private static let names: Set<String> = ["href", "src", "poster", "id", "name"]

  private let source: MarkdownLines
  private let node: MarkdownNode
  private let attributes: [HTMLAttributes.Attribute]

  /// - Returns: nil for HTML without any attribute of interest.
  init?(_ node: MarkdownNode, _ source: MarkdownLines) {
    attributes = HTMLAttributes.find(Self.names, in: node.literal)
    guard !attributes.isEmpty else { return nil }
    self.node = node
    self.source = source
  }

  /// - Parameters:
  ///   - text: the HTML with its places; nil if they are not known, and then `fallback` has to do.
  func transform<Handler: MarkdownHandler>(
    text: SourceText?, fallback: SourceRange?, anchors: inout [Located<String>], handler: inout Handler
  ) {
    var html = Array(node.literal)
    var edits: [(range: Range<Int>, value: [UInt8])] = []
    for attribute in attributes {
      guard let place = text?.source(of: attribute.value) ?? fallback else { continue }
      let value = HTMLText.unescaped(html[attribute.value])
      switch attribute.name {
      case "id": anchors.append(Located(String(decoding: value, as: UTF8.self), at: place))
      case "name":
        if attribute.tag == "a" { anchors.append(Located(String(decoding: value, as: UTF8.self), at: place)) }
      default:
        let link = LinkReference(kind: .attribute(attribute.name), destination: value, range: place)
        if let new = handler.destination(of: link), new != value { edits.append((attribute.value, new)) }
      }
    }
    guard !edits.isEmpty else { return }
    for edit in edits.reversed() {
      var escaped: [UInt8] = []
      HTMLText.append(edit.value, to: &escaped)
      html.replaceSubrange(edit.range, with: escaped)
    }
    node.setLiteral(html)
  }
}
