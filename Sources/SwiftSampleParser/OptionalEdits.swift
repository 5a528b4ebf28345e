import SwiftSyntax

/// Makes requirements that a protocol marks as `optional` such that every type meets them.
///
/// - `@objc optional func move()` does nothing where it is not implemented: an extension of the protocol says so.
/// - `@objc optional func frame(of view: UIView) -> CGRect` has an optional result, as a call of it has in Xcode, and so has an
///   optional property: nil where it is not implemented.
/// - A type that has the member conforms to a protocol that tells so; see `OptionalRequirement`.
/// - `delegate?.move?(from: 1)` calls such a method. Here all of them are there: the second `?` is a blank.
struct OptionalEdits {
  /// What the sample and the texts beside it declare.
  let facts: OptionalFacts

  /// The word that makes a requirement optional; nil for one that is not.
  static func word(of requirement: DeclSyntax) -> DeclModifierSyntax? {
    let modifiers = requirement.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.count == 1 ? modifiers?.first { $0.name.text == "optional" } : nil
  }

  /// What stands in the stead of a protocol's optional requirements.
  func edits(of node: ProtocolDeclSyntax) -> [SampleEdit] {
    var edits: [SampleEdit] = []
    for member in node.memberBlock.members {
      guard let word = Self.word(of: member.decl) else { continue }
      let type: TypeSyntax?
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        type = function.signature.returnClause?.type
      } else if let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first {
        type = binding.typeAnnotation?.type
        // Code cannot set it by way of the protocol.
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
    let texts = requirements.enumerated().map { number, requirement in
      requirement.text(of: node.name.text, number, access: word.map { "\($0) " } ?? "")
    }
    edits.append(
      SampleEdit(
        range: node.memberBlock.rightBrace.textRange, replacement: "}; \(texts.joined(separator: "; "))"))
    return edits
  }

  /// What a class names besides.
  func edits(of node: ClassDeclSyntax) -> [SampleEdit] {
    edits(of: node.name.text, isExtension: false, node.inheritanceClause)
  }

  /// What an extension names besides.
  func edits(of node: ExtensionDeclSyntax) -> [SampleEdit] {
    edits(of: node.typeName, isExtension: true, node.inheritanceClause)
  }

  private func edits(
    of type: String, isExtension: Bool, _ clause: InheritanceClauseSyntax?
  ) -> [SampleEdit] {
    // Without one, it conforms to nothing.
    guard let end = clause?.inheritedTypes.last?.type.textRange.upperBound else { return [] }
    let added = facts.added(to: type, isExtension: isExtension, naming: clause?.names ?? [])
    guard !added.isEmpty else { return [] }
    return [SampleEdit(range: end..<end, replacement: added.map { ", \($0)" }.joined())]
  }
}
