import Diagnostics

extension TemplateParser {
  /// Reads `for`, up to its end.
  @inline(never)
  mutating func loop(_ opening: Tag) -> Node? {
    let source = opening.source
    let file = file
    var loop = parse(opening.markup) { (parser) throws(SyntaxProblem) in
      let variable = try parser.name("the name of a variable")
      guard try parser.accept(word: "in") else { throw parser.expected("“in”") }
      let start = parser.token.source.lowerBound
      let collection = try parser.expression()
      let end = parser.token.source.lowerBound
      let spelling = [UInt8](file.bytes[start..<end]).trimmed
      var loop = Loop(
        variable: variable, collection: collection, collectionSource: start..<start + spelling.count,
        name: variable + "-" + String(decoding: spelling, as: UTF8.self), source: source)
      try Self.readOptions(of: &loop, from: &parser)
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
    return loop.map(Node.loop)
  }

  /// Reads `limit:`, `offset:` and `reversed`, in any order, with or without commas.
  private static func readOptions(
    of loop: inout Loop, from parser: inout ExpressionParser
  ) throws(SyntaxProblem) {
    while !parser.isAtEnd {
      if try parser.accept(",") { continue }
      if try parser.accept(word: "reversed") {
        loop.isReversed = true
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
      } else {
        throw parser.expected("“limit:”, “offset:” or “reversed”")
      }
    }
  }
}
