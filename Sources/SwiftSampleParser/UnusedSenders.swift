import SwiftSyntax

/// The methods that take a sender, and don't use it.
///
/// The Objective-C runtime passes whatever object calls: `@objc func tick(_ timer: Timer)` may be the target of a display
/// link. Here the sender has to be of the method's type, unless the method ignores it.
struct UnusedSenders {
  /// Methods as `Clock.tick`, by their type and base name.
  private var methods: Set<String> = []

  init() {}

  init(of tree: SourceFileSyntax) {
    let walk = Walk(viewMode: .sourceAccurate)
    walk.walk(tree)
    methods = walk.unused.subtracting(walk.used)
    let overridden = walk.overridden
    methods = methods.filter { method in !overridden.contains { method.hasSuffix(".\($0)") } }
  }

  /// Whether a method of a type ignores its sender.
  ///
  /// - Parameter name: the name, with labels or without.
  func contains(_ name: String, of type: String) -> Bool {
    methods.contains("\(type).\(name.prefix { $0 != "(" })")
  }

  private final class Walk: SyntaxVisitor {
    var unused: Set<String> = []
    var used: Set<String> = []
    var overridden: Set<String> = []
    private var types: [String] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last, let body = node.body else { return .skipChildren }
      let parameters = node.signature.parameterClause.parameters
      let name = "\(type).\(node.name.text)"
      if node.modifiers.contains(where: { $0.name.text == "override" }) { overridden.insert(node.name.text) }
      guard parameters.count == 1, let parameter = parameters.first, node.signature.returnClause == nil else {
        used.insert(name)
        return .skipChildren
      }
      let local = (parameter.secondName ?? parameter.firstName).text
      let isUsed = body.tokens(viewMode: .sourceAccurate).contains {
        $0.text == local && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      }
      if isUsed { used.insert(name) } else { unused.insert(name) }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      types.append(name)
      return .visitChildren
    }
  }
}
