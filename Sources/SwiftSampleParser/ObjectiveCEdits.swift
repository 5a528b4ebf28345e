import SwiftSyntax

/// A stretch of a sample, and what is compiled in its stead.
struct SampleEdit {
  /// Byte offsets into the sample.
  var range: Range<Int>
  var replacement: String
}

/// Finds what a sample says to the Objective-C runtime, and what says the same without one.
///
/// - Attributes such as `@objc` and `@IBOutlet` have no effect here: blanks, of the same length.
/// - `#selector(handlePan(_:))` becomes a `Selector` that carries the method: `Selector("handlePan(_:)", Card.handlePan(_:))`.
/// - `delegate?.move?(from: 1)` calls an optional method of a delegate. Here all of them are there: the second `?` is a
///   blank. Without a label, only what is called a delegate is taken for one; anything else may be a closure.
final class ObjectiveCEdits: SyntaxVisitor {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSCopying", "NSManaged", "NSApplicationMain", "UIApplicationMain", "main", "GKInspectable",
  ]

  private var edits: [SampleEdit] = []
  /// The types around the place at hand, outermost first.
  private var types: [String] = []

  /// In the order of the sample. Most samples have none, and need not be walked through.
  static func all(in tree: SourceFileSyntax, of bytes: [UInt8]) -> [SampleEdit] {
    guard bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: "#")) || hasOptionalCall(bytes)
    else { return [] }
    let walk = ObjectiveCEdits(viewMode: .sourceAccurate)
    walk.walk(tree)
    return walk.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether there is a `?(`.
  private static func hasOptionalCall(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "?") && $1 == UInt8(ascii: "(") }
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func blank(_ node: some SyntaxProtocol) {
    // Lines stay lines.
    let blanks = node.trimmedDescription.utf8.map { $0 == 0x0A ? "\n" : " " }.joined()
    edits.append(SampleEdit(range: range(of: node), replacement: blanks))
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) { blank(node) }
    return .skipChildren
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first, argument.label == nil,
      let (name, method) = method(argument.expression)
    else { return .visitChildren }
    edits.append(SampleEdit(range: range(of: node), replacement: "Selector(\"\(name)\", \(method))"))
    return .skipChildren
  }

  /// The name of a method, and the method of its type; nil for what is not the name of one.
  private func method(_ expression: ExprSyntax) -> (name: String, method: String)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return types.last.map { (reference.trimmedDescription, "\($0).\(reference.trimmedDescription)") }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let (name, owner) = (member.declName.trimmedDescription, base.trimmedDescription)
    if owner == "self" || owner == "Self" { return types.last.map { (name, "\($0).\(name)") } }
    guard owner.split(separator: ".").last?.first?.isUppercase == true else { return nil }
    return (name, "\(owner).\(name)")
  }

  // MARK: Optional methods

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self),
      node.arguments.contains(where: { $0.label != nil }) || isDelegate(member.base)
    {
      blank(optional.questionMark)
    }
    return .visitChildren
  }

  private func isDelegate(_ base: ExprSyntax?) -> Bool {
    guard let words = base?.trimmedDescription.lowercased() else { return false }
    return words.hasSuffix("delegate") || words.hasSuffix("delegate?") || words.hasSuffix("delegate!")
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
