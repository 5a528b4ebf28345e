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
      if !isTable, try parser.accept(word: "reversed") {
        loop.isReversed = true
      } else if isTable, try parser.accept(word: "cols") {
        try parser.expect(":")
        let source = parser.token.source
        columns = (try parser.expression(), source)
      } else if try parser.accept(word: "limit") {
        try parser.expect(":")
        let source = parser.token.source
        loop.limit = (try parser.expression(), source)
      } else if try parser.accept(word: "offset") {
        try parser.expect(":")
        let source = parser.token.source
        if try parser.accept(word: "continue") {
          loop.offset = .afterLast
        } else {
          loop.offset = .value(try parser.expression(), source: source)
        }
      } else if parser.isLenient {
        try parser.skipIgnored(to: nil)
      } else {
        throw parser.expected("“limit:”, “offset:” or “\(isTable ? "cols:" : "reversed")”")
      }
    }
  }
}
