import Diagnostics

/// A word, number, text or sign of an expression.
struct Token {
  enum Kind: Equatable {
    case word(String)
    case integer(Int)
    case double(Double)
    case text(String)
    case comparator(Comparator)
    /// One of `. , : | = [ ] ( )`, and `&` where Jekyll reads past it.
    case sign(Unicode.Scalar)
    /// `..`
    case rangeDots
    case end
  }

  var kind: Kind
  var source: Range<Int>
}

/// Cuts the markup of a tag or output into tokens.
struct TokenScanner {
  private let file: SourceFile
  private(set) var position: Int
  private let end: Int
  /// Whether `\"` stands for a quote in a text, as in parameters of Jekyll's `include`.
  private let hasEscapes: Bool
  /// Whether braces and exclamation marks are skipped, as by Jekyll, which reads `{{include.list}}` in a tag as
  /// `include.list`.
  private let isLenient: Bool
  /// The first mark that was skipped.
  private(set) var skipped: Range<Int>?

  init(_ file: SourceFile, range: Range<Int>, hasEscapes: Bool, isLenient: Bool) {
    self.file = file
    self.hasEscapes = hasEscapes
    self.isLenient = isLenient
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() throws(SyntaxProblem) -> Token {
    while position < end, file.bytes[position].isSpace || isSkipped(at: position) {
      if skipped == nil, !file.bytes[position].isSpace { skipped = position..<position + 1 }
      position += 1
    }
    let start = position
    guard start < end else { return Token(kind: .end, source: start..<start) }
    let byte = file.bytes[start]
    if byte.isNameStart { return word() }
    if byte.isDigit || (byte == Byte.hyphen && start + 1 < end && file.bytes[start + 1].isDigit) {
      return try number()
    }
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { return try text(quote: byte) }
    return try sign(byte)
  }

  private func isSkipped(at position: Int) -> Bool {
    guard isLenient else { return false }
    switch file.bytes[position] {
    case Byte.openingBrace, Byte.closingBrace: return true
    case UInt8(ascii: "!"): return position + 1 == end || file.bytes[position + 1] != UInt8(ascii: "=")
    default: return false
    }
  }

  /// Moves to a byte, or to the end.
  mutating func skip(to byte: UInt8?) {
    position = file.bytes[position..<end].firstIndex { $0 == byte } ?? end
  }

  private mutating func word() -> Token {
    let start = position
    while position < end, file.bytes[position].isNamePart { position += 1 }
    if position < end, file.bytes[position] == UInt8(ascii: "?") { position += 1 }
    let name = String(decoding: file.bytes[start..<position], as: UTF8.self)
    return Token(kind: name == "contains" ? .comparator(.contains) : .word(name), source: start..<position)
  }

  private mutating func number() throws(SyntaxProblem) -> Token {
    let start = position
    position += 1
    while position < end, file.bytes[position].isDigit { position += 1 }
    // `1..5` is a range, not a fraction.
    if position + 1 < end, file.bytes[position] == UInt8(ascii: "."), file.bytes[position + 1].isDigit {
      position += 1
      while position < end, file.bytes[position].isDigit { position += 1 }
    }
    let source = start..<position
    switch Number(spelling: Array(file.bytes[source])) {
    case .integer(let number): return Token(kind: .integer(number), source: source)
    case .double(let number): return Token(kind: .double(number), source: source)
    case nil:
      throw SyntaxProblem("liquid.number", "the number is too large", at: SourceRange(file, source))
    }
  }

  private mutating func text(quote: UInt8) throws(SyntaxProblem) -> Token {
    let start = position
    var close = start + 1
    while close < end, file.bytes[close] != quote {
      close += hasEscapes && file.bytes[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard close < end else {
      throw SyntaxProblem(
        "liquid.unterminated-text", "the text has no closing quote", at: SourceRange(file, start..<start + 1))
    }
    position = close + 1
    var text = Array(file.bytes[(start + 1)..<close])
    if hasEscapes {
      text = text.indices.filter { index in
        text[index] != UInt8(ascii: "\\") || index + 1 == text.count || text[index + 1] != quote
      }.map { text[$0] }
    }
    return Token(kind: .text(String(decoding: text, as: UTF8.self)), source: start..<position)
  }

  private mutating func sign(_ byte: UInt8) throws(SyntaxProblem) -> Token {
    let start = position
    let following = start + 1 < end ? file.bytes[start + 1] : 0
    position += 1
    if let comparator = comparator(byte, following) {
      position = start + comparator.length
      return Token(kind: .comparator(comparator.kind), source: start..<position)
    }
    if byte == UInt8(ascii: "."), following == byte {
      position += 1
      return Token(kind: .rangeDots, source: start..<position)
    }
    guard Self.signs.contains(byte) || isLenient && byte == UInt8(ascii: "&") else {
      // Takes the whole character, not its first byte.
      while position < end, file.bytes[position].isContinuation { position += 1 }
      let character = String(decoding: file.bytes[start..<position], as: UTF8.self)
      throw SyntaxProblem(
        "liquid.syntax", "unexpected “\(character)”", at: SourceRange(file, start..<position),
        fix: SyntaxProblem.literalBraces)
    }
    return Token(kind: .sign(Unicode.Scalar(byte)), source: start..<position)
  }

  private static let signs = Set(".,:|=[]()".utf8)

  private func comparator(_ byte: UInt8, _ following: UInt8) -> (kind: Comparator, length: Int)? {
    let isEqualNext = following == UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: "="): return isEqualNext ? (.equal, 2) : nil
    case UInt8(ascii: "!"): return isEqualNext ? (.unequal, 2) : nil
    case UInt8(ascii: "<"):
      if following == UInt8(ascii: ">") { return (.unequal, 2) }
      return isEqualNext ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"): return isEqualNext ? (.greaterOrEqual, 2) : (.greater, 1)
    default: return nil
    }
  }
}
