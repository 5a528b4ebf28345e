import HTML
import Liquid
import Rendering
import Text

/// Links the style sheets of figures and code to a page whose layouts, being Jekyll's, know nothing of them.
enum JekyllStyles {
  /// The rules that a page's own style sheet begins with.
  static func shared(_ html: [UInt8], hasFigures: Bool) -> [UInt8] {
    var rules: [UInt8] = []
    if contains("class=\"code-", in: html) { rules += Theme.bytes(of: "assets/code.css") ?? [] }
    if hasFigures { rules += Theme.bytes(of: FigureStyles.sharedPath) ?? [] }
    return rules
  }

  private static func contains(_ text: String, in html: [UInt8]) -> Bool {
    let text = Array(text.utf8)
    return html.withUnsafeBufferPointer { html in
      guard let first = text.first else { return true }
      var position = 0
      while position + text.count <= html.count,
        let found = html.offset(of: first, in: position..<(html.count - text.count + 1))
      {
        if html[found..<(found + text.count)].elementsEqual(text) { return true }
        position = found + 1
      }
      return false
    }
  }

  /// A page with a link to a style sheet at the end of its head, or in front of everything without one.
  static func link(_ url: String, to html: [UInt8]) -> [UInt8] {
    var line = HTMLWriter()
    line.void("link", .relation("stylesheet"), .link(url))
    line.newline()
    let place = html.withUnsafeBufferPointer { bytes -> Int in
      var tokenizer = HTMLTokenizer(bytes)
      while let tag = tokenizer.nextTag() {
        if tag.isEnd, tokenizer.isName(tag.name, "head") { return tag.range.lowerBound }
        if !tag.isEnd, tokenizer.isName(tag.name, "body") { return tag.range.lowerBound }
      }
      return 0
    }
    return Array(html[..<place]) + line.bytes + Array(html[place...])
  }
}
