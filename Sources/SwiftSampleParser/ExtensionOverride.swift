import SwiftSyntax

/// An override in an extension whose class stands in another text, or a member of one that subclasses override.
///
/// Without the Objective-C runtime, only the class's body can override and be overridden. So the member of the
/// extension gets another name, and the class's body gets a member that calls it.
struct ExtensionOverride {
  /// The member as it stands in the class's body, without its access.
  let declaration: String
  /// Whether the member has an access of its own.
  let hasAccess: Bool
  /// The member's name with labels.
  let fullName: String
  /// Whether the member overrides, and isn't only overridden by subclasses.
  let isOverride: Bool
  /// Whether subclasses of other texts may override the member.
  let isOpen: Bool

  private static let prefix = "zoetrope_"
  private static let hidden: Set = ["private", "fileprivate"]
  private static let access: Set = ["open", "public", "package", "internal"]

  /// The overrides of an extension, each with the edits that rename it there.
  static func all(in node: ExtensionDeclSyntax) -> [(override: ExtensionOverride, edits: [SampleEdit])] {
    guard node.genericWhereClause == nil else { return [] }
    return node.memberBlock.members.map(\.decl).compactMap { member in
      // A method that a protocol of UIKit's requires can be overridden as if it had the attribute.
      guard member.isOverride || node.inheritanceClause != nil || isObjectiveC(member, in: node),
        let fullName = member.overridableName?.fullName
      else { return nil }
      // A filtered list of the parser's would have other positions.
      let modifiers = Array(member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [])
      let kept = modifiers.filter { !hidden.contains($0.name.text) }.map(\.trimmedDescription)
      let name: TokenSyntax?
      let declaration: String?
      if let function = member.as(FunctionDeclSyntax.self) {
        name = function.name
        declaration = self.declaration(of: function)
      } else {
        let variable = member.as(VariableDeclSyntax.self)
        name = variable?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        declaration = variable.flatMap(self.declaration)
      }
      guard let name, let declaration else { return nil }
      let start = name.textRange.lowerBound
      let dropped = modifiers.filter { $0.name.text == "override" || hidden.contains($0.name.text) }
      let edits =
        dropped.map { SampleEdit.blank($0.textRange, $0.trimmedDescription) }
        // Only a class's body has members that are open.
        + modifiers.filter { $0.name.text == "open" }.map {
          SampleEdit(range: $0.textRange, replacement: "public")
        } + [SampleEdit(range: start..<start, replacement: prefix)]
      let override = ExtensionOverride(
        declaration: (kept + [declaration]).joined(separator: " "),
        hasAccess: modifiers.contains { access.contains($0.name.text) }, fullName: fullName,
        isOverride: member.isOverride, isOpen: isOpenWitness(member, in: node))
      return (override, edits)
    }
  }

  /// Whether a member of an extension has the attribute `@objc`, by itself or by the extension's.
  static func isObjectiveC(_ member: DeclSyntax, in node: ExtensionDeclSyntax) -> Bool {
    node.attributes.has("objc")
      || member.asProtocol((any WithAttributesSyntax).self)?.attributes.has("objc") == true
  }

  /// Whether a member of an extension with protocols is open, for subclasses in any text.
  static func isOpenWitness(_ member: DeclSyntax, in node: ExtensionDeclSyntax) -> Bool {
    node.inheritanceClause != nil && member.overridableName != nil
      && member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "open" }
        == true
  }

  private static func declaration(of node: FunctionDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters
    guard node.body != nil, parameters.allSatisfy({ $0.ellipsis == nil }),
      node.name.text.first?.isLetter == true
    else { return nil }
    let declared = parameters.enumerated().map {
      "\($1.firstName.text) a\($0): \($1.type.trimmedDescription)"
    }
    let arguments = parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInout ? "&" : "") + "a\(index)"
    }
    let effects = node.signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let parts: [String?] = [
      "func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")"
        + "(\(declared.joined(separator: ", ")))",
      effects?.trimmedDescription, node.signature.returnClause?.trimmedDescription,
      node.genericWhereClause?.trimmedDescription,
      "{ \(words)\(prefix)\(node.name.text)(\(arguments.joined(separator: ", "))) }",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func declaration(of node: VariableDeclSyntax) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type,
      let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let words = accessors.as(AccessorDeclListSyntax.self)?.map(\.accessorSpecifier.text) ?? ["get"]
    let setter =
      words.contains("set") ? " set { \(prefix)\(name) = newValue }" : words == ["get"] ? "" : nil
    return setter.map { "var \(name): \(type.trimmedDescription) { get { \(prefix)\(name) }\($0) }" }
  }
}
