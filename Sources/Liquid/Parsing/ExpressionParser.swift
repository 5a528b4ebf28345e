import Diagnostics

/// Reads expressions, filters and conditions from the markup of one tag or output.
struct ExpressionParser {
  let file: SourceFile
  private var scanner: TokenScanner
  private(set) var token: Token
  private var depth = 0
  /// Problems that did not end the parsing.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether what Jekyll reads past is a warning.
  let isLenient: Bool

  /// - Parameter hasEscapes: whether `\"` stands for a quote.
  init(
    _ file: SourceFile, _ range: Range<Int>, hasEscapes: Bool = false, isLenient: Bool
  ) throws(SyntaxProblem) {
    self.file = file
    self.isLenient = isLenient
    scanner = TokenScanner(file, range: range, hasEscapes: hasEscapes, isLenient: isLenient)
    token = try scanner.next()
  }

  // MARK: Tokens

  mutating func advance() throws(SyntaxProblem) {
    token = try scanner.next()
  }

  /// Moves past a sign if it is next.
  mutating func accept(_ sign: Unicode.Scalar) throws(SyntaxProblem) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    try advance()
    return true
  }

  /// Moves past a word if it is next.
  mutating func accept(word: String) throws(SyntaxProblem) -> Bool {
    guard token.kind == .word(word) else { return false }
    try advance()
    return true
  }

  /// Reads a name that is being defined: of a variable or a parameter.
  mutating func name(_ what: String) throws(SyntaxProblem) -> String {
    guard case .word(let name) = token.kind else { throw expected(what) }
    try advance()
    return name
  }

  /// Reads the name of a variable that is set, which ends in no `?`.
  mutating func newName() throws(SyntaxProblem) -> String {
    let source = token.source
    let name = try name("the name of a variable")
    guard !name.hasSuffix("?") else {
      throw SyntaxProblem(
        "liquid.syntax", "a variable that is set has no “?” in its name", at: SourceRange(file, source),
        fix: "write “\(name.dropLast())”")
    }
    return name
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(SyntaxProblem) {
    guard try accept(sign) else { throw expected("“\(sign)”") }
  }

  var isAtEnd: Bool { token.kind == .end }

  func expectEnd() throws(SyntaxProblem) {
    guard isAtEnd else { throw unexpected() }
  }

  /// Moves to the next filter, or to the end, with a warning about what is left out. Only lenient parsers do.
  mutating func skipIgnored(to sign: Unicode.Scalar? = "|") throws(SyntaxProblem) {
    guard isLenient, !isAtEnd, sign == nil || token.kind != .sign(sign ?? "|") else { return }
    let source = token.source
    scanner.skip(to: sign.map { UInt8(ascii: $0) })
    diagnostics.append(
      Self.ignored(
        SourceRange(file, source.lowerBound..<lastEnd(from: source.lowerBound, before: scanner.position))))
    try advance()
  }

  /// Moves past an option that Jekyll can't read, up to the next word that is one, with a warning.
  mutating func skipOption(to words: Set<String>, from start: Int) throws(SyntaxProblem) {
    while !isAtEnd {
      if case .word(let word) = token.kind, words.contains(word), token.source.lowerBound > start { break }
      do throws(SyntaxProblem) {
        try advance()
      } catch {
        scanner.skip(to: nil)
        try advance()
      }
    }
    let range = SourceRange(file, start..<lastEnd(from: start))
    diagnostics.append(Self.ignored(range, "Liquid reads options such as “limit: 2” here"))
  }

  private static func ignored(
    _ range: SourceRange, _ explanation: String = "Liquid reads one expression here"
  ) -> Diagnostic {
    .warning(
      "liquid.ignored", "“\(String(decoding: range.file.bytes[range.bytes], as: UTF8.self))” has no effect",
      at: range, explanation: explanation, fix: "delete it")
  }

  /// The warning about marks that have no meaning, such as braces in a tag; nil if there are none.
  var skippedMarkProblem: Diagnostic? {
    scanner.skipped.map { mark in
      file.bytes[mark.lowerBound] == UInt8(ascii: "!")
        ? .warning(
          "liquid.ignored", "“!” has no effect", at: SourceRange(file, mark),
          fix: "delete it; “unless” is the opposite of “if”")
        : .warning(
          "liquid.ignored", "braces within a tag have no effect", at: SourceRange(file, mark),
          fix: "write the name without “{{” and “}}”")
    }
  }

  func expected(_ what: String) -> SyntaxProblem {
    if spelling == "<", token.source.lowerBound > 1,
      file.bytes[(token.source.lowerBound - 2)..<token.source.lowerBound].elementsEqual("{{".utf8)
    {
      return SyntaxProblem(
        "liquid.syntax", "“{{<” opens a shortcode of Hugo's", at: SourceRange(file, token.source),
        fix: "write Markdown, such as a fence of code; “zoetrope import” rewrites the posts of a whole site")
    }
    let found = spelling.isEmpty ? "the end" : "“\(spelling)”"
    return SyntaxProblem(
      "liquid.syntax", "expected \(what), found \(found)", at: SourceRange(file, token.source))
  }

  private func unexpected() -> SyntaxProblem {
    SyntaxProblem("liquid.syntax", "unexpected “\(spelling)”", at: SourceRange(file, token.source))
  }

  private var spelling: String { String(decoding: file.bytes[token.source], as: UTF8.self) }

  // MARK: Expressions

  mutating func expression() throws(SyntaxProblem) -> Expression {
    let start = token.source
    switch token.kind {
    case .integer(let number):
      try advance()
      return .literal(.integer(number))
    case .double(let number):
      try advance()
      return .literal(.double(number))
    case .text(let text):
      try advance()
      return .literal(.string(text))
    case .sign("("): return try range()
    case .word(let name):
      try advance()
      let isPath = token.kind == .sign(".") || token.kind == .sign("[")
      if !isPath, let literal = Self.literals[name] { return literal }
      let root: Variable.Root =
        switch name {
        case "forloop": .forloop
        case "include": .include
        default: .named(name)
        }
      return .variable(try variable(root, rootSource: start))
    case .sign("["):
      // `["a name"]` and `[name]` are variables by their names.
      let root: Variable.Root =
        switch try index() {
        case .key(let name, _): .named(name)
        case .index(let name, _): .computed(name)
        }
      return .variable(try variable(root, rootSource: start.lowerBound..<lastEnd(from: start.lowerBound)))
    default: throw expected("a value")
    }
  }

  private static let literals: [String: Expression] = [
    "nil": .literal(.null), "null": .literal(.null), "true": .literal(true), "false": .literal(false),
    "empty": .empty, "blank": .blank,
  ]

  private mutating func range() throws(SyntaxProblem) -> Expression {
    let start = token.source.lowerBound
    try descend()
    try expect("(")
    let first = try expression()
    guard token.kind == .rangeDots else {
      throw expected("“..” (parentheses are for ranges, conditions have none)")
    }
    try advance()
    let last = try expression()
    let source = start..<token.source.upperBound
    try expect(")")
    depth -= 1
    return .range(first: first, last: last, source: source)
  }

  private mutating func variable(
    _ root: Variable.Root, rootSource: Range<Int>
  ) throws(SyntaxProblem) -> Variable {
    var steps: [Variable.Step] = []
    while true {
      let dot = token.source
      if try accept(".") {
        let source = token.source
        if isLenient, token.kind == .sign("[") {
          // Jekyll reads `a.[b]` as `a[b]`.
          diagnostics.append(
            .warning(
              "liquid.ignored", "“.” has no effect before “[”", at: SourceRange(file, dot), fix: "delete it"))
        } else if case .comparator(.contains) = token.kind {
          try advance()
          steps.append(.key("contains", source: source))
        } else {
          steps.append(.key(try self.name("a property name"), source: source))
        }
      } else if token.kind == .sign("[") {
        steps.append(try index())
      } else {
        return Variable(root: root, steps: steps, rootSource: rootSource)
      }
    }
  }

  private mutating func index() throws(SyntaxProblem) -> Variable.Step {
    try descend()
    try expect("[")
    let source = token.source
    let value = try expression()
    try expect("]")
    depth -= 1
    if case .literal(.string(let key)) = value { return .key(key, source: source) }
    return .index(value, source: source)
  }

  private mutating func descend() throws(SyntaxProblem) {
    depth += 1
    guard depth <= Limits.expressionDepth else {
      throw SyntaxProblem(
        "liquid.expression-depth", "more than \(Limits.expressionDepth) nested brackets",
        at: SourceRange(file, token.source))
    }
  }

  // MARK: Filters

  /// Reads a value and its filters.
  mutating func filtered() throws(SyntaxProblem) -> FilteredExpression {
    let start = token.source.lowerBound
    return try filtered(try expression(), from: start)
  }

  /// Reads what follows the `=` of an `assign`. After `==` the value is nothing, as in Jekyll.
  mutating func assigned() throws(SyntaxProblem) -> FilteredExpression {
    guard isLenient, token.kind == .comparator(.equal) else {
      try expect("=")
      return try filtered()
    }
    return try filtered(.literal(.null), from: token.source.lowerBound)
  }

  /// Reads the filters of a value, which starts at an offset.
  private mutating func filtered(
    _ base: Expression, from start: Int
  ) throws(SyntaxProblem) -> FilteredExpression {
    var filters: [FilterCall] = []
    try skipIgnored()
    while try accept("|") {
      if let call = try readFilter() { filters.append(call) }
      try skipIgnored()
    }
    return FilteredExpression(base: base, filters: filters, source: start..<lastEnd(from: start))
  }

  /// The end of the markup before the current token, or before another place.
  private func lastEnd(from start: Int, before place: Int? = nil) -> Int {
    var end = place ?? token.source.lowerBound
    while end > start, file.bytes[end - 1].isSpace { end -= 1 }
    return end
  }

  /// Reads a filter. A lenient parser reads past one that can't be read.
  private mutating func readFilter() throws(SyntaxProblem) -> FilterCall? {
    guard isLenient else { return try filter() }
    do throws(SyntaxProblem) {
      return try filter()
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      diagnostic.explanation = "as in Jekyll, this filter has no effect"
      diagnostics.append(diagnostic)
      scanner.skip(to: UInt8(ascii: "|"))
      try advance()
      return nil
    }
  }

  /// What to write in place of filters of Nunjucks and Jinja, whose names are near none of ours.
  private static let foreignFilters = [
    "length": "write “size”", "url": "write “relative_url”", "trim": "write “strip”",
    "safe": "delete it: values are printed as they are",
  ]

  /// Reads a filter with its arguments. Returns nil, and reports, if it or an argument is invalid.
  private mutating func filter() throws(SyntaxProblem) -> FilterCall? {
    let nameSource = token.source
    let name = try name("the name of a filter")
    var arguments: [FilterCall.Argument] = []
    if try accept(":") {
      repeat {
        if isLenient, isAtEnd || token.kind == .sign("|") { break }
        arguments.append(try argument())
      } while try accept(",")
    }
    guard let filter = Filter.named(name) else {
      let place = SourceRange(file, nameSource)
      var diagnostic =
        Self.foreignFilters[name].map {
          .error("liquid.unknown-filter", "unknown filter “\(name)”", at: place, fix: $0)
        }
        ?? Diagnostic.unknown(
          "filter", name, "liquid.unknown-filter", at: place, allowed: Filter.names,
          list: "reference/templates#filters")
      if isLenient { diagnostic.severity = .warning }
      diagnostics.append(diagnostic)
      return nil
    }
    let call = FilterCall(filter: filter, nameSource: nameSource, arguments: arguments)
    if let problem = argumentProblem(of: call) {
      diagnostics.append(problem)
      return nil
    }
    guard let kind = filter.evaluates else { return call }
    return FilterCall(
      filter: filter, nameSource: nameSource, arguments: arguments,
      expression: try elementExpression(kind, of: call))
  }

  /// Reads the texts of `where_exp` and its kind, which have to be literal.
  private mutating func elementExpression(
    _ kind: ElementExpression.Kind, of call: FilterCall
  ) throws(SyntaxProblem) -> ElementExpression {
    guard case .literal(.string(let variable)) = call.arguments[0].value,
      case .literal(.string) = call.arguments[1].value
    else {
      throw SyntaxProblem(
        "liquid.syntax", "“\(call.filter.name)” takes a name and an expression in quotes",
        at: SourceRange(file, call.nameSource), fix: "write “\(call.filter.name): \"page\", \"page.order\"”")
    }
    let quoted = call.arguments[1].source
    var parser = try ExpressionParser(
      file, quoted.lowerBound + 1..<quoted.upperBound - 1, isLenient: isLenient)
    let body: ElementExpression.Body
    switch kind {
    case .condition: body = .condition(try parser.condition(source: quoted))
    case .value:
      body = .value(try parser.filtered())
      try parser.expectEnd()
    }
    diagnostics += parser.diagnostics
    return ElementExpression(variable: variable, body: body)
  }

  private mutating func argument() throws(SyntaxProblem) -> FilterCall.Argument {
    let start = token.source
    var value = try expression()
    var name: String?
    if token.kind == .sign(":"), case .variable(let variable) = value, variable.steps.isEmpty,
      case .named(let given) = variable.root
    {
      try advance()
      name = given
      value = try expression()
    }
    return .init(name: name, value: value, source: start.lowerBound..<lastEnd(from: start.lowerBound))
  }

  /// The diagnostic for a wrong number or wrong names of arguments.
  private func argumentProblem(of call: FilterCall) -> Diagnostic? {
    let filter = call.filter
    for argument in call.arguments {
      guard let name = argument.name, filter.named != name else { continue }
      let end = argument.source.lowerBound + name.utf8.count
      return .unknown(
        "argument of “\(filter.name)”", name, "liquid.unknown-argument",
        at: SourceRange(file, argument.source.lowerBound..<end), allowed: filter.named.map { [$0] } ?? [])
    }
    let count = call.arguments.count { $0.name == nil }
    guard !filter.arguments.contains(count) else { return nil }
    let surplus = call.arguments.filter { $0.name == nil }.dropFirst(filter.arguments.upperBound).first
    return .error(
      "liquid.argument-count", "“\(filter.name)” takes \(filter.argumentCount), not \(count)",
      at: SourceRange(file, surplus?.source ?? call.nameSource),
      fix: surplus == nil ? "add the missing arguments after “:”" : "delete the other arguments")
  }

  // MARK: Conditions

  mutating func condition(source: Range<Int>) throws(SyntaxProblem) -> Condition {
    try skipParenthesis()
    let first = try comparison()
    var rest: [(join: Condition.Join, comparison: Condition.Comparison)] = []
    while true {
      if isLenient, try accept(")") { continue }
      if try accept(word: "and") {
        try skipParenthesis()
        rest.append((.and, try comparison()))
      } else if try accept(word: "or") {
        try skipParenthesis()
        rest.append((.or, try comparison()))
      } else {
        break
      }
    }
    guard !isAtEnd else { return Condition(first: first, rest: rest, source: source) }
    if token.kind == .sign("=") {
      throw SyntaxProblem(
        "liquid.syntax", "“=” isn't a comparison", at: SourceRange(file, token.source), fix: "write “==”")
    }
    guard isLenient else { throw unexpected() }
    try skipIgnored(to: nil)
    return Condition(first: first, rest: rest, source: source)
  }

  /// Skips parentheses around conditions, which have no effect in Jekyll. Those of ranges stay.
  private mutating func skipParenthesis() throws(SyntaxProblem) {
    while isLenient, token.kind == .sign("(") {
      let start = token.source.lowerBound
      let end = file.bytes[start...].firstIndex(of: UInt8(ascii: ")")) ?? file.bytes.count
      guard file.bytes.firstIndex(of: "..".utf8, from: start, to: end) == nil else { return }
      diagnostics.append(Self.ignored(SourceRange(file, token.source)))
      try advance()
    }
  }

  private mutating func comparison() throws(SyntaxProblem) -> Condition.Comparison {
    let left = try expression()
    guard case .comparator(let comparator) = token.kind else { return .init(left: left, test: nil) }
    let source = token.source
    try advance()
    return .init(left: left, test: .init(comparator: comparator, right: try expression(), source: source))
  }
}
