import SwiftSyntax

/// Keeps a class `Sendable` that loses `@MainActor`: `@MainActor class Model: Base {` becomes
/// `class Model: Base, @unchecked Sendable {`.
enum SendableEdits {
  static func edits(of node: ClassDeclSyntax) -> [SampleEdit] {
    guard node.attributes.has("MainActor") else { return [] }
    let inherited = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
    if let own = inherited.first(where: { $0.type.trimmedDescription == "Sendable" }) {
      // Without the actor, the compiler can't check it.
      return [SampleEdit(range: own.type.textRange, replacement: "@unchecked Sendable")]
    }
    guard !inherited.contains(where: { $0.type.trimmedDescription.hasSuffix("Sendable") }) else { return [] }
    let end =
      inherited.last?.type.textRange.upperBound
      ?? node.genericParameterClause?.textRange.upperBound ?? node.name.textRange.upperBound
    let sign = inherited.isEmpty ? ": " : ", "
    return [SampleEdit(range: end..<end, replacement: sign + "@unchecked Sendable")]
  }
}
