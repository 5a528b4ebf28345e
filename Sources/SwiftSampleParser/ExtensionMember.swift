import SwiftSyntax

/// A member of an author's extension of a framework's class that a subclass overrides.
///
/// With the Objective-C runtime, subclasses may override an extension's `@objc` members. Without it, the member
/// gets another name, and one with its name asks whether the object overrides it, which a protocol says:
///
/// - `extension UIView { @objc func close() { … } }` becomes
///   `extension UIView { func zoetrope_close() { … }; func close() { … } }; protocol OverriddenUIViewclose …`.
/// - `class Card: UIView { override func close() { super.close() } }` becomes
///   `class Card: UIView, OverriddenUIViewclose { func zoetropeOverride_close() { self.zoetrope_close() } }`.
struct ExtensionMember {
  /// The extended class.
  let type: String
  /// The name with labels: `close()`.
  let fullName: String
  /// The token of the name.
  private let token: TokenSyntax
  private let declaration: DeclSyntax

  static let prefix = "zoetrope_"
  static let overridePrefix = "zoetropeOverride_"

  /// The name of the protocol of objects that override a member.
  static func protocolName(_ type: String, _ fullName: String) -> String {
    "Overridden"
      + (type + "_" + fullName).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      .drop { $0 == "_" }
  }

  /// A member that can be overridden by its kind; nil for any other declaration.
  init?(_ declaration: DeclSyntax, of type: String) {
    guard let name = declaration.overridableName else { return nil }
    (self.type, self.declaration) = (type, declaration)
    (token, fullName) = name
  }

  /// The overridable members of an extension, which have the attribute `@objc`.
  static func all(in node: ExtensionDeclSyntax) -> [ExtensionMember] {
    guard node.genericWhereClause == nil else { return [] }
    let isObjectiveC = node.attributes.has("objc")
    return node.memberBlock.members.map(\.decl).compactMap { member in
      let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
      let words = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
      guard isObjectiveC || attributes?.has("objc") == true || words.contains("dynamic"),
        !words.contains(where: { ["override", "final"].contains($0) })
      else { return nil }
      return ExtensionMember(member, of: node.typeName)
    }
  }

  // MARK: The extension

  /// Renames the member.
  var edits: [SampleEdit] {
    let start = token.textRange.lowerBound
    // A filtered list of the parser's would have other positions.
    let words = Array(declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [])
    return words.filter { $0.name.text == "open" }.map {
      SampleEdit(range: $0.textRange, replacement: "public")
    } + [SampleEdit(range: start..<start, replacement: Self.prefix)]
  }

  /// The member with the original name, and the protocol; nil for a property without a type.
  var texts: (member: String, protocol: String)? {
    let modifiers = Array(declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [])
    let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
    let access = words.first { ["open", "public", "private", "fileprivate", "package"].contains($0) }
    let word = access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
    let protocolWord = access?.hasSuffix("private") == true ? "fileprivate " : ""
    let name = Self.protocolName(type, fullName)
    let head = "\(protocolWord)protocol \(name): AnyObject"
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        let type = binding.typeAnnotation?.type.onOneLine
      else { return nil }
      let property = token.text
      let isSettable =
        binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)?.contains {
          $0.accessorSpecifier.text == "set"
        } == true
      let setter =
        isSettable
        ? " set { if let own = self as? any \(name) { own.\(Self.overridePrefix)\(property) = newValue } "
          + "else { \(Self.prefix)\(property) = newValue } }" : ""
      return (
        "\(word)var \(property): \(type) { get { if let own = self as? any \(name) { "
          + "return own.\(Self.overridePrefix)\(property) }; return \(Self.prefix)\(property) }\(setter) }",
        "\(head) { var \(Self.overridePrefix)\(property): \(type) { get\(isSettable ? " set" : "") } }"
      )
    }
    let parameters = function.signature.parameterClause.parameters
    let declared = { (hasDefaults: Bool) in
      parameters.enumerated().map { number, parameter in
        let value = hasDefaults ? parameter.defaultValue.map { " \($0.onOneLine)" } ?? "" : ""
        return "\(parameter.firstName.text) a\(number): \(parameter.type.onOneLine)\(value)"
      }.joined(separator: ", ")
    }
    let arguments = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + "a\(number)"
    }.joined(separator: ", ")
    let effects = function.signature.effectSpecifiers
    let marks =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let end = [
      effects?.onOneLine, function.signature.returnClause?.onOneLine, function.genericWhereClause?.onOneLine,
    ].compactMap { $0.map { " " + $0 } }.joined()
    let generic = function.genericParameterClause?.onOneLine ?? ""
    let discardable = function.attributes.has("discardableResult") ? "@discardableResult " : ""
    return (
      "\(discardable)\(word)func \(token.text)\(generic)(\(declared(true)))\(end) { "
        + "if let own = self as? any \(name) { return \(marks)own.\(Self.overridePrefix)\(token.text)(\(arguments)) }; "
        + "return \(marks)\(Self.prefix)\(token.text)(\(arguments)) }",
      "\(head) { \(discardable)func \(Self.overridePrefix)\(token.text)\(generic)(\(declared(false)))\(end) }"
    )
  }
}

extension DeclSyntax {
  /// The name of a method or a computed property of instances, alone and with labels; nil for any other
  /// declaration.
  var overridableName: (token: TokenSyntax, fullName: String)? {
    let words = asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    guard !words.contains(where: { ["static", "class"].contains($0) }) else { return nil }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.body == nil ? nil : (function.name, function.fullName)
    }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    return (name, name.text)
  }
}
