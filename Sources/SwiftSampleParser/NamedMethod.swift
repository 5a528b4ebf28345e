import SwiftSyntax

/// A method with the attribute `@objc`, which code and UIKit find by its selector on devices.
struct NamedMethod {
  /// The method's name with labels: `move(from:to:)`.
  let fullName: String
  /// The name in the attribute, `@objc(moveFrom:to:)`; nil for none.
  let given: String?
  let count: Int
  /// Whether the method has a type parameter or an effect, so that no selector can contain it.
  let isSpecial: Bool
  /// Whether other texts can't name the method.
  let isHidden: Bool
  let isPublic: Bool

  /// The methods of instances in a class's body or in an extension that don't override another one.
  static func all(
    in block: MemberBlockSyntax, _ modifiers: DeclModifierListSyntax, isNamed: Bool
  ) -> [NamedMethod] {
    block.members.compactMap { member in
      guard let method = member.decl.as(FunctionDeclSyntax.self) else { return nil }
      return NamedMethod(method, within: modifiers, isNamed: isNamed)
    }
  }

  /// - Parameters:
  ///   - modifiers: those of the class or of the extension.
  ///   - isNamed: whether all members have the attribute.
  /// - Returns: nil for a method without the attribute, of a type, or that overrides another one.
  init?(_ method: FunctionDeclSyntax, within modifiers: DeclModifierListSyntax, isNamed: Bool) {
    let attributes = method.attributes
    let words = method.modifiers.map(\.name.text)
    guard isNamed || attributes.has("objc") || attributes.has("IBAction"), !attributes.has("nonobjc"),
      !attributes.areUnavailable,
      !words.contains(where: { ["static", "class", "override"].contains($0) })
    else { return nil }
    fullName = method.fullName
    let objc = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "objc"
    }
    given = objc?.arguments?.trimmedDescription
    count = method.signature.parameterClause.parameters.count
    isSpecial = method.genericParameterClause != nil || method.signature.effectSpecifiers != nil
    let all = words + modifiers.map(\.name.text)
    isHidden = all.contains { ["private", "fileprivate"].contains($0) }
    isPublic = words.contains { ["open", "public"].contains($0) }
  }

  /// The name by which Swift's import calls a method of a table's or a collection's delegate that has the selector: for
  /// both `collectionView(_:layout:sizeForItemAtIndexPath:)` and `@objc(collectionView:layout:sizeForItemAtIndexPath:)`,
  /// it is `collectionView(_:layout:sizeForItemAt:)`. Nil for a method of another name.
  var delegateName: String? {
    let own = given.map { $0.split(separator: ":").map(String.init) }
    let labels = own.map { ["_"] + $0.dropFirst() } ?? Self.labels(of: fullName)
    let base = own?.first ?? String(fullName.prefix { $0 != "(" })
    guard ["collectionView", "tableView"].contains(base), labels.count == count, labels.first == "_" else {
      return nil
    }
    let imported = labels.map { label in
      if label == "toIndexPath" { return "to" }
      if label.hasSuffix("AtIndexPath") { return String(label.dropLast(9)) }
      return label.hasSuffix("AtIndex") ? String(label.dropLast(5)) : label
    }
    return base + "(" + imported.map { $0 + ":" }.joined() + ")"
  }

  private static func labels(of fullName: String) -> [String] {
    fullName.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
