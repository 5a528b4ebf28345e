import Diagnostics

extension TemplateParser {
  mutating func echo(_ tag: Tag) -> Node? {
    // `{% echo %}` prints nothing, as `{{ }}` does.
    guard !tag.markup.isEmpty else { return nil }
    return parse(tag.markup) { (parser) throws(SyntaxProblem) in
      let expression = try parser.filtered()
      try parser.expectEnd()
      return .output(
        FilteredExpression(base: expression.base, filters: expression.filters, source: tag.source))
    }
  }

  mutating func assign(_ tag: Tag) -> Node? {
    parse(tag.markup) { (parser) throws(SyntaxProblem) in
      let name = try parser.newName()
      let expression = try parser.assigned()
      try parser.expectEnd()
      return .assign(name: name, expression)
    }
  }

  @inline(never)
  mutating func capture(_ tag: Tag) -> Node? {
    let name = parse(tag.markup) { (parser) throws(SyntaxProblem) -> String in
      // `{% capture "name" %}` is an old spelling.
      if case .text(let text) = parser.token.kind {
        try parser.advance()
        try parser.expectEnd()
        return text
      }
      let name = try parser.newName()
      try parser.expectEnd()
      return name
    }
    let (nodes, ending) = body(of: tag, endings: ["endcapture"])
    if let ending { expectNoMarkup(ending) }
    return name.map { .capture(name: $0, body: nodes, source: tag.source) }
  }

  mutating func counter(_ tag: Tag) -> Node? {
    parse(tag.markup) { (parser) throws(SyntaxProblem) in
      let name = try parser.name("the name of a counter")
      try parser.expectEnd()
      return .counter(name: name, isIncrement: tag.name == "increment", source: tag.source)
    }
  }

  mutating func cycle(_ tag: Tag) -> Node? {
    let identity = text(tag.markup)
    return parse(tag.markup) { (parser) throws(SyntaxProblem) in
      var values = [try parser.expression()]
      var group: Expression?
      if try parser.accept(":") {
        group = values[0]
        values = [try parser.expression()]
      }
      while try parser.accept(",") { values.append(try parser.expression()) }
      try parser.expectEnd()
      return .cycle(Cycle(group: group, identity: identity, values: values, source: tag.source))
    }
  }
}
