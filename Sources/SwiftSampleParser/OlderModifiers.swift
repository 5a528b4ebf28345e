import SwiftSyntax

/// Words that Swift 4 ignored before a declaration, and that are errors in Swift 5.
///
/// - `open let label` and `open static var height` become `public let label` and `public static var height`:
///   nothing can override them.
/// - `weak var delegate: Mover? { get }` in a protocol becomes `var delegate: Mover? { get }`.
enum OlderModifiers {
  /// The edits of a property.
  static func edits(of node: VariableDeclSyntax) -> [SampleEdit] {
    let modifiers = Array(node.modifiers)
    if modifiers.contains(where: { $0.name.text == "weak" }), isRequirement(node) {
      return modifiers.filter { $0.name.text == "weak" }.map {
        .blank($0.name.textRange, $0.name.text)
      }
    }
    let isConstant = node.bindingSpecifier.text == "let"
    return isConstant ? closed(modifiers) : edits(of: modifiers)
  }

  /// The edits of a method.
  static func edits(of node: FunctionDeclSyntax) -> [SampleEdit] { edits(of: Array(node.modifiers)) }

  private static func edits(of modifiers: [DeclModifierSyntax]) -> [SampleEdit] {
    modifiers.contains { $0.name.text == "static" } ? closed(modifiers) : []
  }

  private static func closed(_ modifiers: [DeclModifierSyntax]) -> [SampleEdit] {
    modifiers.filter { $0.name.text == "open" && $0.detail == nil }.map {
      SampleEdit(range: $0.name.textRange, replacement: "public")
    }
  }

  /// Whether a property is a requirement of a protocol.
  private static func isRequirement(_ node: VariableDeclSyntax) -> Bool {
    node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }
}
