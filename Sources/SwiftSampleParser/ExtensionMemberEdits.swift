import SwiftSyntax

/// Makes members of extensions of the frameworks' classes overridable: see `ExtensionMember`.
struct ExtensionMemberEdits {
  /// Edits the members that subclasses override, and overrides in an extension of a framework's class.
  ///
  /// - Parameters:
  ///   - facts: the classes of all texts.
  ///   - others: the classes of other texts, whose bodies call the overrides of extensions.
  func edits(of node: ExtensionDeclSyntax, _ facts: ClassFacts, _ others: ClassFacts) -> [SampleEdit] {
    guard !others.has(node.typeName) else { return [] }
    var edits: [SampleEdit] = []
    var texts: [(member: String, protocol: String)] = []
    for member in ExtensionMember.all(in: node) where facts.isOverridden(member.fullName, of: member.type) {
      guard !facts.has(member.type), let added = member.texts else { continue }
      edits += member.edits
      texts.append(added)
    }
    if !texts.isEmpty {
      let brace = node.memberBlock.rightBrace.textRange
      let members = texts.map(\.member).joined(separator: "; ")
      let protocols = texts.map(\.protocol).joined(separator: "; ")
      edits.append(
        SampleEdit(range: brace.lowerBound..<brace.lowerBound, replacement: "; \(members) "))
      edits.append(SampleEdit(range: brace.upperBound..<brace.upperBound, replacement: "; \(protocols)"))
    }
    return edits
      + self.edits(
        of: node.memberBlock, in: node.typeName, facts, clause: node.inheritanceClause,
        end: node.extendedType.textRange.upperBound)
  }

  /// Edits the overrides in a class's body, and those of extensions, which move there.
  ///
  /// - Parameter facts: the classes of all texts.
  func edits(of node: ClassDeclSyntax, _ facts: ClassFacts) -> [SampleEdit] {
    edits(
      of: node.memberBlock, in: node.name.text, facts, clause: node.inheritanceClause,
      end: node.name.textRange.upperBound)
  }

  private func edits(
    of block: MemberBlockSyntax, in name: String, _ facts: ClassFacts, clause: InheritanceClauseSyntax?,
    end: Int
  ) -> [SampleEdit] {
    var edits: [SampleEdit] = []
    var protocols: [String] = []
    for member in block.members.map(\.decl) where member.isOverride {
      guard let (token, fullName) = member.overridableName, let owner = facts.owner(of: fullName, in: name)
      else { continue }
      let isDeeper = facts.isOverriddenAbove(fullName, name)
      let start = token.textRange.lowerBound
      edits.append(SampleEdit(range: start..<start, replacement: ExtensionMember.overridePrefix))
      let calls = SuperCalls(of: token.text, isDeeper: isDeeper)
      calls.walk(member)
      edits += calls.edits
      guard !isDeeper else { continue }
      protocols.append(ExtensionMember.protocolName(owner, fullName))
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      for word in modifiers where ["override", "open"].contains(word.name.text) {
        edits.append(
          word.name.text == "open"
            ? SampleEdit(range: word.textRange, replacement: "public")
            : .blank(word.textRange, word.trimmedDescription))
      }
    }
    guard !protocols.isEmpty else { return edits }
    let place = clause?.inheritedTypes.last?.type.textRange.upperBound ?? end
    let list = (clause == nil ? ": " : ", ") + protocols.joined(separator: ", ")
    return edits + [SampleEdit(range: place..<place, replacement: list)]
  }
}

/// Finds the calls of the superclass's member in an override.
private final class SuperCalls: SyntaxVisitor {
  private let name: String
  private let isDeeper: Bool
  private(set) var edits: [SampleEdit] = []

  /// - Parameter isDeeper: whether a superclass of the author's overrides the member, too.
  init(of name: String, isDeeper: Bool) {
    (self.name, self.isDeeper) = (name, isDeeper)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(SuperExprSyntax.self), node.declName.baseName.text == name else {
      return .visitChildren
    }
    let start = node.declName.textRange.lowerBound
    if !isDeeper { edits.append(SampleEdit(range: base.textRange, replacement: "self")) }
    edits.append(
      SampleEdit(
        range: start..<start,
        replacement: isDeeper ? ExtensionMember.overridePrefix : ExtensionMember.prefix))
    return .visitChildren
  }
}
