import Directives
import HTML
import Rendering
import Text

/// Figures as HTML and CSS for a page of another generator.
///
/// All classes start with `zt-` or with the document's prefix, so fragments of different documents don't clash, and nothing
/// else of the page is styled. Drawings are files beside the fragment.
package enum Fragment {
  /// The style sheet that all fragments share, then the rules of a document's figures, as an element.
  package static func styleElement(for document: DrawnDocument) -> [UInt8] {
    guard document.blocks.contains(where: { !$0.html.isEmpty }) else { return [] }
    var html = HTMLWriter(capacity: document.styles.count + 32_000)
    html.element("style") { $0.html(styles(of: document)) }
    return withoutBlankLines(html.bytes)
  }

  /// The rules that all fragments share, and those of a document's figures.
  package static func styles(of document: DrawnDocument) -> [UInt8] {
    sharedStyles + RaisedStyles.css(document.styles)
  }

  /// The rules that all fragments share: how figures work, and how they look on any page.
  package static let sharedStyles =
    Array(FragmentStyles.settings.utf8)
    + RaisedStyles.css(Array((StageStyles.css + PlotStyles.css + FragmentStyles.css).utf8))

  /// A figure in a form that Markdown leaves as it is: without blank lines, which would end a block of HTML.
  ///
  /// - Parameter idPrefix: the start of the figure's id.
  package static func html(of block: DrawnDocument.Block, idPrefix: String = "") -> [UInt8] {
    var html = withoutBlankLines(block.html)
    let id = Array(" id=\"".utf8)
    guard !idPrefix.isEmpty, let start = html.firstIndex(of: id, from: 0, to: html.count) else { return html }
    html.insert(contentsOf: idPrefix.utf8, at: start + id.count)
    return html
  }

  private static func withoutBlankLines(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    for line in bytes.split(separator: 0x0A)
    where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      result += line
      result.append(0x0A)
    }
    return result
  }
}
