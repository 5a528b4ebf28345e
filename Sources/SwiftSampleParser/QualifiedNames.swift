import SwiftSyntax

/// Names qualified with a module that UIKit's import brings along: `CoreGraphics.log(2)` becomes `UIKit.log(2)`.
///
/// In Apple's SDK a file that imports UIKit may write the modules that UIKit imports before their names.
enum QualifiedNames {
  private static let modules: Set = ["CoreGraphics", "Dispatch", "QuartzCore"]

  static func edits(of node: MemberAccessExprSyntax) -> [SampleEdit] {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return [] }
    return edits(of: base.baseName)
  }

  static func edits(of node: MemberTypeSyntax) -> [SampleEdit] {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return [] }
    return edits(of: base.name)
  }

  private static func edits(of module: TokenSyntax) -> [SampleEdit] {
    modules.contains(module.text) ? [SampleEdit(range: module.textRange, replacement: "UIKit")] : []
  }
}
