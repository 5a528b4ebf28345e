import SwiftSyntax

/// Calls of optional methods, which always exist here.
///
/// - `menu?.names?().count` becomes `menu?.names ()?.count`: without the method, its result is nil.
/// - `let size = source.size?(of: view)` becomes `let size = UIKit.optional(source.size (of: view))`, so that the
///   result is optional as in Xcode.
struct OptionalCalls {
  /// The parts of an expression that follow a call: `.count`, `[0]`, `()`.
  private static func isContinued(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// Continues after a call only with a result.
  static func chaining(of node: FunctionCallExprSyntax) -> [SampleEdit] {
    guard isContinued(node) else { return [] }
    let end = node.textRange.upperBound
    return [SampleEdit(range: end..<end, replacement: "?")]
  }

  /// Makes the result of a call optional that no other `?` makes optional.
  static func wrapping(of node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> [SampleEdit] {
    guard let base = member.base, !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "?" }),
      // The result of a statement of its own isn't used.
      node.parent?.is(CodeBlockItemSyntax.self) != true, !isContinued(node)
    else { return [] }
    let range = node.textRange
    return [
      SampleEdit(range: range.lowerBound..<range.lowerBound, replacement: "UIKit.optional("),
      SampleEdit(range: range.upperBound..<range.upperBound, replacement: ")"),
    ]
  }
}
