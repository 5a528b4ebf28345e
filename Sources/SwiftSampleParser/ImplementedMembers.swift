import SwiftSyntax

/// Conformances that tell which optional methods of UIKit's protocols a type implements, where that alone changes what
/// UIKit does: a table whose source implements `tableView(_:commit:forRowAt:)` has rows that a swipe deletes.
///
/// `class A: UITableViewDataSource { func tableView(_:commit:forRowAt:) … }` becomes
/// `class A: UITableViewDataSource, UIKit._CommitsRows { … }`.
enum ImplementedMembers {
  private static let protocols = [
    "tableView(_:commit:forRowAt:)": "UIKit._CommitsRows",
    "tableView(_:moveRowAt:to:)": "UIKit._MovesRows",
    "collectionView(_:moveItemAt:to:)": "UIKit._MovesItems",
  ]
  /// The classes of UIKit that declare the methods, which their subclasses override.
  private static let declaring = [
    "UITableViewController", "UICollectionViewController", "UITableViewDiffableDataSource",
    "UICollectionViewDiffableDataSource",
  ]

  static func edits(of node: ClassDeclSyntax) -> [SampleEdit] {
    edits(
      node.memberBlock, node.inheritanceClause,
      after: (node.genericParameterClause?.textRange ?? node.name.textRange).upperBound)
  }

  static func edits(of node: ExtensionDeclSyntax) -> [SampleEdit] {
    edits(node.memberBlock, node.inheritanceClause, after: node.extendedType.textRange.upperBound)
  }

  private static func edits(
    _ members: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?, after name: Int
  ) -> [SampleEdit] {
    let inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let superclass = inherited.first ?? ""
    // A class that overrides the method of another class of the sample has the conformance already.
    let overridesOwn = !declaring.contains { superclass.hasPrefix($0) }
    let found = members.members.compactMap { member -> String? in
      guard let method = member.decl.as(FunctionDeclSyntax.self), let name = protocols[method.fullName],
        !inherited.contains(name)
      else { return nil }
      let overrides = method.modifiers.contains { $0.name.text == "override" }
      return overrides && overridesOwn ? nil : name
    }
    guard !found.isEmpty else { return [] }
    let list = found.joined(separator: ", ")
    if let last = inheritance?.inheritedTypes.last {
      let end = last.type.textRange.upperBound
      return [SampleEdit(range: end..<end, replacement: ", \(list)")]
    }
    return [SampleEdit(range: name..<name, replacement: ": \(list)")]
  }
}
