import SwiftSyntax

/// References to optional methods, which are closures, or nil for an object without the method.
///
/// - `if let move = delegate.move { … }` finds a property of the protocol's extension: see `OptionalRequirement`.
///   With labels, `delegate.move(from:)` becomes `delegate.optional_move_from__`.
/// - `scrollView.delegate?.scrollViewDidScroll` becomes
///   `UIKit.implemented("scrollViewDidScroll", by: scrollView.delegate, scrollView.delegate?.scrollViewDidScroll)`.
enum OptionalReferences {
  /// The name of a member that isn't called, and may be an object's optional method: `move`, `move(from:)`; nil for
  /// calls, and for members of types and of the code's own object.
  static func name(of node: MemberAccessExprSyntax) -> String? {
    guard let base = node.base, !base.is(SuperExprSyntax.self) else { return nil }
    let last = (base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self))?
      .baseName
    guard last?.text != "self", last?.text.first?.isUppercase != true else { return nil }
    guard !isCalled(Syntax(node)) else { return nil }
    return node.declName.trimmedDescription.filter { !$0.isWhitespace }
  }

  /// Whether an expression is called, also as `move?(…)`.
  private static func isCalled(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
    return parent.is(OptionalChainingExprSyntax.self)
      && parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == parent.id
  }

  /// The edits of a reference.
  ///
  /// - Parameters:
  ///   - facts: the protocols of the texts; nil if none has optional requirements.
  ///   - hasVariable: whether a closure has a name.
  static func edits(
    of node: MemberAccessExprSyntax, _ facts: OptionalFacts?, _ hasVariable: (String) -> Bool
  ) -> [SampleEdit] {
    guard let name = name(of: node) else { return [] }
    if name.contains("("), facts?.hasMethod(name) == true {
      return [
        SampleEdit(range: node.declName.textRange, replacement: OptionalRequirement.referenceName(name))
      ]
    }
    guard FrameworkMethods.isReference(name), let base = node.base, isSimple(base),
      facts?.methods.contains(node.declName.baseName.text) != true, !hasVariable(name)
    else { return [] }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let range = node.textRange
    return [
      SampleEdit(
        range: range.lowerBound..<range.lowerBound,
        replacement: "UIKit.implemented(\"\(name)\", by: \(object.onOneLine), "),
      SampleEdit(range: range.upperBound..<range.upperBound, replacement: ")"),
    ]
  }

  /// Whether an expression consists of names, so that it may be evaluated twice.
  private static func isSimple(_ node: ExprSyntax) -> Bool {
    if node.is(DeclReferenceExprSyntax.self) { return true }
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base.map(isSimple) ?? false }
    if let chained = node.as(OptionalChainingExprSyntax.self) { return isSimple(chained.expression) }
    return node.as(ForceUnwrapExprSyntax.self).map { isSimple($0.expression) } ?? false
  }
}
