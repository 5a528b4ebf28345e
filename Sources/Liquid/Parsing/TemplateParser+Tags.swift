import Diagnostics

enum TagName {
  /// All names that begin a tag, sorted.
  static let all = [
    "#", "assign", "avatar", "break", "capture", "case", "comment", "continue", "cycle", "decrement", "doc",
    "echo",
    "feed_meta", "for", "gist", "highlight", "if", "ifchanged", "include", "include_cached",
    "include_relative", "increment", "link",
    "liquid", "post_url", "raw", "render", "seo", "tablerow", "unless",
  ]

  /// Names that continue a block or end it.
  static let endings = [
    "else", "elsif", "endcapture", "endcase", "endcomment", "enddoc", "endfor", "endhighlight", "endif",
    "endifchanged", "endraw", "endtablerow", "endunless", "when",
  ]

  private static let player = "the tag would load a player from another host before a reader starts it"

  /// What to write instead of tags of plug-ins that load content from elsewhere.
  static let replacements = [
    "tweet": "write a link or a quotation: the tag would load a script from another host",
    "twitter": "write a link or a quotation: the tag would load a script from another host",
    "vimeo": "write “:::{embed} https://vimeo.com/NUMBER” and “:::” below it: \(player)",
    "youtube": "write “:::{embed} https://youtu.be/ID” and “:::” below it: \(player)",
    "paginate": "list pages with “page.paginator.pages”",
    "set": "write “assign”", "extends": "write a layout: “layout: name” in the front matter",
    "sass": "write CSS in templates/assets",
    "scss": "write CSS in templates/assets",
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
    case "tablerow": tableRow(tag)
    case "ifchanged": changed(tag)
    default: simpleStatement(tag)
    }
  }

  /// Reads a tag without a body. Separate, to keep the stack frames of nested blocks small.
  @inline(never)
  private mutating func simpleStatement(_ tag: Tag) -> Node? {
    switch tag.name {
    case "#": return inlineComment(tag)
    case "break": return bare(tag, .leave(.breaking))
    case "continue": return bare(tag, .leave(.continuing))
    case "assign": return assign(tag)
    case "increment", "decrement": return counter(tag)
    case "echo": return echo(tag)
    case "cycle": return cycle(tag)
    case "include": return include(tag)
    case "render": return render(tag)
    case "include_cached": return jekyllInclude(tag, scope: .jekyll)
    case "avatar": return avatar(tag)
    case "gist": return gist(tag)
    case "include_relative": return jekyllInclude(tag, scope: .relative)
    case "seo": return headPart(tag, "seo.html")
    case "feed_meta": return headPart(tag, "feed-meta.html")
    case "highlight": return highlight(tag)
    case "link", "post_url": return reference(tag)
    case "comment": return comment(tag)
    case "doc": return documentation(tag)
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
    reportIgnored("liquid.syntax", "“\(tag.name)” has no arguments", at: tag.markup)
  }

  private mutating func comment(_ tag: Tag) -> Node? {
    if !scanner.skipComment() { reportUnclosedRaw(tag) }
    return nil
  }

  /// Reads `doc`, which describes a file of `render`, up to its end.
  private mutating func documentation(_ tag: Tag) -> Node? {
    expectNoMarkup(tag)
    guard let (_, closing) = scanner.raw(until: "enddoc") else {
      reportUnclosedRaw(tag)
      return nil
    }
    scanner.skipFencesToPosition()
    expectNoMarkup(closing)
    return nil
  }

  /// Reads a comment whose lines begin with `#`.
  private mutating func inlineComment(_ tag: Tag) -> Node? {
    var line = tag.markup.lowerBound
    while let end = file.bytes[line..<tag.markup.upperBound].firstIndex(of: Byte.newline) {
      line = end + 1
      while line < tag.markup.upperBound, file.bytes[line].isSpace { line += 1 }
      guard line < tag.markup.upperBound, file.bytes[line] != UInt8(ascii: "#") else { continue }
      let lineEnd = file.bytes[line..<tag.markup.upperBound].firstIndex(of: Byte.newline)
      report(
        "liquid.syntax", "each line of the comment begins with “#”",
        at: line..<(lineEnd ?? tag.markup.upperBound),
        fix: "add “#”, or write {% comment %} … {% endcomment %}")
      return nil
    }
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
