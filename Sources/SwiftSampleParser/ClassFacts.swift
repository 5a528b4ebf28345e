import SwiftSyntax

/// The classes of texts: from which they inherit, and which initializers and overrides they have.
struct ClassFacts {
  private struct Class {
    var superclass: String?
    /// The labels of each designated initializer.
    var designated: [[String]]
  }

  private var classes: [String: Class] = [:]
  /// The methods and properties that each class declares and overrides, in its body and in extensions.
  private var declared: [String: Set<String>] = [:]
  private var overridden: [String: Set<String>] = [:]
  /// The extended types with a member that subclasses may override, by its name.
  private var extended: [String: [String]] = [:]
  /// The methods that are found by their selectors, in bodies and in extensions, by type.
  private var named: [String: [NamedMethod]] = [:]
  /// The types that each class names, and those that its extensions name.
  private var inherited: [String: Set<String>] = [:]
  /// Whether code makes selectors of names: `Selector("close")`.
  private(set) var makesSelectors = false
  /// The overrides in extensions, by class, which the class's body calls.
  private var overrides: [String: [ExtensionOverride]] = [:]

  init() {}

  init(of tree: SourceFileSyntax) {
    let walk = ClassDeclarations(viewMode: .sourceAccurate)
    walk.walk(tree)
    self = walk.facts
  }

  /// Adds the declarations of other texts.
  mutating func add(_ other: ClassFacts) {
    classes.merge(other.classes) { one, _ in one }
    overrides.merge(other.overrides) { $0 + $1 }
    declared.merge(other.declared) { $0.union($1) }
    overridden.merge(other.overridden) { $0.union($1) }
    extended.merge(other.extended) { $0 + $1 }
    named.merge(other.named.mapValues { $0.filter { !$0.isHidden } }) { $0 + $1 }
    inherited.merge(other.inherited) { $0.union($1) }
    makesSelectors = makesSelectors || other.makesSelectors
  }

  private mutating func addMembers(of block: MemberBlockSyntax, to type: String) {
    for member in block.members {
      guard let name = member.decl.overridableName?.fullName else { continue }
      if member.decl.isOverride {
        overridden[type, default: []].insert(name)
      } else {
        declared[type, default: []].insert(name)
      }
    }
  }

  fileprivate mutating func add(_ node: ClassDeclSyntax) {
    let declared = Class(
      superclass: node.inheritanceClause?.inheritedTypes.first.flatMap { Self.name(of: $0.type) },
      designated: node.initializers.filter { !$0.isConvenience }.map(\.labels))
    classes[node.name.text] = classes[node.name.text] ?? declared
    addMembers(of: node.memberBlock, to: node.name.text)
    inherited[node.name.text, default: []].formUnion(node.inheritanceClause?.names ?? [])
    named[node.name.text, default: []] += NamedMethod.all(
      in: node.memberBlock, node.modifiers, isNamed: node.attributes.has("objcMembers"))
  }

  fileprivate mutating func add(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if called == "Selector" || called == "NSSelectorFromString", node.arguments.count == 1 {
      makesSelectors = true
    }
  }

  fileprivate mutating func add(_ node: ExtensionDeclSyntax) {
    let found = ExtensionOverride.all(in: node).map(\.override)
    if !found.isEmpty { overrides[node.typeName, default: []] += found }
    addMembers(of: node.memberBlock, to: node.typeName)
    inherited[node.typeName, default: []].formUnion(node.inheritanceClause?.names ?? [])
    if node.genericWhereClause == nil {
      named[node.typeName, default: []] += NamedMethod.all(
        in: node.memberBlock, node.modifiers, isNamed: node.attributes.has("objc"))
    }
    for member in ExtensionMember.all(in: node) {
      extended[member.fullName, default: []].append(node.typeName)
    }
  }

  /// A type's name, without those of enclosing types and without arguments.
  private static func name(of type: TypeSyntax) -> String? {
    if let type = type.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// Whether the texts declare a class.
  func has(_ name: String) -> Bool { classes[name] != nil }

  /// The members of a class in the texts' extensions that its body has to have: overrides, and members that
  /// subclasses override.
  ///
  /// - Parameter all: these texts and others, in which subclasses may stand.
  func overrides(of name: String, seenFrom all: ClassFacts) -> [ExtensionOverride] {
    (overrides[name] ?? []).filter {
      $0.isOverride || $0.isOpen || all.isOverridden($0.fullName, belowOwn: name)
    }
  }

  // MARK: Selectors

  /// The methods of a class that are found by their selectors; for a class whose superclass the texts don't declare,
  /// also those of extensions of its superclasses.
  func namedMethods(of name: String) -> [NamedMethod] {
    let own = named[name] ?? []
    guard let parent = classes[name]?.superclass, classes[parent] == nil else { return own }
    let above = named.keys.filter { classes[$0] == nil && FrameworkClasses.inherits(parent, from: $0) }
    return above.sorted().flatMap { named[$0] ?? [] } + own
  }

  /// Whether a class or a superclass of the texts declares or overrides a method.
  func hasMethod(_ fullName: String, in name: String) -> Bool {
    chain(of: name).own.contains { methods(of: $0).contains(fullName) }
  }

  /// Whether a class names a protocol, in its declaration or in an extension, or a superclass does.
  func names(_ type: String, in name: String) -> Bool {
    chain(of: name).own.contains { inherited[$0]?.contains(type) == true }
  }

  // MARK: Members of extensions

  /// The class and its superclasses as far as the texts declare them, and the first one that they don't.
  private func chain(of name: String) -> (own: [String], root: String) {
    var (own, next) = ([String](), name)
    while let current = classes[next], !own.contains(next) {
      own.append(next)
      guard let superclass = current.superclass else { break }
      next = superclass
    }
    return (own, next)
  }

  /// Whether a class of the texts overrides a member of another one, which is its superclass.
  func isOverridden(_ member: String, belowOwn type: String) -> Bool {
    overridden.contains { name, members in
      name != type && members.contains(member) && chain(of: name).own.contains(type)
    }
  }

  /// Whether a class overrides a member of an extension of a framework's class.
  func isOverridden(_ member: String, of type: String) -> Bool {
    overridden.contains { name, members in members.contains(member) && owner(of: member, in: name) == type }
  }

  /// The framework's class whose extension declares a member that a class overrides; nil if it isn't one.
  func owner(of member: String, in name: String) -> String? {
    guard let types = extended[member] else { return nil }
    let (own, root) = chain(of: name)
    // The member may be one of the author's own class.
    guard !own.contains(where: { declared[$0]?.contains(member) == true }) else { return nil }
    return types.first { classes[$0] == nil && FrameworkClasses.inherits(root, from: $0) }
  }

  /// The methods and properties that a class declares and overrides, with labels.
  func methods(of name: String) -> Set<String> {
    (declared[name] ?? []).union(overridden[name] ?? [])
  }

  /// Whether a superclass overrides a member of an extension, too.
  func isOverriddenAbove(_ member: String, _ name: String) -> Bool {
    chain(of: name).own.dropFirst().contains { overridden[$0]?.contains(member) == true }
  }

  /// The first inherited type of a class that the texts don't declare: mostly a class of the frameworks.
  func root(of name: String) -> String? {
    var (name, visited) = (name, Set<String>())
    while let own = classes[name] {
      guard visited.insert(name).inserted, let superclass = own.superclass else { return nil }
      name = superclass
    }
    return visited.isEmpty ? nil : name
  }

  /// Whether a subclass can call a designated initializer of a class's superclass that the root has.
  func inherits(_ labels: [String], in name: String) -> Bool {
    var (name, visited) = (classes[name]?.superclass, Set<String>())
    while let current = name, let own = classes[current], visited.insert(current).inserted {
      if !own.designated.isEmpty { return own.designated.contains(labels) }
      name = own.superclass
    }
    return true
  }
}

/// Finds the classes and extensions of a text.
private final class ClassDeclarations: SyntaxVisitor {
  var facts = ClassFacts()

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add(node)
    return .visitChildren
  }
}

extension ClassDeclSyntax {
  /// The initializers in the class's body.
  var initializers: [InitializerDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }
}

extension InitializerDeclSyntax {
  /// The labels of the parameters.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
  var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }
  /// Whether `@available(*, unavailable)` forbids all calls.
  var isUnavailable: Bool { attributes.areUnavailable }
}
