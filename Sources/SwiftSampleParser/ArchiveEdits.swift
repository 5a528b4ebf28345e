import SwiftSyntax

/// Edits of initializers that are about nibs and archives.
///
/// Zoetrope has neither. But Xcode demands `init?(coder:)`, and a controller made in code calls
/// `init(nibName:bundle:)` with nil. The first is never called, so it may make a view without a size.
struct ArchiveEdits {
  private let node: InitializerDeclSyntax
  private let superclass: Superclass?
  private(set) var edits: [SampleEdit] = []

  private enum Superclass { case controller, view, layer, recognizer, cell }

  init(_ node: InitializerDeclSyntax) {
    self.node = node
    superclass = Self.superclass(of: node)
    guard superclass != nil, let body = node.body else { return }
    if superclass == .layer { require([], ["layer"]) }
    if superclass == .recognizer { require([]) }
    if superclass == .cell { require(["frame"], ["style", "reuseIdentifier"]) }
    let calls = SuperCalls.all(in: body)
    for (call, label) in calls {
      if label == "coder" {
        replace(call, by: superclass == .view || superclass == .cell ? "(frame: .zero)" : "()")
      } else if label == "nibName", superclass == .controller {
        replace(call, by: "()")
      }
    }
    if superclass == .controller { addOverride(calls.contains { $0.label != "coder" }) }
  }

  private mutating func replace(_ call: FunctionCallExprSyntax, by arguments: String) {
    let start = call.calledExpression.textRange.upperBound
    edits.append(SampleEdit(range: start..<call.textRange.upperBound, replacement: arguments))
  }

  /// Makes an override `required`. Layers, recognizers and cells are made by their class, so UIKit requires
  /// these initializers of subclasses.
  private mutating func require(_ required: [String]...) {
    guard required.contains(node.signature.parameterClause.parameters.map(\.firstName.text)),
      let word = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.append(SampleEdit(range: word.textRange, replacement: "required"))
  }

  /// Adjusts `override`: UIKit's controllers have a designated `init(nibName:bundle:)`, here it is `init()`.
  ///
  /// - Parameter callsOther: whether it calls one with arguments, so that `init()` overrides nothing in
  ///   UIKit.
  private mutating func addOverride(_ callsOther: Bool) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let word = node.modifiers.first { $0.name.text == "override" }
    if labels == ["nibName", "bundle"], let word {
      edits.append(.blank(word.textRange, word.trimmedDescription))
    } else if labels.isEmpty, callsOther, word == nil {
      edits.append(SampleEdit(range: node.initKeyword.textRange, replacement: "override init"))
    }
  }

  /// The kind of class around an initializer; nil unless it directly inherits from a framework's class.
  private static func superclass(of node: InitializerDeclSyntax) -> Superclass? {
    guard let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let name = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    else { return nil }
    return superclass(named: name)
  }

  private static func superclass(named name: String) -> Superclass? {
    if name.contains("Cell") || name.hasSuffix("ReusableView") { return .cell }
    if name.hasPrefix("CA") { return .layer }
    guard name.hasPrefix("UI") else { return nil }
    if name.hasSuffix("GestureRecognizer") { return .recognizer }
    return name.hasSuffix("Controller") ? .controller : .view
  }
}

extension ArchiveEdits {
  /// Required initializers for a class that has others. UIKit stops the program where a missing one is
  /// called. The added ones do the same, unless the superclass's initializer suffices.
  static func missing(in node: ClassDeclSyntax) -> [SampleEdit] {
    let name = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    let isLayer = name.hasPrefix("CA") && name.hasSuffix("Layer")
    guard isLayer || name.hasPrefix("UI") && name.hasSuffix("GestureRecognizer") else { return [] }
    let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
      .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    guard !designated.isEmpty else { return [] }
    let isComplete = node.memberBlock.members.allSatisfy { $0.decl.hasValue }
    var added: [String] = []
    for (labels, parameters, call) in [([], "", "init()"), (["layer"], "layer: Any", "init(layer: layer)")] {
      guard !designated.contains(labels), labels.isEmpty || isLayer else { continue }
      let body =
        isComplete
        ? "super.\(call)"
        : "fatalError(\"Use of unimplemented initializer '\(call)' for class '\(node.name.text)'\")"
      added.append("required init(\(parameters)) { \(body) }")
    }
    guard !added.isEmpty else { return [] }
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    return [SampleEdit(range: end..<end, replacement: "; \(added.joined(separator: "; ")) ")]
  }
}

extension DeclSyntax {
  /// Whether it needs no initializer: it isn't a stored property, or has a value from the start.
  fileprivate var hasValue: Bool {
    guard let variable = self.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      !variable.attributes.contains(where: { $0.trimmedDescription == "@NSManaged" })
    else { return true }
    return variable.bindings.allSatisfy { binding in
      let type = binding.typeAnnotation?.type
      let isOptional =
        variable.bindingSpecifier.text == "var"
        && (type?.is(OptionalTypeSyntax.self) == true
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
      return binding.initializer != nil || isOptional || binding.isComputed
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard let all = accessors.as(AccessorDeclListSyntax.self) else { return true }
    return all.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
  }
}

/// The calls of `super.init` in a body.
private final class SuperCalls: SyntaxVisitor {
  private var calls: [(call: FunctionCallExprSyntax, label: String)] = []

  static func all(in body: CodeBlockSyntax) -> [(call: FunctionCallExprSyntax, label: String)] {
    let walk = SuperCalls(viewMode: .sourceAccurate)
    walk.walk(body)
    return walk.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      member.declName.baseName.tokenKind == .keyword(.`init`), let label = node.arguments.first?.label?.text
    {
      calls.append((node, label))
    }
    return .visitChildren
  }
}
