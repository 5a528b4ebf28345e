import SwiftSyntax

/// Moves overrides, and overridable members, from extensions into the bodies of their classes.
///
/// With the Objective-C runtime, an extension may override members, and a subclass may override an
/// extension's `@objc` members, and those that a protocol of UIKit's requires. Without it, both must be in the class's
/// body. If that stands in another text, the
/// body calls the extension's member: see `ExtensionOverride`.
struct OverrideEdits {
  /// The ends of classes, by their names.
  private var ends: [String: Int] = [:]
  private var moved: [(type: String, declaration: DeclSyntax, access: String)] = []

  /// - Parameters:
  ///   - isNested: whether the class is in another type, whose extensions aren't looked for in this sample.
  ///   - facts: the classes of the texts beside the sample.
  ///   - all: those and the classes of the sample.
  /// - Returns: the overrides that call members of extensions in other texts.
  mutating func add(
    _ node: ClassDeclSyntax, isNested: Bool, _ facts: ClassFacts, _ all: ClassFacts
  ) -> [SampleEdit] {
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    if !isNested { ends[node.name.text] = end }
    let overrides = facts.overrides(of: node.name.text, seenFrom: all)
    guard !overrides.isEmpty else { return [] }
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    let added = overrides.map { (isPublic && !$0.hasAccess ? "public " : "") + $0.declaration }
    return [SampleEdit(range: end..<end, replacement: "\n" + added.joined(separator: "\n") + "\n")]
  }

  /// - Parameters:
  ///   - facts: the classes of the texts beside the sample.
  ///   - all: those and the classes of the sample.
  /// - Returns: the edits of overrides whose class is in another text.
  mutating func add(_ node: ExtensionDeclSyntax, _ facts: ClassFacts, _ all: ClassFacts) -> [SampleEdit] {
    if ends[node.typeName] == nil, facts.has(node.typeName) {
      return ExtensionOverride.all(in: node).filter {
        $0.override.isOverride || $0.override.isOpen
          || all.isOverridden($0.override.fullName, belowOwn: node.typeName)
      }.flatMap(\.edits)
    }
    if node.genericWhereClause == nil {
      let isPublic = node.modifiers.contains { $0.name.text == "public" }
      moved += Self.moved(from: node, all).map {
        (node.extendedType.trimmedDescription, $0, isPublic && !$0.hasAccess ? "public " : "")
      }
    }
    return []
  }

  /// The members of an extension that have to be in the class's body.
  ///
  /// - Parameter facts: the classes of all texts.
  static func moved(from node: ExtensionDeclSyntax, _ facts: ClassFacts) -> [DeclSyntax] {
    node.memberBlock.members.map(\.decl).filter { member in
      guard member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self) else { return false }
      if member.isOverride || ExtensionOverride.isObjectiveC(member, in: node) { return true }
      guard node.inheritanceClause != nil, let name = member.overridableName?.fullName else { return false }
      // A protocol's method, which the attribute is left out at.
      return ExtensionOverride.isOpenWitness(member, in: node)
        || facts.isOverridden(name, belowOwn: node.typeName)
    }
  }

  /// Makes a member public that is open: only a class's body has members that are open.
  private static func closed(_ member: DeclSyntax) -> [SampleEdit] {
    let words = Array(member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [])
    return words.filter { $0.name.text == "open" }.map {
      SampleEdit(range: $0.textRange, replacement: "public")
    }
  }

  /// - Parameter others: the other edits. Those within moved members move along.
  /// - Returns: all edits.
  func edits(beside others: [SampleEdit]) -> [SampleEdit] {
    var others = others
    var edits: [SampleEdit] = []
    for (type, declaration, access) in moved {
      let range = declaration.textRange
      let isInside = { (edit: SampleEdit) in range.contains(edit.range.lowerBound) }
      let inside = others.filter(isInside).sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let end = ends[type],
        inside.allSatisfy({ $0.moved.isEmpty && $0.range.upperBound <= range.upperBound })
      else {
        let known = others
        others += Self.closed(declaration).filter { edit in
          !known.contains { $0.range.overlaps(edit.range) }
        }
        continue
      }
      others.removeAll(where: isInside)
      edits.append(.blank(range, declaration.trimmedDescription))
      edits.append(SampleEdit(range: end..<end, replacement: "\n" + access))
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

extension DeclSyntax {
  var isOverride: Bool { hasModifier { $0 == "override" } }

  /// Whether the access is said, and isn't that of the extension around.
  fileprivate var hasAccess: Bool {
    hasModifier { ["open", "public", "package", "internal", "fileprivate", "private"].contains($0) }
  }

  private func hasModifier(_ isMeant: (String) -> Bool) -> Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { isMeant($0.name.text) } == true
  }
}
