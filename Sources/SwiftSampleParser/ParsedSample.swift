import SwiftDiagnostics
import SwiftIDEUtils
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A sample's tokens by what they are, and its syntax errors.
struct ParsedSample {
  private var tokens: [(range: Range<Int>, kind: UInt8)] = []
  private var errors: [(offset: Int, message: String)] = []

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let calls = CalledNames(viewMode: .sourceAccurate)
    calls.walk(tree)
    for classified in tree.classifications {
      let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
      if let kind = Self.kind(classified.kind, range, bytes, calls.positions) { add(range, kind) }
    }
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where diagnostic.diagMessage.severity == .error {
      errors.append((diagnostic.position.utf8Offset, diagnostic.message))
    }
  }

  /// Counts and offsets, then the bytes of messages: tokens first, errors after them.
  func response() -> [UInt8] {
    var out: [UInt8] = []
    func append(_ number: Int) { out += UInt32(truncatingIfNeeded: number).littleEndianBytes }
    append(tokens.count)
    for token in tokens {
      append(token.range.lowerBound)
      append(token.range.count)
      out.append(token.kind)
    }
    append(errors.count)
    for error in errors {
      append(error.offset)
      append(error.message.utf8.count)
      out += error.message.utf8
    }
    return out
  }

  /// Quotes and contents of a literal are separate to the parser, but one thing to a reader.
  private mutating func add(_ range: Range<Int>, _ kind: UInt8) {
    if let last = tokens.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      tokens[tokens.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      tokens.append((range, kind))
    }
  }

  /// The letter of the CSS class; nil for what stays plain.
  private static func kind(
    _ classification: SyntaxClassification, _ range: Range<Int>, _ bytes: [UInt8], _ calls: Set<Int>
  ) -> UInt8? {
    switch classification {
    case .keyword: UInt8(ascii: "k")
    case .type: UInt8(ascii: "t")
    case .stringLiteral, .regexLiteral: UInt8(ascii: "s")
    case .integerLiteral, .floatLiteral: UInt8(ascii: "n")
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: UInt8(ascii: "c")
    case .attribute: UInt8(ascii: "a")
    case .ifConfigDirective: UInt8(ascii: "m")
    case .dollarIdentifier: UInt8(ascii: "v")
    case .identifier, .argumentLabel: identifier(range, bytes, calls)
    default: nil
    }
  }

  private static func identifier(_ range: Range<Int>, _ bytes: [UInt8], _ calls: Set<Int>) -> UInt8? {
    guard let first = bytes[range].first else { return nil }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return UInt8(ascii: "t") }
    return calls.contains(range.lowerBound) ? UInt8(ascii: "f") : nil
  }
}

/// Where names of functions stand that are called or declared.
private final class CalledNames: SyntaxVisitor {
  private(set) var positions: Set<Int> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      add(name.baseName)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      add(member.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  private func add(_ name: TokenSyntax) {
    positions.insert(name.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
