import HTML
import Text

/// The list of headings that kramdown writes for `{:toc}`.
enum KramdownContents {
  /// The class of headings that aren't listed.
  static let excludedClass = "no_toc"

  /// The list; empty without headings.
  ///
  /// - Parameters:
  ///   - isNumbered: whether it takes the place of a numbered list.
  ///   - list: the attributes of that list.
  ///   - codeClass: the class of code in text; none if empty.
  static func html(
    of headings: [Heading], isNumbered: Bool, _ list: KramdownAttributes.List, codeClass: String
  ) -> [UInt8] {
    let name: StaticString = isNumbered ? "ol" : "ul"
    let listed = headings.filter(\.isListed)
    guard !listed.isEmpty else { return [] }
    var html = HTMLWriter(capacity: listed.count * 80)
    // The levels of the open lists; headings are at most six deep.
    var levels: [Int] = []
    for heading in listed {
      while levels.count > 1, let last = levels.last, last > heading.level {
        html.close("li")
        html.close(name)
        levels.removeLast()
      }
      if let last = levels.last, last >= heading.level {
        html.close("li")
      } else {
        let isFirst = levels.isEmpty
        html.open(
          name, isFirst ? .id(list.id ?? "markdown-toc") : nil,
          isFirst && !list.classes.isEmpty ? .class(list.classes.joined(separator: " ")) : nil)
        levels.append(heading.level)
      }
      html.open("li")
      html.element("a", .link("#" + heading.id), .id("markdown-toc-" + heading.id)) {
        $0.html(codeClass.isEmpty ? heading.html : withClass(codeClass, heading.html))
      }
    }
    for _ in levels {
      html.close("li")
      html.close(name)
    }
    html.newline()
    return html.bytes
  }

  private static func withClass(_ name: String, _ html: [UInt8]) -> [UInt8] {
    let tag = start(nil)
    let new = start(.class(name))
    var result: [UInt8] = []
    var position = 0
    while let found = html.firstOccurrence(of: tag, from: position) {
      result += html[position..<found] + new
      position = found + tag.count
    }
    return result + html[position...]
  }

  /// The start tag of code in text.
  private static func start(_ attribute: HTMLAttribute?) -> [UInt8] {
    var html = HTMLWriter()
    html.element("code", attribute) { $0.leaveGap() }
    return Array(html.aroundGap.before)
  }
}
