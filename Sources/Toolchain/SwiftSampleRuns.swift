import Highlighting
import Text

/// Finds code without brackets that the parser would nest deeply, or read repeatedly.
///
/// `try try try …` and `A<A<A<…` nest as deep as they are long, and the parser reads a row of modifiers again
/// from each of them. So the tokens of such a *run* are counted, together with those of the runs around an
/// open bracket. A run ends at a semicolon, at most commas, and at the end of a line if the next one begins
/// something new. Attributes without a declaration, and statements that lack their brace, make the parser
/// read all that follows. They are counted separately.
struct SwiftSampleRuns {
  private struct Level {
    /// The number of tokens in the run.
    var count = 0
    /// Whether the run has a `<`, after which a comma may separate generic arguments.
    var hasAngle = false
    /// Whether a token of the run begins a declaration.
    var isDeclaration = false
  }

  private let code: [UInt8]
  /// The limits of tokens in a run, nested `#if`s, attributes in a row, and statements without a brace.
  private static let limits = (run: 500, conditions: 64, attributes: 64, braces: 200)

  private var levels = [Level()]
  private var total = 0
  /// Nested `#if`s.
  private var conditions = 0
  /// Attributes since a declaration began.
  private var attributes = 0
  /// Statements that still need a brace.
  private var missingBraces = 0
  /// Whether the last token may end a statement.
  private var mayEnd = true
  private var isNewLine = false

  /// The first place beyond a limit; nil for ordinary code.
  static func firstExcess(in code: [UInt8]) -> SwiftSample.SyntaxError? {
    // Most samples are too short to exceed a limit.
    guard code.count > limits.attributes * 2 else { return nil }
    var runs = SwiftSampleRuns(code: code)
    return runs.firstExcess()
  }

  private init(code: [UInt8]) { self.code = code }

  private var excess: String? {
    let limits = Self.limits
    if total > limits.run { return "more than \(limits.run) tokens in a statement" }
    if conditions > limits.conditions { return "more than \(limits.conditions) nested “#if”" }
    if attributes > limits.attributes {
      return "more than \(limits.attributes) attributes without a declaration"
    }
    return missingBraces > limits.braces ? "more than \(limits.braces) statements that lack a brace" : nil
  }

  private mutating func firstExcess() -> SwiftSample.SyntaxError? {
    var skipped = (Highlighter.tokens(of: code, language: "swift") ?? [])
      .filter { $0.kind == .comment || isPlainString($0) }[...]
    var position = 0
    while position < code.count {
      let start = position
      if let next = skipped.first, next.range.lowerBound == start {
        skipped.removeFirst()
        position = next.range.upperBound
        if next.kind == .string { add(.literal, start..<position) }
      } else {
        position = self.next(at: start)
      }
      if let excess {
        return .unread(
          "samples with \(excess) aren't checked", at: start, fix: SwiftSampleLimits.innerParts)
      }
    }
    return nil
  }

  /// Whether a token is a literal without code.
  private func isPlainString(_ token: HighlightToken) -> Bool {
    token.kind == .string
      && !zip(code[token.range], code[token.range].dropFirst()).contains { first, second in
        first == UInt8(ascii: "\\") && (second == UInt8(ascii: "(") || second == UInt8(ascii: "#"))
      }
  }

  // MARK: Tokens

  private enum Token {
    case word(String)
    case literal, opening, closing, comma, semicolon, at, hash
    case sign(UInt8, isAttached: Bool)
  }

  /// Reads the token at a position, and returns its end.
  private mutating func next(at start: Int) -> Int {
    let byte = code[start]
    let token: Token
    switch byte {
    case 0x0A, 0x0D:
      isNewLine = true
      return start + 1
    case _ where byte <= 32: return start + 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): token = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): token = .closing
    case UInt8(ascii: "\""): token = .literal
    case UInt8(ascii: ","): token = .comma
    case UInt8(ascii: ";"): token = .semicolon
    case UInt8(ascii: "@"): token = .at
    case UInt8(ascii: "#"): token = .hash
    case _ where byte.isWord || byte >= 0x80 || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$"):
      let word = code[start...].prefix { $0.isWord || $0 >= 0x80 || $0 == UInt8(ascii: "`") || $0 == byte }
      add(.word(String(decoding: word, as: UTF8.self)), start..<word.endIndex)
      return word.endIndex
    default: token = .sign(byte, isAttached: start > 0 && code[start - 1] > 32)
    }
    add(token, start..<(start + 1))
    return start + 1
  }

  private mutating func add(_ token: Token, _ range: Range<Int>) {
    if isNewLine, mayEnd, mayBegin(token) { beginAnew() }
    isNewLine = false
    switch token {
    case .semicolon: beginAnew()
    case .comma where !levels[levels.count - 1].hasAngle: beginAnew()
    case .opening:
      count()
      levels.append(Level())
    case .closing:
      // Ignores an unmatched closing bracket.
      guard levels.count > 1 else { break }
      total -= levels.removeLast().count
      count()
    default: count()
    }
    note(token, range)
  }

  private mutating func note(_ token: Token, _ range: Range<Int>) {
    mayEnd = false
    switch token {
    case .literal, .closing: mayEnd = true
    case .word(let word):
      mayEnd = !Self.open.contains(word)
      let isDirective = range.lowerBound > 0 && code[range.lowerBound - 1] == UInt8(ascii: "#")
      isDirective ? note(directive: word) : note(word)
    case .sign(let byte, let isAttached):
      if byte == UInt8(ascii: "<") { levels[levels.count - 1].hasAngle = true }
      let isSuffix = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
      mayEnd = isAttached && isSuffix && code[range.lowerBound - 1] != UInt8(ascii: "-")
    case .at: attributes += 1
    case .opening:
      if code[range.lowerBound] == UInt8(ascii: "{") { missingBraces = max(missingBraces - 1, 0) }
    case .comma, .semicolon, .hash: break
    }
  }

  private mutating func note(_ word: String) {
    if Self.bracing.contains(word) { missingBraces += 1 }
    guard Self.declaring.contains(word) else { return }
    levels[levels.count - 1].isDeclaration = true
    attributes = 0
  }

  private mutating func note(directive word: String) {
    if word == "if" { conditions += 1 }
    if word == "endif" { conditions = max(conditions - 1, 0) }
    mayEnd = word != "if" && word != "elseif"
  }

  /// Whether a token at the start of a line begins a statement, rather than continuing the line before.
  private func mayBegin(_ token: Token) -> Bool {
    switch token {
    case .word(let word): !Self.continuing.contains(word)
    case .literal, .hash: true
    case .at: levels[levels.count - 1].isDeclaration
    case .opening, .closing, .comma, .semicolon, .sign: false
    }
  }

  private mutating func count() {
    levels[levels.count - 1].count += 1
    total += 1
  }

  private mutating func beginAnew() {
    total -= levels[levels.count - 1].count
    levels[levels.count - 1] = Level()
  }

  // MARK: Words

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  /// Words after which a statement continues on the next line.
  private static let open = words(
    """
    any as associatedtype async await borrowing case class consume consuming convenience copy defer deinit discard do \
    dynamic each else enum extension fileprivate final for func get guard if import in indirect infix inout internal is \
    isolated lazy let macro mutating nonisolated nonmutating open operator optional override package postfix \
    precedencegroup prefix private protocol public repeat required rethrows return sending set some static struct \
    subscript switch throw throws try typealias unowned unsafe var weak where while yield actor init
    """)
  /// Words that continue the line before.
  private static let continuing = words("as async catch else in is rethrows throws where")
  /// Words that need a brace after them.
  private static let bracing = words(
    "actor do enum extension if precedencegroup protocol repeat struct switch while")
  private static let declaring = words(
    "actor associatedtype case class enum extension func import init let protocol struct subscript typealias var"
  )
}
