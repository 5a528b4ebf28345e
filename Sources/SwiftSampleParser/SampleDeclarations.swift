import SwiftSyntax

/// A declaration of a sample.
struct SampleDeclaration {
  /// Byte offsets of the name.
  var name: Range<Int>
  /// The declaration without attributes, value and body: `let duration: TimeInterval`. Empty without a type,
  /// as in `{ view in` and `let view = make()`.
  var signature: Range<Int>
  /// The range in which the name has this meaning.
  var scope: Range<Int>
}

/// Finds the types, functions, variables and parameters that a sample declares.
final class SampleDeclarations: SyntaxVisitor {
  private var declarations: [SampleDeclaration] = []

  /// All declarations, ascending.
  static func all(in tree: SourceFileSyntax) -> [SampleDeclaration] {
    let walk = SampleDeclarations(viewMode: .sourceAccurate)
    walk.walk(tree)
    return walk.declarations
  }

  /// The response: counts and offsets.
  static func response(to sample: [UInt8]) -> [UInt8] {
    let tree = sample.withUnsafeBufferPointer { ParsedSample.tree(of: $0) }
    let declarations = all(in: tree)
    var out: [UInt8] = []
    out.append(number: declarations.count)
    for declaration in declarations {
      for range in [declaration.name, declaration.signature, declaration.scope] {
        out.append(number: range.lowerBound)
        out.append(number: range.count)
      }
    }
    return out
  }

  // MARK: Ranges

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range from the keyword to the start of the body.
  private func range(from keyword: TokenSyntax, to end: (some SyntaxProtocol)?, of node: some SyntaxProtocol)
    -> Range<Int>
  {
    let start = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = end.flatMap { $0.previousToken(viewMode: .sourceAccurate) }.map { range(of: $0).upperBound }
    return start..<max(start, end ?? range(of: node).upperBound)
  }

  private func add(_ name: TokenSyntax, _ signature: Range<Int>, in scope: Range<Int>) {
    guard case .identifier = name.tokenKind else { return }
    declarations.append(SampleDeclaration(name: range(of: name), signature: signature, scope: scope))
  }

  /// The innermost block around a declaration, in which its name is valid.
  private func scope(of node: some SyntaxProtocol) -> Range<Int> {
    var parent = node.parent
    while let next = parent {
      switch next.kind {
      case .memberBlock, .codeBlock, .closureExpr, .ifExpr, .whileStmt, .forStmt, .switchCase, .catchClause,
        .functionDecl, .initializerDecl, .subscriptDecl, .accessorBlock, .accessorDecl, .sourceFile:
        return next.position.utf8Offset..<next.endPosition.utf8Offset
      default: parent = next.parent
      }
    }
    return 0..<0
  }

  // MARK: Types and functions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(from: node.classKeyword, to: node.memberBlock, of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(from: node.structKeyword, to: node.memberBlock, of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(from: node.enumKeyword, to: node.memberBlock, of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(from: node.actorKeyword, to: node.memberBlock, of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(from: node.protocolKeyword, to: node.memberBlock, of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, range(from: node.funcKeyword, to: node.body, of: node), in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.parent?.parent.map { range(of: $0) }
    add(node.name, 0..<0, in: owner ?? scope(of: node))
    return .visitChildren
  }

  // MARK: Variables

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let end = node.ellipsis.map { range(of: $0).upperBound } ?? range(of: node.type).upperBound
    let name = node.secondName ?? node.firstName
    add(name, range(of: name).lowerBound..<end, in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, 0..<0, in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = node.secondName ?? node.firstName
    let signature = node.type.map { range(of: name).lowerBound..<range(of: $0).upperBound }
    add(name, signature ?? 0..<0, in: scope(of: node))
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    var signature = 0..<0
    if let binding = node.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1
    {
      signature = range(of: declaration.bindingSpecifier).lowerBound..<range(of: type).upperBound
    } else if let condition = node.parent?.as(OptionalBindingConditionSyntax.self),
      let type = condition.typeAnnotation
    {
      signature = range(of: condition.bindingSpecifier).lowerBound..<range(of: type).upperBound
    }
    add(node.identifier, signature, in: scope(of: node))
    return .visitChildren
  }
}
