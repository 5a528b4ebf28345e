import SwiftSyntax

/// Delegates declared as any object, whose methods the Objective-C runtime finds by their names.
///
/// `weak var delegate: AnyObject?` becomes `weak var delegate: (any Mover)?` if the text calls an optional method of the
/// one protocol `Mover` on it, as in `delegate?.move?(from: 1)`. Interface Builder once connected no protocols, so
/// libraries declare delegates that way.
struct DynamicDelegates {
  /// The base names of the methods that are called optionally on a variable, by its name.
  private var calls: [String: Set<String>] = [:]

  init() {}

  init(of tree: SourceFileSyntax) {
    let walk = Walk(viewMode: .sourceAccurate)
    walk.walk(tree)
    calls = walk.calls
  }

  /// The edit of a variable's type; nil for a variable of another type, or without such calls.
  func edit(of node: VariableDeclSyntax, _ facts: OptionalFacts?) -> SampleEdit? {
    guard let facts, node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let object = Self.object(in: type),
      let methods = calls[binding.pattern.trimmedDescription]
    else { return nil }
    let protocols = methods.map { facts.protocols(withOptional: $0) }
    guard let common = protocols.dropFirst().reduce(protocols.first, { $0?.intersection($1) }),
      common.count == 1, let name = common.first
    else { return nil }
    return SampleEdit(range: object.textRange, replacement: "(any \(name))")
  }

  private static func object(in type: TypeSyntax) -> TypeSyntax? {
    let wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return wrapped?.trimmedDescription == "AnyObject" ? wrapped : nil
  }

  private final class Walk: SyntaxVisitor {
    var calls: [String: Set<String>] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = optional.expression.as(MemberAccessExprSyntax.self), let base = member.base
      else { return .visitChildren }
      let last = base.trimmedDescription.split(separator: ".").last ?? ""
      let name = String(last.filter { $0 != "?" && $0 != "!" })
      calls[name, default: []].insert(member.declName.baseName.text)
      return .visitChildren
    }
  }
}
