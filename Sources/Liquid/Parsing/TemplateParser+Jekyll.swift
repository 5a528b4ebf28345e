import Diagnostics

extension TemplateParser {
  /// Reads `highlight language options`, up to its end. The code is a template in Jekyll only.
  mutating func highlight(_ tag: Tag) -> Node? {
    if tag.markup.isEmpty {
      report(
        "liquid.syntax", "“highlight” needs a language", at: tag.source, fix: "write {% highlight text %}")
    } else if file.bytes[tag.markup].contains(where: { $0 == Byte.newline || $0 == UInt8(ascii: "`") }) {
      report("liquid.syntax", "a language is one word", at: tag.markup)
    }
    if isLenient {
      let (nodes, ending) = body(of: tag, endings: ["endhighlight"])
      guard let ending else { return nil }
      expectNoMarkup(ending)
      let source = tag.source.lowerBound..<ending.source.upperBound
      return .highlight(Highlight(info: tag.markup, code: .template(nodes), source: source))
    }
    guard let (text, closing) = scanner.raw(until: "endhighlight") else {
      reportUnclosedRaw(tag)
      return nil
    }
    scanner.skipFencesToPosition()
    expectNoMarkup(closing)
    let source = tag.source.lowerBound..<closing.source.upperBound
    let code = withoutRawTags(code(in: text))
    return .highlight(Highlight(info: tag.markup, code: .plain(code), source: source))
  }

  /// Trims the line break after the opening tag, and the white space before the closing one.
  private func code(in text: Range<Int>) -> Range<Int> {
    var (lower, upper) = (text.lowerBound, text.upperBound)
    var line = lower
    while line < upper, file.bytes[line].isSpace {
      if file.bytes[line] == Byte.newline { lower = line + 1 }
      line += 1
    }
    while upper > lower, file.bytes[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }

  /// Drops `raw` tags. Jekyll reads code as a template, so posts protect it with `raw`.
  private func withoutRawTags(_ code: Range<Int>) -> [Range<Int>] {
    var scanner = TemplateScanner(file.bytes, range: code)
    var pieces: [Range<Int>] = []
    var start = code.lowerBound
    while true {
      switch scanner.next() {
      case .tag(let tag) where tag.name == "raw" || tag.name == "endraw":
        pieces.append(start..<tag.source.lowerBound)
        start = tag.source.upperBound
      case .end:
        pieces.append(start..<code.upperBound)
        return pieces.filter { !$0.isEmpty }
      default: break
      }
    }
  }

  /// Reads `link path` or `post_url name`. The name may hold anything but white space.
  mutating func reference(_ tag: Tag) -> Node? {
    guard !tag.markup.isEmpty else {
      report("liquid.syntax", "“\(tag.name)” needs the name of a page", at: tag.source)
      return nil
    }
    guard !file.bytes[tag.markup].contains(where: \.isSpace) else {
      report("liquid.syntax", "“\(tag.name)” takes one name, without white space", at: tag.markup)
      return nil
    }
    return .reference(
      Reference(
        kind: tag.name == "link" ? .link : .post, target: text(tag.markup), targetSource: tag.markup))
  }
}
