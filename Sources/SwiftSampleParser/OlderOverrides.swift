import SwiftSyntax

/// Overrides of members by their names of Swift 3 and 4, which the compiler would only suggest to rename.
///
/// `override func didMove(toParentViewController parent: UIViewController?)` becomes
/// `override func didMove(toParent parent: UIViewController?)`, and so does the call of the superclass's method.
enum OlderOverrides {
  /// The current base name and first label of each method, by its older name with labels; nil for the same one.
  private static let methods: [String: (name: String?, label: String?)] = [
    "willMove(toParentViewController:)": (nil, "toParent"),
    "didMove(toParentViewController:)": (nil, "toParent"), "addChildViewController(_:)": ("addChild", nil),
    "removeFromParentViewController()": ("removeFromParent", nil),
    "bringSubview(toFront:)": ("bringSubviewToFront", "_"),
    "sendSubview(toBack:)": ("sendSubviewToBack", "_"),
  ]
  private static let properties = [
    "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  /// Renames an overriding method.
  static func edits(of node: FunctionDeclSyntax) -> [SampleEdit] {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), let new = methods[node.fullName]
    else {
      return []
    }
    let label = node.signature.parameterClause.parameters.first?.firstName
    return [(node.name, new.name), (label, new.label)].compactMap { token, text in
      guard let token, let text else { return nil }
      return SampleEdit(range: token.textRange, replacement: text)
    }
  }

  /// Renames an overriding property.
  static func edits(of node: VariableDeclSyntax) -> [SampleEdit] {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), node.bindings.count == 1,
      let name = node.bindings.first?.pattern, let new = properties[name.trimmedDescription]
    else { return [] }
    return [SampleEdit(range: name.textRange, replacement: new)]
  }

  /// Renames a call of the superclass's method.
  static func edits(of node: FunctionCallExprSyntax) -> [SampleEdit] {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return [] }
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    guard let new = methods["\(member.declName.baseName.text)(\(labels))"] else { return [] }
    var edits: [SampleEdit] = []
    if let name = new.name { edits.append(SampleEdit(range: member.declName.textRange, replacement: name)) }
    if let label = new.label, let first = node.arguments.first, let token = first.label,
      let colon = first.colon
    {
      edits.append(
        label == "_"
          ? SampleEdit(range: token.textRange.lowerBound..<colon.textRange.upperBound, replacement: "")
          : SampleEdit(range: token.textRange, replacement: label))
    }
    return edits
  }

  /// Renames the superclass's property.
  static func edits(of node: MemberAccessExprSyntax) -> [SampleEdit] {
    guard node.base?.is(SuperExprSyntax.self) == true, let new = properties[node.declName.baseName.text]
    else {
      return []
    }
    return [SampleEdit(range: node.declName.textRange, replacement: new)]
  }
}
