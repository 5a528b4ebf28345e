import Diagnostics

enum TagName {
  /// All names that begin a tag, sorted.
  static let all = [
    "#", "assign", "break", "capture", "case", "comment", "continue", "cycle", "decrement", "echo", "for",
    "highlight", "if", "include", "increment", "link", "post_url", "raw", "render", "unless",
  ]

  /// Names that continue a block or end it.
  static let endings = [
    "else", "elsif", "endcapture", "endcase", "endcomment", "endfor", "endhighlight", "endif", "endraw",
    "endunless", "when",
  ]
}

extension TemplateParser {
  /// Reads a tag outside an open block. Returns nil for a tag without output, or with an error.
  mutating func statement(_ tag: Tag) -> Node? {
    switch tag.name {
    case "if", "unless": conditional(tag)
    case "case": choice(tag)
    case "for": loop(tag)
    case "capture": capture(tag)
    default: simpleStatement(tag)
    }
  }

  /// Reads a tag without a body. Separate, to keep the stack frames of nested blocks small.
  @inline(never)
  private mutating func simpleStatement(_ tag: Tag) -> Node? {
    switch tag.name {
    case "#": return nil
    case "break": return bare(tag, .leave(.breaking))
    case "continue": return bare(tag, .leave(.continuing))
    case "assign": return assign(tag)
    case "increment", "decrement": return counter(tag)
    case "echo": return echo(tag)
    case "cycle": return cycle(tag)
    case "include": return include(tag)
    case "render": return render(tag)
    case "highlight": return highlight(tag)
    case "link", "post_url": return reference(tag)
    case "comment": return comment(tag)
    case "raw": return raw(tag)
    default:
      reportUnknown(tag)
      return nil
    }
  }

  /// Reads a tag that takes nothing after its name.
  private mutating func bare(_ tag: Tag, _ node: Node) -> Node? {
    expectNoMarkup(tag)
    return node
  }

  mutating func expectNoMarkup(_ tag: Tag) {
    guard !tag.markup.isEmpty else { return }
    report("liquid.syntax", "“\(tag.name)” has no arguments", at: tag.markup)
  }

  private mutating func comment(_ tag: Tag) -> Node? {
    if !scanner.skipComment() { reportUnclosedRaw(tag) }
    return nil
  }

  private mutating func raw(_ tag: Tag) -> Node? {
    expectNoMarkup(tag)
    guard let (text, _) = scanner.raw(until: "endraw") else {
      reportUnclosedRaw(tag)
      return nil
    }
    return .text(text)
  }

  /// Reports an unclosed `raw`, `comment` or `highlight`. The rest isn't read as a template.
  mutating func reportUnclosedRaw(_ tag: Tag) {
    report(
      "liquid.unclosed-block", "“\(tag.name)” is never closed", at: tag.source,
      fix: "add {% end\(tag.name) %}")
    abandonRest()
  }
}
