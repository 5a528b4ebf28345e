import Diagnostics

extension TemplateParser {
  /// Reads `if` or `unless`, up to its end.
  @inline(never)
  mutating func conditional(_ opening: Tag) -> Node? {
    let end = "end" + opening.name
    var branches: [Conditional.Branch] = []
    var otherwise: [Node] = []
    var hasElse = false
    var tag = opening
    while true {
      let isElse = tag.name == "else"
      var condition: Condition?
      if isElse { expectElse(tag) } else { condition = self.condition(tag) }
      let (nodes, ending) = body(of: opening, endings: ["elsif", "else", end])
      if hasElse {
        warn(
          "liquid.stray-tag", "this branch is never rendered: it comes after “else”", at: tag.source,
          fix: "move it before “else”, or delete it")
      } else if let condition {
        branches.append(.init(condition: condition, isNegated: tag.name == "unless", body: nodes))
      } else if isElse {
        otherwise = nodes
      }
      hasElse = hasElse || isElse
      guard let ending else { break }
      guard ending.name != end else {
        expectNoMarkup(ending)
        break
      }
      tag = ending
    }
    let isBlank = branches.allSatisfy { self.isBlank($0.body) } && self.isBlank(otherwise)
    guard isBlank else {
      return .conditional(Conditional(branches: branches, otherwise: otherwise, isBlank: false))
    }
    return .conditional(
      Conditional(
        branches: branches.map {
          .init(condition: $0.condition, isNegated: $0.isNegated, body: withoutText($0.body))
        }, otherwise: withoutText(otherwise), isBlank: true))
  }

  private mutating func condition(_ tag: Tag) -> Condition? {
    parse(tag.markup) { (parser) throws(SyntaxProblem) in try parser.condition(source: tag.source) }
  }

  private mutating func expectElse(_ tag: Tag) {
    guard !tag.markup.isEmpty else { return }
    guard text(tag.markup).hasPrefix("if") else {
      return warn(
        "liquid.syntax", "“else” has no condition: this is ignored", at: tag.markup, fix: "delete it")
    }
    reportIgnored("liquid.syntax", "“else” has no condition", at: tag.markup, fix: "write “elsif”")
  }

  /// Reads `case`, up to its end.
  @inline(never)
  mutating func choice(_ opening: Tag) -> Node? {
    let subject = parse(opening.markup) { (parser) throws(SyntaxProblem) in
      let subject = try parser.expression()
      try parser.expectEnd()
      return subject
    }
    let (before, first) = body(of: opening, endings: ["when", "else", "endcase"])
    reportLost(before)
    var choice = Choice(subject: subject ?? .literal(.null), branches: [], source: opening.source)
    var next = first
    while let tag = next {
      if tag.name == "endcase" {
        expectNoMarkup(tag)
        break
      }
      let isElse = tag.name == "else"
      if isElse { expectElse(tag) }
      let values = isElse ? nil : whenValues(tag)
      let (nodes, ending) = body(of: opening, endings: ["when", "else", "endcase"])
      if isElse || values != nil { choice.branches.append(.init(values: values, body: nodes)) }
      next = ending
    }
    choice.isBlank = choice.branches.allSatisfy { isBlank($0.body) }
    if choice.isBlank {
      for index in choice.branches.indices {
        choice.branches[index].body = withoutText(choice.branches[index].body)
      }
    }
    return subject == nil ? nil : .choice(choice)
  }

  /// Reports text between `case` and its first `when`, which is never rendered.
  private mutating func reportLost(_ nodes: [Node]) {
    for case .text(let range) in nodes where !file.bytes[range].allSatisfy(\.isSpace) {
      return reportIgnored(
        "liquid.lost-text", "text between “case” and its first “when” is never printed", at: range)
    }
  }

  private mutating func whenValues(_ tag: Tag) -> [Expression]? {
    parse(tag.markup) { (parser) throws(SyntaxProblem) in
      var values = [try parser.expression()]
      while !parser.isAtEnd {
        let hasComma = try parser.accept(",")
        if !hasComma, try !parser.accept(word: "or") { throw parser.expected("“,” or “or”") }
        values.append(try parser.expression())
      }
      return values
    }
  }
}
