import SwiftSyntax

/// Moves what extensions override into the bodies of their classes.
///
/// With the Objective-C runtime an extension may override what the superclass has; without one only the class itself
/// may. The class has to stand in the same sample.
struct OverrideEdits {
  /// The ends of classes, by their names.
  private var ends: [String: Int] = [:]
  private var overrides: [(type: String, declaration: DeclSyntax)] = []

  mutating func add(_ node: ClassDeclSyntax) {
    ends[node.name.text] = node.memberBlock.rightBrace.textRange.lowerBound
  }

  mutating func add(_ node: ExtensionDeclSyntax) {
    guard node.genericWhereClause == nil else { return }
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "override" }) == true else { continue }
      overrides.append((node.extendedType.trimmedDescription, member.decl))
    }
  }

  /// - Parameter others: all other edits. What has one in it is not moved.
  func edits(beside others: [SampleEdit]) -> [SampleEdit] {
    var edits: [SampleEdit] = []
    for (type, declaration) in overrides {
      let range = declaration.textRange
      guard let end = ends[type], !others.contains(where: { range.contains($0.range.lowerBound) }) else {
        continue
      }
      edits.append(.blank(range, declaration.trimmedDescription))
      edits.append(SampleEdit(range: end..<end, replacement: "\n"))
      edits.append(SampleEdit(range: end..<end, moved: range, replacement: "\n"))
    }
    return edits
  }
}
