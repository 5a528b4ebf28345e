import HTML
import Text

/// The list of headings that kramdown writes for `{:toc}`.
enum KramdownContents {
  /// The class of headings that aren't listed.
  static let excludedClass = "no_toc"

  /// The list; empty without headings.
  static func html(of headings: [Heading]) -> [UInt8] {
    let listed = headings.filter(\.isListed)
    guard !listed.isEmpty else { return [] }
    var html = HTMLWriter(capacity: listed.count * 80)
    // The levels of the open lists; headings are at most six deep.
    var levels: [Int] = []
    for heading in listed {
      while levels.count > 1, let last = levels.last, last > heading.level {
        html.close("li")
        html.close("ul")
        levels.removeLast()
      }
      if let last = levels.last, last >= heading.level {
        html.close("li")
      } else {
        html.open("ul", levels.isEmpty ? .id("markdown-toc") : nil)
        levels.append(heading.level)
      }
      html.open("li")
      html.element("a", .link("#" + heading.id), .id("markdown-toc-" + heading.id)) { $0.html(heading.html) }
    }
    for _ in levels {
      html.close("li")
      html.close("ul")
    }
    html.newline()
    return html.bytes
  }
}
