import SwiftSyntax

/// Methods of delegates that UIKit finds by their selectors alone on devices, and calls as a protocol's here.
///
/// - `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)` has the selector of `…sizeForItemAt`: the class gets a
///   method of that name, which calls it.
/// - A class with `@objc` methods of `UICollectionViewDelegateFlowLayout` that only names `UICollectionViewDelegate` gets
///   that protocol as well.
struct DelegateSelectors {
  private static let flowLayout = "UICollectionViewDelegateFlowLayout"
  private static let flowMethods = Set(
    [
      "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
      "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
      "referenceSizeForFooterInSection",
    ].map { "collectionView(_:layout:\($0):)" })
  /// UIKit's controllers, whose methods subclasses override.
  private static let controllers = ["UITableViewController", "UICollectionViewController"]

  /// The classes of all texts.
  let facts: ClassFacts

  func edits(of node: ClassDeclSyntax) -> [SampleEdit] {
    let name = node.name.text
    let calls = self.calls(
      in: node.memberBlock, of: name, node.modifiers, isNamed: node.attributes.has("objcMembers"))
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    guard conforms(name, isPublic: isPublic) else { return calls }
    let place = node.inheritanceClause?.inheritedTypes.last?.type.textRange.upperBound
    let end = place ?? (node.genericParameterClause?.textRange ?? node.name.textRange).upperBound
    let word = place == nil ? ": " : ", "
    return calls + [SampleEdit(range: end..<end, replacement: "\(word)UIKit.\(Self.flowLayout)")]
  }

  func edits(of node: ExtensionDeclSyntax) -> [SampleEdit] {
    guard facts.has(node.typeName), node.genericWhereClause == nil else { return [] }
    return calls(
      in: node.memberBlock, of: node.typeName, node.modifiers, isNamed: node.attributes.has("objc"))
  }

  /// Whether a class has the methods of a flow layout's delegate without naming the protocol.
  private func conforms(_ name: String, isPublic: Bool) -> Bool {
    let methods = facts.namedMethods(of: name).filter {
      $0.delegateName.map(Self.flowMethods.contains) == true
    }
    // A method that fewer can see than the class can't be the protocol's.
    guard !methods.isEmpty, methods.allSatisfy({ !$0.isHidden && (!isPublic || $0.isPublic) }) else {
      return false
    }
    return !facts.names(Self.flowLayout, in: name)
      && (facts.names("UICollectionViewDelegate", in: name)
        || facts.root(of: name) == "UICollectionViewController")
  }

  /// The methods with the names of Swift's import, which call those with the same selectors.
  private func calls(
    in block: MemberBlockSyntax, of name: String, _ modifiers: DeclModifierListSyntax, isNamed: Bool
  ) -> [SampleEdit] {
    guard facts.root(of: name).map(Self.controllers.contains) != true else { return [] }
    let texts = block.members.compactMap { member -> String? in
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        let named = NamedMethod(method, within: modifiers, isNamed: isNamed), !named.isSpecial,
        let imported = named.delegateName, imported != named.fullName, !facts.hasMethod(imported, in: name)
      else { return nil }
      return call(of: method, named: imported)
    }
    guard !texts.isEmpty else { return [] }
    let end = block.rightBrace.textRange.lowerBound
    return [SampleEdit(range: end..<end, replacement: "; \(texts.joined(separator: "; ")) ")]
  }

  private func call(of method: FunctionDeclSyntax, named name: String) -> String {
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    let parameters = method.signature.parameterClause.parameters
    let declared = zip(labels, parameters).enumerated().map { number, pair in
      "\(pair.0) a\(number): \(pair.1.type.onOneLine)"
    }
    let arguments = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + "a\(number)"
    }
    let result = method.signature.returnClause.map { " \($0.onOneLine)" } ?? ""
    let base = name.prefix { $0 != "(" }
    return "public func \(base)(\(declared.joined(separator: ", ")))\(result) { "
      + "\(method.name.text)(\(arguments.joined(separator: ", "))) }"
  }
}
