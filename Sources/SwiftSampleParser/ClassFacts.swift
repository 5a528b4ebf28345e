import SwiftSyntax

/// The classes of texts: from which they inherit, and which initializers and overrides they have.
struct ClassFacts {
  private struct Class {
    var superclass: String?
    /// The labels of each designated initializer.
    var designated: [[String]]
  }

  private var classes: [String: Class] = [:]
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
  }

  fileprivate mutating func add(_ node: ClassDeclSyntax) {
    let declared = Class(
      superclass: node.inheritanceClause?.inheritedTypes.first.flatMap { Self.name(of: $0.type) },
      designated: node.initializers.filter { !$0.isConvenience }.map(\.labels))
    classes[node.name.text] = classes[node.name.text] ?? declared
  }

  fileprivate mutating func add(_ node: ExtensionDeclSyntax) {
    let found = ExtensionOverride.all(in: node).map(\.override)
    if !found.isEmpty { overrides[node.typeName, default: []] += found }
  }

  /// A type's name, without those of enclosing types and without arguments.
  private static func name(of type: TypeSyntax) -> String? {
    if let type = type.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// Whether the texts declare a class.
  func has(_ name: String) -> Bool { classes[name] != nil }

  /// The overrides of a class in the texts' extensions.
  func overrides(of name: String) -> [ExtensionOverride] { overrides[name] ?? [] }

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
}
