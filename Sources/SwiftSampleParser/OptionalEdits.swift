import SwiftSyntax

/// Gives every type the `optional` requirements of its protocols.
///
/// - `@objc optional func move()` does nothing by default: an extension of the protocol implements it.
/// - `@objc optional func frame(of view: UIView) -> CGRect` has an optional result, as calls in Xcode have,
///   and so has an optional property. Both are nil by default.
/// - A type with the member conforms to another protocol, which says so: see `OptionalRequirement`.
/// - A reference to such a method is a closure, or nil: see `OptionalReferences`.
/// - `delegate?.move?(from: 1)` calls such a method, which always exists here: the second `?` is a blank.
struct OptionalEdits {
  /// The declarations of the sample and the texts beside it.
  let facts: OptionalFacts

  /// The modifier `optional` of a requirement, if it has one.
  static func word(of requirement: DeclSyntax) -> DeclModifierSyntax? {
    let modifiers = requirement.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.count == 1 ? modifiers?.first { $0.name.text == "optional" } : nil
  }

  /// The edits of a protocol with optional requirements.
  func edits(of node: ProtocolDeclSyntax) -> [SampleEdit] {
    var edits: [SampleEdit] = []
    for member in node.memberBlock.members {
      guard let word = Self.word(of: member.decl) else { continue }
      let type: TypeSyntax?
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        type = function.signature.returnClause?.type
      } else if let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first {
        type = binding.typeAnnotation?.type
        // Code can't set it through the protocol.
        if let accessors = binding.accessorBlock {
          edits.append(SampleEdit(range: accessors.textRange, replacement: "{ get }"))
        }
      } else {
        continue
      }
      edits.append(.blank(word.textRange, word.trimmedDescription))
      if let type, !type.isOptional {
        edits.append(SampleEdit(range: type.textRange, replacement: type.asOptional))
      }
    }
    let requirements = facts.requirements(of: node.name.text)
    guard !requirements.isEmpty else { return [] }
    let word = node.modifiers.map(\.name.text).first { ["public", "private", "fileprivate"].contains($0) }
    let access = word.map { "\($0) " } ?? ""
    var texts = requirements.enumerated().map { number, requirement in
      requirement.text(of: node.name.text, number, access: access)
    }
    let base = "Optional\(node.name.text)Methods"
    var needsBase = false
    for (number, requirement) in requirements.enumerated() {
      let isFirst = !requirements[..<number].contains { $0.baseName == requirement.baseName }
      let references = requirement.references(
        of: node.name.text, number, access: access, isFirst: isFirst, in: facts, base: base)
      texts += references.texts
      needsBase = needsBase || references.needsBase
    }
    if needsBase {
      texts.append("\(access)protocol \(base): AnyObject {}")
      let end = node.inheritanceClause?.inheritedTypes.last?.type.textRange.upperBound
      // Without a clause, the protocol gets one with `AnyObject`.
      let place = end ?? node.name.textRange.upperBound
      edits.append(SampleEdit(range: place..<place, replacement: ", \(base)"))
    }
    edits.append(
      SampleEdit(
        range: node.memberBlock.rightBrace.textRange, replacement: "}; \(texts.joined(separator: "; "))"))
    return edits
  }

  /// Adds protocols to a class.
  func edits(of node: ClassDeclSyntax) -> [SampleEdit] {
    edits(of: node.name.text, isExtension: false, node.inheritanceClause)
  }

  /// Adds protocols to an extension.
  func edits(of node: ExtensionDeclSyntax) -> [SampleEdit] {
    edits(of: node.typeName, isExtension: true, node.inheritanceClause)
  }

  private func edits(
    of type: String, isExtension: Bool, _ clause: InheritanceClauseSyntax?
  ) -> [SampleEdit] {
    // Without a clause, the type conforms to nothing.
    guard let end = clause?.inheritedTypes.last?.type.textRange.upperBound else { return [] }
    let added = facts.added(to: type, isExtension: isExtension, naming: clause?.names ?? [])
    guard !added.isEmpty else { return [] }
    return [SampleEdit(range: end..<end, replacement: added.map { ", \($0)" }.joined())]
  }
}
