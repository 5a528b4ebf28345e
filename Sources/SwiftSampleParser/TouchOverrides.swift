import SwiftSyntax

/// Overrides of a responder's methods for touches, which handle a touch.
///
/// `override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { … }` begins with
/// `UIKit.handles(touches, by: self)`, since a run can't see whether a method is overridden.
enum TouchOverrides {
  private static let methods: Set = [
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
  ]

  /// Returns nil for any other method.
  static func edit(of node: FunctionDeclSyntax) -> SampleEdit? {
    guard methods.contains(node.fullName), let body = node.body, !body.statements.isEmpty,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      let parameter = node.signature.parameterClause.parameters.first,
      let name = parameter.secondName?.text, name != "_"
    else { return nil }
    let start = body.leftBrace.textRange.upperBound
    return SampleEdit(range: start..<start, replacement: " UIKit.handles(\(name), by: self);")
  }
}
