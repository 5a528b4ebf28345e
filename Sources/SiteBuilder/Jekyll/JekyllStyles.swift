import HTML
import Rendering
import Text

/// The style sheet of a page of a Jekyll site, whose layouts know nothing of figures and blocks of code.
enum JekyllStyles {
  /// The parts of the theme's sheets that a page needs, without the rest of the theme.
  static func shared(_ html: [UInt8], hasFigures: Bool) -> [UInt8] {
    let (hasCode, hasNotes) = (contains("class=\"code-", in: html), contains("class=\"admonition", in: html))
    guard hasFigures || hasCode || hasNotes else { return [] }
    let theme = Theme.bytes(of: "assets/zoetrope.css") ?? []
    // The theme's values belong to figures and blocks only, so that they can't replace the site's.
    var rules = part(
      of: theme, from: "  1 Tokens */", to: "  2 Base */",
      root: ":is(.zt-figure, .code-block, .code-tabs, .admonition)")
    if hasNotes { rules += part(of: theme, from: "/* Admonitions */", to: "/* Tasks */") }
    if hasCode { rules += Theme.bytes(of: "assets/code.css") ?? [] }
    if hasFigures {
      rules += part(of: theme, from: "  8 Figures */", to: "  9 Motion */")
      rules += Theme.bytes(of: FigureStyles.sharedPath) ?? []
      // A caption stands on the site's own background, which may be light where the reader prefers dark.
      rules += ".zt-figure figcaption, .zt-figure figcaption :not(a) { color: inherit; }\n".utf8
    }
    return rules
  }

  /// The lines of a sheet between two others.
  ///
  /// - Parameter root: the selector that takes the place of `:root`.
  private static func part(of sheet: [UInt8], from start: String, to end: String, root: String? = nil)
    -> [UInt8]
  {
    var rules: [UInt8] = []
    var isInside = false
    for line in sheet.lines {
      let words = String(decoding: sheet[line.content], as: UTF8.self)
      if words.hasSuffix(end) { break }
      if isInside {
        if let root, words.trimmed == ":root {" {
          rules += "\(root) {\n".utf8
        } else {
          rules += sheet[line.whole]
        }
      }
      if words.hasSuffix(start) { isInside = true }
    }
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
