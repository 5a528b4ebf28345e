import Liquid
import Markdown

/// The value of `page.toc`: the headings of level 2, each with its headings of level 3.
enum TableOfContents {
  static func value(of headings: [Heading]) -> Value {
    var sections: [(heading: Heading, children: [Value])] = []
    for heading in headings where !heading.id.isEmpty {
      if heading.level == 2 || (heading.level == 3 && sections.isEmpty) {
        sections.append((heading, []))
      } else if heading.level == 3 {
        sections[sections.count - 1].children.append(entry(heading, children: []))
      }
    }
    return .array(sections.map { entry($0.heading, children: $0.children) })
  }

  private static func entry(_ heading: Heading, children: [Value]) -> Value {
    [
      "level": .integer(heading.level), "id": .string(heading.id), "title": .string(heading.text),
      "html": .bytes(heading.html), "children": .array(children),
    ]
  }
}
