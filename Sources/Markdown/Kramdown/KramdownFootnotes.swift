import HTML

/// The elements of kramdown's footnotes.
enum KramdownFootnotes {
  /// The mark of a footnote in the text.
  ///
  /// - Parameter count: how many marks the footnote has up to this one.
  static func reference(_ name: String, _ number: Int, _ count: Int) -> [UInt8] {
    HTMLWriter.html { html in
      html.element("sup", .id("fnref:" + name + suffix(count)), .role("doc-noteref")) {
        $0.element(
          "a", .link("#fn:" + name), .class("footnote"), .relation("footnote"), text: String(number))
      }
    }
  }

  /// The further marks of a footnote are numbered from one.
  private static func suffix(_ count: Int) -> String { count == 1 ? "" : ":\(count - 1)" }

  /// Writes the list of all footnotes around their items.
  static func writeList(_ html: inout HTMLWriter) {
    html.element("div", .class("footnotes"), .role("doc-endnotes")) { html in
      html.newline()
      html.line { $0.element("ol") { $0.leaveGap() } }
    }
  }

  static func writeItem(_ name: String, _ html: inout HTMLWriter) {
    html.element("li", .id("fn:" + name), .role("doc-endnote")) { html in
      html.newline()
      html.leaveGap()
    }
    html.newline()
  }

  /// The links back to the marks of a footnote.
  ///
  /// - Parameter isAfterText: whether they follow the footnote's text on its last line.
  static func links(to name: String, _ count: Int, afterText isAfterText: Bool) -> [UInt8] {
    HTMLWriter.html { html in
      for number in 1...max(count, 1) {
        if isAfterText || number > 1 { html.text("\u{A0}") }
        html.element(
          "a", .link("#fnref:" + name + suffix(number)), .class("reversefootnote"), .role("doc-backlink")
        ) { html in
          html.text("↩")
          if number > 1 { html.element("sup", text: String(number)) }
        }
      }
    }
  }
}
