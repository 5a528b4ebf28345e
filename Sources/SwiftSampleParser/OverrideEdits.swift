import SwiftSyntax

/// Moves overrides, and overridable members, from extensions into the bodies of their classes.
///
/// With the Objective-C runtime, an extension may override members, and a subclass may override an
/// extension's `@objc` members. Without it, both must be in the class's body, in the same sample.
struct OverrideEdits {
  /// The ends of classes, by their names.
  private var ends: [String: Int] = [:]
  private var moved: [(type: String, declaration: DeclSyntax)] = []

  mutating func add(_ node: ClassDeclSyntax) {
    ends[node.name.text] = node.memberBlock.rightBrace.textRange.lowerBound
  }

  mutating func add(_ node: ExtensionDeclSyntax) {
    guard node.genericWhereClause == nil else { return }
    let isObjectiveC = node.attributes.has("objc")
    for member in node.memberBlock.members {
      guard member.decl.is(FunctionDeclSyntax.self) || member.decl.is(VariableDeclSyntax.self) else {
        continue
      }
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let isOverride = modifiers?.contains { $0.name.text == "override" } == true
      let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
      guard isOverride || isObjectiveC || attributes?.has("objc") == true else { continue }
      moved.append((node.extendedType.trimmedDescription, member.decl))
    }
  }

  /// - Parameter others: the other edits. Those within moved members move along.
  /// - Returns: all edits.
  func edits(beside others: [SampleEdit]) -> [SampleEdit] {
    var others = others
    var edits: [SampleEdit] = []
    for (type, declaration) in moved {
      let range = declaration.textRange
      let isInside = { (edit: SampleEdit) in range.contains(edit.range.lowerBound) }
      let inside = others.filter(isInside).sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let end = ends[type],
        inside.allSatisfy({ $0.moved.isEmpty && $0.range.upperBound <= range.upperBound })
      else { continue }
      others.removeAll(where: isInside)
      edits.append(.blank(range, declaration.trimmedDescription))
      edits.append(SampleEdit(range: end..<end, replacement: "\n"))
      var start = range.lowerBound
      for edit in inside {
        edits.append(
          SampleEdit(range: end..<end, moved: start..<edit.range.lowerBound, replacement: edit.replacement))
        start = edit.range.upperBound
      }
      edits.append(SampleEdit(range: end..<end, moved: start..<range.upperBound, replacement: "\n"))
    }
    return others + edits
  }
}
