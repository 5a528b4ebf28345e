import SwiftSyntax

/// A range of a sample with a color.
struct SampleToken {
  /// Byte offsets into the sample.
  var range: Range<Int>
  /// The letter of the CSS class.
  var letter: UInt8
}

/// Finds the tokens of a sample in one walk over its tree.
///
/// The result equals that of `SwiftIDEUtils`, which searches all properties of a node for each token, and so
/// takes several times as long.
final class SampleTokens: SyntaxVisitor {
  private let bytes: [UInt8]
  private var tokens: [SampleToken] = []
  /// The offsets of names of called and declared functions.
  private var calls: Set<Int> = []
  /// The name of the last attribute, which is one token.
  private var attribute = 0..<0
  /// The current contexts, each within the one before.
  private var contexts: [SampleContext] = []

  static func all(in tree: SourceFileSyntax, of bytes: [UInt8]) -> [SampleToken] {
    let walk = SampleTokens(bytes)
    walk.walk(tree)
    return walk.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Tokens

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let start = token.position.utf8Offset
    let text = start + token.leadingTriviaLength.utf8Length
    let end = text + token.trimmedLength.utf8Length
    let next = end + token.trailingTriviaLength.utf8Length
    addComments(start..<text)
    if attribute.contains(text) {
      if text == attribute.lowerBound { add(attribute, UInt8(ascii: "a")) }
    } else if let letter = letter(of: token.tokenKind, text..<end) {
      add(text..<end, letter)
    }
    addComments(end..<next)
    return .skipChildren
  }

  private func addComments(_ trivia: Range<Int>) {
    if attribute.contains(trivia.lowerBound) { return }
    var comments = SampleComments(bytes, trivia)
    while let comment = comments.next() { add(comment, UInt8(ascii: "c")) }
  }

  /// Adds a token, joined to an equal one directly before it: a literal's quotes and content are one.
  private func add(_ range: Range<Int>, _ letter: UInt8) {
    if range.isEmpty { return }
    if let last = tokens.last, last.letter == letter, last.range.upperBound == range.lowerBound {
      tokens[tokens.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      tokens.append(SampleToken(range: range, letter: letter))
    }
  }

  /// The letter of the CSS class; nil for plain text.
  private func letter(of kind: TokenKind, _ range: Range<Int>) -> UInt8? {
    switch kind {
    case .identifier: identifier(range)
    case .keyword, .poundSourceLocation: UInt8(ascii: "k")
    case .stringQuote, .stringSegment, .multilineStringQuote, .singleQuote: UInt8(ascii: "s")
    case .regexLiteralPattern, .regexPoundDelimiter, .regexSlash: UInt8(ascii: "s")
    case .integerLiteral, .floatLiteral: UInt8(ascii: "n")
    case .atSign: UInt8(ascii: "a")
    case .poundIf, .poundElseif, .poundElse, .poundEndif: UInt8(ascii: "m")
    case .dollarIdentifier: UInt8(ascii: "v")
    // An unclosed string.
    case .unknown: bytes[range].first == UInt8(ascii: "\"") ? UInt8(ascii: "s") : nil
    default: nil
    }
  }

  private func identifier(_ range: Range<Int>) -> UInt8? {
    while let context = contexts.last, context.range.upperBound <= range.lowerBound { contexts.removeLast() }
    if let context = contexts.last(where: { $0.range.contains(range.lowerBound) }) {
      switch context.meaning {
      case .letter(let letter): return letter
      case .plain: return nil
      case .name: break
      }
    }
    // A placeholder of an editor is an identifier to the parser.
    guard let first = bytes[range].first, first != UInt8(ascii: "<") else { return nil }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return UInt8(ascii: "t") }
    return calls.contains(range.lowerBound) ? UInt8(ascii: "f") : nil
  }

  // MARK: Names of functions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      addCall(name.baseName)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      addCall(member.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addCall(node.name)
    return .visitChildren
  }

  private func addCall(_ name: TokenSyntax) {
    calls.insert(name.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Contexts

  private func enter(_ node: (some SyntaxProtocol)?, _ meaning: SampleContext.Meaning)
    -> SyntaxVisitorContinueKind
  {
    if let node {
      let start = node.position.utf8Offset
      contexts.append(SampleContext(range: start..<(start + node.totalLength.utf8Length), meaning: meaning))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { enter(node.name, .type) }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { enter(node.name, .type) }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let start = node.attributeName.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.attributeName.endPositionBeforeTrailingTrivia.utf8Offset
    if start >= attribute.upperBound, start < end { attribute = start..<end }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, .attribute)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    enter(node.condition, .directive)
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, .plain) }

  override func visit(_ node: PlatformVersionItemSyntax) -> SyntaxVisitorContinueKind {
    enter(node.platformVersion, .keyword)
  }

  override func visit(_ node: PlatformVersionSyntax) -> SyntaxVisitorContinueKind {
    enter(node.platform, .keyword)
  }

  override func visit(_ node: PrecedenceGroupAssociativitySyntax) -> SyntaxVisitorContinueKind {
    enter(node.associativityLabel, .keyword)
  }

  override func visit(_ node: PrecedenceGroupRelationSyntax) -> SyntaxVisitorContinueKind {
    enter(node.higherThanOrLowerThanLabel, .keyword)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind { enter(node.label, .name) }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    enter(node.firstName, .name)
  }
}
