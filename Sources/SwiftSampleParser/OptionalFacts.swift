import SwiftSyntax

/// What some texts declare that decides which types have a protocol's optional requirements: protocols, and the members and
/// conformances of classes.
struct OptionalFacts {
  private struct Requirements {
    var inherited: [String]
    var own: [OptionalRequirement]
  }

  private struct Class {
    /// Whether its declaration is among the texts, and not only extensions.
    var isDeclared = false
    /// What the declaration names, and what extensions name.
    var inherited: [String] = []
    var extended: [String] = []
    /// What methods return and properties hold, by their names.
    var members: [String: Set<OptionalRequirement.Result>] = [:]
  }

  private var protocols: [String: Requirements] = [:]
  private var classes: [String: Class] = [:]
  /// The base names of all optional methods.
  private(set) var methods: Set<String> = []

  init() {}

  init(of tree: SourceFileSyntax) {
    let walk = OptionalDeclarations(viewMode: .sourceAccurate)
    walk.walk(tree)
    self = walk.facts
  }

  /// Takes in what another text declares.
  mutating func add(_ other: OptionalFacts) {
    protocols.merge(other.protocols) { $1 }
    methods.formUnion(other.methods)
    classes.merge(other.classes) { one, other in
      Class(
        isDeclared: one.isDeclared || other.isDeclared, inherited: one.inherited + other.inherited,
        extended: one.extended + other.extended, members: one.members.merging(other.members) { $0.union($1) })
    }
  }

  /// The optional requirements of a protocol itself.
  func requirements(of name: String) -> [OptionalRequirement] { protocols[name]?.own ?? [] }

  // MARK: Reading

  fileprivate mutating func add(_ node: ProtocolDeclSyntax) {
    let own = node.memberBlock.members.compactMap { member -> OptionalRequirement? in
      guard OptionalEdits.word(of: member.decl) != nil else { return nil }
      guard let function = member.decl.as(FunctionDeclSyntax.self) else {
        return member.decl.as(VariableDeclSyntax.self).flatMap { OptionalRequirement($0) }
      }
      methods.insert(function.name.text)
      return OptionalRequirement(function)
    }
    protocols[node.name.text] = Requirements(inherited: node.inheritanceClause?.names ?? [], own: own)
  }

  fileprivate mutating func add(_ node: ClassDeclSyntax) {
    classes[node.name.text, default: Class()].isDeclared = true
    classes[node.name.text]?.inherited += node.inheritanceClause?.names ?? []
    addMembers(of: node.memberBlock, to: node.name.text)
  }

  fileprivate mutating func add(_ node: ExtensionDeclSyntax) {
    classes[node.typeName, default: Class()].extended += node.inheritanceClause?.names ?? []
    addMembers(of: node.memberBlock, to: node.typeName)
  }

  /// Nobody else sees a private member, and a type's own is no object's.
  private static let hidden: Set = ["private", "fileprivate", "static", "class"]

  private mutating func addMembers(of body: MemberBlockSyntax, to type: String) {
    for member in body.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      // `private(set)` hides the setter alone.
      let isHidden = modifiers?.contains { $0.detail == nil && Self.hidden.contains($0.name.text) } == true
      guard !isHidden else { continue }
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let returned = function.signature.returnClause?.type
        add(function.fullName, returned.map { $0.isOptional ? .optional : .value } ?? .nothing, to: type)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          let isOptional = binding.typeAnnotation?.type.isOptional == true
          add(binding.pattern.trimmedDescription, isOptional ? .optional : .value, to: type)
        }
      }
    }
  }

  private mutating func add(_ member: String, _ result: OptionalRequirement.Result, to type: String) {
    classes[type, default: Class()].members[member, default: []].insert(result)
  }

  // MARK: Asking

  /// The protocols that a class's declaration, or an extension of it, has to name since the class has their requirements.
  ///
  /// - Parameter names: what is named there already.
  func added(to type: String, isExtension: Bool, naming names: [String]) -> [String] {
    let superclass = superclass(of: type)
    let declared = ancestry(of: classes[type]?.inherited ?? [])
    let named = isExtension ? ancestry(of: names).subtracting(declared) : declared
    let inherited = superclass.map(conformances) ?? []
    let candidates = isExtension ? named.subtracting(inherited) : named.union(inherited)
    return candidates.sorted().flatMap { owner in
      requirements(of: owner).enumerated().flatMap { number, requirement in
        requirement.declarations.compactMap { result, _ in
          // Of a class that names the protocol, the compiler finds a member that is as the protocol has it.
          let isMet =
            inherited.contains(owner)
            ? superclass.map { has(requirement.name, result, $0) } == true : result != .value
          return has(requirement.name, result, type) && !isMet
            ? OptionalRequirement.name(of: owner, number, result) : nil
        }
      }
    }
  }

  /// The class that one of the texts' own inherits from, if that is in the texts, too.
  private func superclass(of type: String) -> String? {
    classes[type]?.inherited.first { $0 != type && classes[$0]?.isDeclared == true }
  }

  /// A class, and those that it inherits from.
  private func chain(of type: String) -> [String] {
    var chain = [type]
    while let next = chain.last.flatMap(superclass), !chain.contains(next) { chain.append(next) }
    return chain
  }

  /// Protocols, and those that they inherit from.
  private func ancestry(of names: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard let requirements = protocols[name], found.insert(name).inserted else { continue }
      open += requirements.inherited
    }
    return found
  }

  /// The texts' protocols that a class conforms to.
  private func conformances(of type: String) -> Set<String> {
    ancestry(of: chain(of: type).flatMap { (classes[$0]?.inherited ?? []) + (classes[$0]?.extended ?? []) })
  }

  /// Whether a class has a member, or inherits it.
  private func has(_ member: String, _ result: OptionalRequirement.Result, _ type: String) -> Bool {
    chain(of: type).contains { classes[$0]?.members[member]?.contains(result) == true }
  }
}

/// Finds the protocols and the classes of a text.
private final class OptionalDeclarations: SyntaxVisitor {
  var facts = OptionalFacts()

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
}

extension ExtensionDeclSyntax {
  /// The name of the type, without those of the types around it.
  var typeName: String {
    extendedType.as(MemberTypeSyntax.self)?.name.text ?? extendedType.trimmedDescription
  }
}

extension InheritanceClauseSyntax {
  /// The names of what is inherited from, without those around them, attributes and arguments.
  var names: [String] { inheritedTypes.flatMap { Self.names(in: $0.type) } }

  private static func names(in type: TypeSyntax) -> [String] {
    if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.text] }
    if let type = type.as(MemberTypeSyntax.self) { return [type.name.text] }
    if let type = type.as(AttributedTypeSyntax.self) { return names(in: type.baseType) }
    if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { names(in: $0.type) } }
    return []
  }
}
