import SwiftSyntax

/// The functions of texts that draw into a path of their caller.
///
/// A `CGMutablePath` is an object in Core Graphics, and a value here. So such a parameter becomes `inout`, and a call
/// gets an `&`: `func add(to path: CGMutablePath)` becomes `func add(to path: inout CGMutablePath)`, and `add(to: path)`
/// becomes `add(to: &path)`.
struct PathParameters {
  /// The positions of the parameters, by the functions' names with labels.
  private var positions: [String: Set<Int>] = [:]

  init() {}

  init(of tree: SourceFileSyntax) {
    let walk = PathFunctions(viewMode: .sourceAccurate)
    walk.walk(tree)
    for function in walk.functions {
      let list = function.signature.parameterClause.parameters
      let found = list.enumerated().filter { Self.isPath($1) }.map(\.offset)
      if !found.isEmpty { positions[function.fullName, default: []].formUnion(found) }
    }
  }

  /// Adds the functions of other texts.
  mutating func add(_ other: PathParameters) { positions.merge(other.positions) { $0.union($1) } }

  private static func isPath(_ parameter: FunctionParameterSyntax) -> Bool {
    parameter.type.trimmedDescription == "CGMutablePath" && parameter.ellipsis == nil
      && parameter.defaultValue == nil
  }

  /// Makes a function's parameter `inout`.
  static func edit(of parameter: FunctionParameterSyntax) -> SampleEdit? {
    guard isPath(parameter), parameter.parent?.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == true
    else {
      return nil
    }
    let start = parameter.type.textRange.lowerBound
    return SampleEdit(range: start..<start, replacement: "inout ")
  }

  /// Marks the paths in a call.
  func edits(of node: FunctionCallExprSyntax) -> [SampleEdit] {
    guard !positions.isEmpty else { return [] }
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    guard let name, let found = positions["\(name)(\(labels))"] else { return [] }
    return node.arguments.enumerated().compactMap { number, argument in
      let value = argument.expression
      guard found.contains(number),
        value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
      else { return nil }
      let start = value.textRange.lowerBound
      return SampleEdit(range: start..<start, replacement: "&")
    }
  }
}

/// Finds the functions of a text.
private final class PathFunctions: SyntaxVisitor {
  private(set) var functions: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }
}
