import SwiftSyntax

/// The declarations that decide which types have optional requirements: protocols, members, conformances.
struct OptionalFacts {
  private struct Requirements {
    var inherited: [String]
    var own: [OptionalRequirement]
  }

  private struct Class {
    /// Whether the class is declared in the texts, not only extended.
    var isDeclared = false
    /// The types named by the declaration, and those named by extensions.
    var inherited: [String] = []
    var extended: [String] = []
    /// The results of methods and the types of properties, by name.
    var members: [String: Set<OptionalRequirement.Result>] = [:]
  }

  private var protocols: [String: Requirements] = [:]
  private var classes: [String: Class] = [:]
  /// Whether an object is asked for a method by `responds(to:)`.
  private(set) var asksByName = false
  /// The names of members that the texts refer to without calling them, with labels where they are written.
  private(set) var references: Set<String> = []
  /// The optional methods with their labels.
  private var fullNames: Set<String> = []
  /// The base names of all optional methods, and of those whose result isn't optional by itself.
  private(set) var methods: Set<String> = []
  private var valueMethods: Set<String> = []
  /// The names of all properties and variables that hold closures.
  private var variables: Set<String> = []

  /// Whether code asks if an object has an optional method, by name or by a reference.
  var asks: Bool {
    asksByName || !references.isDisjoint(with: methods) || !references.isDisjoint(with: fullNames)
  }
  /// Whether code asks if an object has an optional method of a framework's protocol.
  var asksFrameworks: Bool { asksByName || references.contains(where: FrameworkMethods.isReference) }

  /// Whether an optional method has a name with labels.
  func hasMethod(_ fullName: String) -> Bool { fullNames.contains(fullName) }

  /// The protocols with an optional method of a base name.
  func protocols(withOptional method: String) -> Set<String> {
    guard methods.contains(method) else { return [] }
    let having = protocols.filter { _, requirements in
      requirements.own.contains { $0.name.prefix { $0 != "(" } == method }
    }
    return Set(having.keys)
  }

  /// Whether an optional method has a result that isn't optional by itself.
  func hasValue(_ method: String) -> Bool { valueMethods.contains(method) }
  /// Whether a closure has a name.
  func hasVariable(_ name: String) -> Bool { variables.contains(name) }

  init() {}

  init(of tree: SourceFileSyntax) {
    let walk = OptionalDeclarations(viewMode: .sourceAccurate)
    walk.walk(tree)
    self = walk.facts
  }

  /// Adds the declarations of other texts.
  mutating func add(_ other: OptionalFacts) {
    protocols.merge(other.protocols) { $1 }
    methods.formUnion(other.methods)
    valueMethods.formUnion(other.valueMethods)
    variables.formUnion(other.variables)
    asksByName = asksByName || other.asksByName
    references.formUnion(other.references)
    fullNames.formUnion(other.fullNames)
    classes.merge(other.classes) { one, other in
      Class(
        isDeclared: one.isDeclared || other.isDeclared, inherited: one.inherited + other.inherited,
        extended: one.extended + other.extended, members: one.members.merging(other.members) { $0.union($1) })
    }
  }

  /// The optional requirements of a protocol itself.
  func requirements(of name: String) -> [OptionalRequirement] { protocols[name]?.own ?? [] }

  // MARK: Reading

  fileprivate mutating func add(_ node: MemberAccessExprSyntax) {
    if node.declName.baseName.text == "responds" { asksByName = true }
    if let name = OptionalReferences.name(of: node) { references.insert(name) }
  }

  fileprivate mutating func add(_ node: ProtocolDeclSyntax) {
    let own = node.memberBlock.members.compactMap { member -> OptionalRequirement? in
      guard OptionalEdits.word(of: member.decl) != nil else { return nil }
      guard let function = member.decl.as(FunctionDeclSyntax.self) else {
        return member.decl.as(VariableDeclSyntax.self).flatMap { OptionalRequirement($0) }
      }
      methods.insert(function.name.text)
      fullNames.insert(function.fullName)
      if let type = function.signature.returnClause?.type, !type.isOptional {
        valueMethods.insert(function.name.text)
      }
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

  /// Modifiers of members that other files can't see, or that belong to the type.
  private static let hidden: Set = ["private", "fileprivate", "static", "class"]

  fileprivate mutating func add(_ node: VariableDeclSyntax) {
    for binding in node.bindings where binding.typeAnnotation?.type.isOptional == true {
      variables.insert(binding.pattern.trimmedDescription)
    }
  }

  private mutating func addMembers(of body: MemberBlockSyntax, to type: String) {
    for member in body.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      // `private(set)` hides only the setter.
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

  // MARK: Conformances

  /// The protocols to add to a class or an extension, since the class has their requirements.
  ///
  /// - Parameter names: the types that it names already.
  func added(to type: String, isExtension: Bool, naming names: [String]) -> [String] {
    let superclass = superclass(of: type)
    let declared = ancestry(of: classes[type]?.inherited ?? [])
    let named = isExtension ? ancestry(of: names).subtracting(declared) : declared
    let inherited = superclass.map(conformances) ?? []
    let candidates = isExtension ? named.subtracting(inherited) : named.union(inherited)
    return candidates.sorted().flatMap { owner in
      requirements(of: owner).enumerated().flatMap { number, requirement in
        requirement.declarations.compactMap { result, _ in
          // The compiler matches a member with the protocol's own result by itself.
          let isMet =
            inherited.contains(owner)
            ? superclass.map { has(requirement.name, result, $0) } == true : result != .value && !asks
          return has(requirement.name, result, type) && !isMet
            ? OptionalRequirement.name(of: owner, number, result) : nil
        }
      }
    }
  }

  /// The superclass, if the texts declare it.
  private func superclass(of type: String) -> String? {
    classes[type]?.inherited.first { $0 != type && classes[$0]?.isDeclared == true }
  }

  /// A class and its superclasses.
  private func chain(of type: String) -> [String] {
    var chain = [type]
    while let next = chain.last.flatMap(superclass), !chain.contains(next) { chain.append(next) }
    return chain
  }

  /// Protocols, and all that they inherit from.
  private func ancestry(of names: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard let requirements = protocols[name], found.insert(name).inserted else { continue }
      open += requirements.inherited
    }
    return found
  }

  /// The protocols of the texts that a class conforms to.
  private func conformances(of type: String) -> Set<String> {
    ancestry(of: chain(of: type).flatMap { (classes[$0]?.inherited ?? []) + (classes[$0]?.extended ?? []) })
  }

  /// Whether a class has or inherits a member.
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
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // A selector names a method, and doesn't ask for it.
    node.macroName.text == "selector" ? .skipChildren : .visitChildren
  }
}

extension ExtensionDeclSyntax {
  /// The type's name, without those of enclosing types.
  var typeName: String {
    extendedType.as(MemberTypeSyntax.self)?.name.text ?? extendedType.trimmedDescription
  }
}

extension InheritanceClauseSyntax {
  /// The inherited types' names, without enclosing types, attributes and arguments.
  var names: [String] { inheritedTypes.flatMap { Self.names(in: $0.type) } }

  private static func names(in type: TypeSyntax) -> [String] {
    if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.text] }
    if let type = type.as(MemberTypeSyntax.self) { return [type.name.text] }
    if let type = type.as(AttributedTypeSyntax.self) { return names(in: type.baseType) }
    if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { names(in: $0.type) } }
    return []
  }
}
