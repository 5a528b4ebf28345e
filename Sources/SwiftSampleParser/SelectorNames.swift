import SwiftSyntax

/// The selectors that `#selector` stands for: each contains its method.
///
/// - `#selector(handlePan(_:))` becomes `Selector("handlePan(_:)", Card.handlePan(_:))`.
/// - If the method doesn't use its sender: `Selector("handlePan(_:)", ignoring: Card.handlePan(_:))`.
/// - `#selector(delegate.close)` becomes `Selector("close", of: delegate, { $0.close })`, of the variable's type.
/// - `#selector(Closing.close)` of a protocol becomes `Selector("close", in: (any Closing).self, { $0.close })`; an
///   optional method asks the object whether it has the method.
/// - `#selector(getter: Card.title)` becomes `Selector("title", getter: \Card.title)`.
struct SelectorNames {
  /// The enclosing type; nil for none.
  let type: String?
  /// The protocols of the sample.
  let protocols: Set<String>
  /// Nil if no protocol has optional requirements.
  let optionals: OptionalFacts?
  let unusedSenders: UnusedSenders

  /// Returns the selector; nil for an expression that names neither a method nor a property.
  func selector(_ argument: LabeledExprSyntax) -> String? {
    guard let label = argument.label?.text else { return method(argument.expression) }
    let path = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    guard let name = path.last else { return nil }
    let owner = path.dropLast().joined(separator: ".")
    let isSetter = label == "setter"
    let selectorName = isSetter ? "set\(name.prefix(1).uppercased())\(name.dropFirst())(_:)" : name
    if owner.isEmpty || owner == "self" || Self.isType(owner) {
      guard let type = owner.isEmpty || owner == "self" ? type : owner else { return nil }
      return "Selector(\"\(selectorName)\", \(label): \\\(type).\(name))"
    }
    let body = isSetter ? "{ object in { object.\(name) = $0 } }" : "{ object in { object.\(name) } }"
    return "Selector(\"\(selectorName)\", of: \(owner), \(body))"
  }

  private func method(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.trimmedDescription
      return type.map { selector(name, of: $0) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let (name, owner) = (member.declName.trimmedDescription, base.trimmedDescription)
    if owner == "self" || owner == "Self" { return type.map { selector(name, of: $0) } }
    guard Self.isType(owner) else { return "Selector(\"\(name)\", of: \(owner), { $0.\(name) })" }
    // The method of a framework's protocol can't be referred to without an object, so its name suffices.
    if owner.hasPrefix("UI"),
      ["Transitioning", "Context", "Delegate", "DataSource"].contains(where: owner.hasSuffix)
    {
      return "Selector(\"\(name)\")"
    }
    return selector(name, of: owner)
  }

  private func selector(_ name: String, of owner: String) -> String {
    let requirements = optionals?.requirements(of: owner) ?? []
    let base = name.prefix { $0 != "(" }
    let number =
      requirements.firstIndex { $0.name == name }
      ?? requirements.firstIndex { !name.contains("(") && $0.name.prefix { $0 != "(" } == base }
    if let number {
      let has = requirements[number].declarations.map {
        "$0 is any \(OptionalRequirement.name(of: owner, number, $0.result))"
      }
      return
        "Selector(\"\(name)\", in: (any \(owner)).self, having: { \(has.joined(separator: " || ")) }, { $0.\(name) })"
    }
    if protocols.contains(owner) { return "Selector(\"\(name)\", in: (any \(owner)).self, { $0.\(name) })" }
    let label = unusedSenders.contains(name, of: owner) ? "ignoring: " : ""
    return "Selector(\"\(name)\", \(label)\(owner).\(name))"
  }

  private static func isType(_ owner: String) -> Bool {
    owner.split(separator: ".").last?.first?.isUppercase == true
  }

  // MARK: Names

  /// The methods of a class that code can call by their names, in its body and in extensions.
  static func list(of node: ClassDeclSyntax, _ facts: ClassFacts) -> [SampleEdit] {
    let all = facts.namedMethods(of: node.name.text)
    let bases = facts.methods(of: node.name.text).map { $0.prefix { $0 != "(" } }
    let counts = Dictionary(grouping: bases) { $0 }.mapValues(\.count)
    let doubles = Dictionary(grouping: all, by: \.fullName).filter { $0.value.count > 1 }
    let entries = all.compactMap { method -> String? in
      let base = method.fullName.prefix { $0 != "(" }
      guard !method.isSpecial, method.count <= 2, method.count > 0 || counts[base, default: 1] == 1,
        doubles[method.fullName] == nil
      else { return nil }
      let reference = method.count == 0 ? String(base) : method.fullName
      return "UIKit.Selector(\"\(method.given ?? method.fullName)\", \(node.name.text).\(reference))"
    }
    guard !entries.isEmpty else { return [] }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let list = "super.namedSelectors + [\(entries.joined(separator: ", "))]"
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    return [
      SampleEdit(
        range: end..<end,
        replacement: "; \(access)override class var namedSelectors: [UIKit.Selector] { \(list) } ")
    ]
  }
}
