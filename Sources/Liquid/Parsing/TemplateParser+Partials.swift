import Diagnostics

extension TemplateParser {
  /// Reads `include` in Jekyll's form (`file.html title="Fold"`) or Liquid's (`'file', title: "Fold"`).
  mutating func include(_ tag: Tag) -> Node? {
    guard let first = tag.markup.first else {
      report("liquid.syntax", "“include” needs the name of a file", at: tag.source)
      return nil
    }
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    return quotes.contains(file.bytes[first])
      ? quotedPartial(tag, scope: .shared) : jekyllInclude(tag, scope: .jekyll)
  }

  mutating func render(_ tag: Tag) -> Node? {
    quotedPartial(tag, scope: .isolated)
  }

  /// Reads `'file' with value as name, title: "Fold"`.
  private mutating func quotedPartial(_ tag: Tag, scope: Partial.Scope) -> Node? {
    parse(tag.markup) { (parser) throws(SyntaxProblem) in
      let nameSource = parser.token.source
      guard case .text(let name) = parser.token.kind else {
        throw parser.expected("the name of a file in quotes")
      }
      try parser.advance()
      var partial = Partial(
        name: .literal(name), nameSource: nameSource, parameters: [], scope: scope, source: tag.source)
      let isEach = try parser.accept(word: "for")
      let isOne = isEach ? false : try parser.accept(word: "with")
      if isEach || isOne {
        partial.subject = .init(value: try parser.expression(), isEach: isEach)
        if try parser.accept(word: "as") {
          partial.subject?.alias = try parser.name("the name of a variable")
        }
      }
      while !parser.isAtEnd {
        if try parser.accept(",") { continue }
        let name = try parser.name("the name of a parameter")
        let hasColon = try parser.accept(":")
        if !hasColon { try parser.expect("=") }
        partial.parameters.append((name, try parser.expression()))
      }
      return .partial(partial)
    }
  }

  /// Reads `seo title=false` or `feed_meta`: elements for the head that the theme has as an include.
  mutating func headPart(_ tag: Tag, _ name: String) -> Node? {
    jekyllPartial(
      Partial(
        name: .literal(name), nameSource: tag.nameSource, parameters: [], scope: .jekyll, source: tag.source),
      parameters: tag.markup)
  }

  /// Reads `path/file.html title="Fold"`, the path literal or computed by `{{ }}`.
  mutating func jekyllInclude(_ tag: Tag, scope: Partial.Scope) -> Node? {
    guard !tag.markup.isEmpty else {
      report("liquid.syntax", "“\(tag.name)” needs the name of a file", at: tag.source)
      return nil
    }
    guard let (name, nameSource) = jekyllName(in: tag.markup) else { return nil }
    return jekyllPartial(
      Partial(name: name, nameSource: nameSource, parameters: [], scope: scope, source: tag.source),
      parameters: nameSource.upperBound..<tag.markup.upperBound)
  }

  /// Reads `title="Fold"`.
  mutating func jekyllPartial(_ partial: Partial, parameters: Range<Int>) -> Node? {
    parse(parameters, hasEscapes: true) { (parser) throws(SyntaxProblem) in
      var partial = partial
      while !parser.isAtEnd {
        let name = try parser.name("the name of a parameter")
        try parser.expect("=")
        partial.parameters.append((name, try parser.expression()))
      }
      return .partial(partial)
    }
  }

  /// Reads a path up to white space, with any number of `{{ }}` in it.
  private mutating func jekyllName(in markup: Range<Int>) -> (Partial.Name, Range<Int>)? {
    let bytes = file.bytes
    var parts: [Partial.Name.Part] = []
    var (start, position) = (markup.lowerBound, markup.lowerBound)
    while position < markup.upperBound, !bytes[position].isSpace {
      guard bytes[position] == Byte.openingBrace, position + 1 < markup.upperBound,
        bytes[position + 1] == Byte.openingBrace
      else {
        position += 1
        continue
      }
      guard let brace = bytes[position..<markup.upperBound].firstIndex(of: Byte.closingBrace),
        brace + 1 < markup.upperBound, bytes[brace + 1] == Byte.closingBrace
      else {
        report("liquid.unclosed", "“{{” without “}}”", at: position..<position + 2)
        return nil
      }
      let value = parse(position + 2..<brace) { (parser) throws(SyntaxProblem) in
        let value = try parser.filtered()
        try parser.expectEnd()
        return value
      }
      guard let value else { return nil }
      if start < position { parts.append(.text(text(start..<position))) }
      parts.append(.value(value))
      position = brace + 2
      start = position
    }
    let source = markup.lowerBound..<position
    guard !parts.isEmpty else { return (.literal(text(source)), source) }
    if start < position { parts.append(.text(text(start..<position))) }
    return (.computed(parts), source)
  }
}
