import Diagnostics

extension TemplateParser {
  /// Reads `for`, up to its end.
  @inline(never)
  mutating func loop(_ opening: Tag) -> Node? {
    var loop = parse(opening.markup) { [file] (parser) throws(SyntaxProblem) in
      var loop = try Self.loopHead(of: opening, file, from: &parser)
      var columns: (value: Expression, source: Range<Int>)?
      try Self.readOptions(of: &loop, isTable: false, columns: &columns, from: &parser)
      return loop
    }
    let (nodes, ending) = body(of: opening, endings: ["else", "endfor"])
    loop?.body = nodes
    if let ending, ending.name == "else" {
      expectNoMarkup(ending)
      let (nodes, end) = body(of: opening, endings: ["endfor"])
      loop?.otherwise = nodes
      if let end { expectNoMarkup(end) }
    } else if let ending {
      expectNoMarkup(ending)
    }
    if let read = loop, isBlank(read.body), isBlank(read.otherwise) {
      loop?.isBlank = true
      loop?.body = withoutText(read.body)
      loop?.otherwise = withoutText(read.otherwise)
    }
    return loop.map(Node.loop)
  }

  /// Reads `tablerow`, up to its end.
  @inline(never)
  mutating func tableRow(_ opening: Tag) -> Node? {
    var table = parse(opening.markup) { [file] (parser) throws(SyntaxProblem) in
      var table = TableRow(loop: try Self.loopHead(of: opening, file, from: &parser))
      try Self.readOptions(of: &table.loop, isTable: true, columns: &table.columns, from: &parser)
      return table
    }
    let (nodes, ending) = body(of: opening, endings: ["endtablerow"])
    table?.loop.body = nodes
    if let ending { expectNoMarkup(ending) }
    return table.map(Node.tableRow)
  }

  /// Reads `ifchanged`, up to its end.
  @inline(never)
  mutating func changed(_ opening: Tag) -> Node? {
    expectNoMarkup(opening)
    let (nodes, ending) = body(of: opening, endings: ["endifchanged"])
    if let ending { expectNoMarkup(ending) }
    return .changed(body: nodes, source: opening.source)
  }

  /// Reads `item in list`.
  private static func loopHead(
    of tag: Tag, _ file: SourceFile, from parser: inout ExpressionParser
  ) throws(SyntaxProblem) -> Loop {
    let variable = try parser.name("the name of a variable")
    guard try parser.accept(word: "in") else { throw parser.expected("“in”") }
    let start = parser.token.source.lowerBound
    let collection = try parser.expression()
    let spelling = [UInt8](file.bytes[start..<parser.token.source.lowerBound]).trimmed
    return Loop(
      variable: variable, collection: collection, collectionSource: start..<start + spelling.count,
      name: variable + "-" + String(decoding: spelling, as: UTF8.self), source: tag.source)
  }

  /// Reads `limit:`, `offset:` and `reversed` (of `tablerow` instead `cols:`), in any order, with or without
  /// commas.
  private static func readOptions(
    of loop: inout Loop, isTable: Bool, columns: inout (value: Expression, source: Range<Int>)?,
    from parser: inout ExpressionParser
  ) throws(SyntaxProblem) {
    while !parser.isAtEnd {
      if try parser.accept(",") { continue }
      let start = parser.token.source.lowerBound
      let name = option(isTable: isTable, parser)
      if name == "reversed" {
        try parser.advance()
        loop.isReversed = true
        continue
      }
      guard name != nil || parser.isLenient else {
        throw parser.expected("“limit:”, “offset:” or “\(isTable ? "cols:" : "reversed")”")
      }
      if name != nil { try parser.advance() }
      guard let name, !parser.isLenient || parser.token.kind == .sign(":") else {
        try parser.skipOption(to: optionNames, from: start)
        continue
      }
      try parser.expect(":")
      let source = parser.token.source
      if name == "offset", try parser.accept(word: "continue") {
        loop.offset = .afterLast
        continue
      }
      let value = try parser.expression()
      switch name {
      case "cols": columns = (value, source)
      case "limit": loop.limit = (value, source)
      default: loop.offset = .value(value, source: source)
      }
    }
  }

  private static let optionNames: Set<String> = ["limit", "offset", "cols", "reversed"]

  /// The option that the parser is at; nil for anything else.
  private static func option(isTable: Bool, _ parser: ExpressionParser) -> String? {
    guard case .word(let word) = parser.token.kind, optionNames.contains(word) else { return nil }
    return word == (isTable ? "reversed" : "cols") ? nil : word
  }
}
