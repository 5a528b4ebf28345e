import SwiftSyntax

/// An `optional` requirement of a protocol, and the declarations that replace it.
///
/// With the Objective-C runtime, the object is asked whether it has the member. Here a protocol says so:
/// `OptionalZooming0` stands for the first requirement of `Zooming`. An extension of `Zooming` implements the
/// requirement for all types by casting to that protocol, so inherited conformances count as well.
struct OptionalRequirement {
  /// The result of a method, or the type of a property.
  enum Result: Hashable {
    case nothing, value, optional
  }

  /// The full name: `frame(of:)`, `radius`.
  let name: String
  /// The possible results of a member, each with the declaration in its protocol.
  let declarations: [(result: Result, text: String)]
  /// The default implementation, given the name of the requirement's protocols: `func move() { … }`.
  let standard: (String) -> String
  /// The type of a reference to the method, as a closure; nil for a property, and for a generic method.
  private let closureType: String?
  /// Whether a method has no parameters, so that a property may not have its name.
  private let isPlain: Bool

  init(_ node: FunctionDeclSyntax) {
    name = node.fullName
    let list = node.signature.parameterClause.parameters
    // A single name may be a keyword, or `_`.
    let names = list.enumerated().map { $1.secondName?.text ?? "value\($0)" }
    let parameters = zip(names, list).map { name, parameter in
      "\(parameter.firstName.text) \(name): \(parameter.type.onOneLine)"
    }
    let arguments = zip(names, list).map { name, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return "\(label)\(parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "")\(name)"
    }
    let effects = node.signature.effectSpecifiers.map { " \($0.onOneLine)" } ?? ""
    let generic = node.genericParameterClause?.onOneLine ?? ""
    let types = list.map { $0.type.isOptional ? $0.type.asOptional : $0.type.onOneLine }
    let result = node.signature.returnClause?.type.onOneLine ?? "Void"
    closureType = generic.isEmpty ? "(\(types.joined(separator: ", ")))\(effects) -> \(result)" : nil
    isPlain = list.isEmpty
    let start = "func \(node.name.text)\(generic)(\(parameters.joined(separator: ", ")))\(effects)"
    let condition = node.genericWhereClause.map { " \($0.onOneLine)" } ?? ""
    let call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    guard let type = node.signature.returnClause?.type else {
      declarations = [(.nothing, start + condition)]
      standard = { "\(start)\(condition) { \(marks)(self as? any \($0))?.\(call) }" }
      return
    }
    declarations = Self.declarations(type) { "\(start) -> \($0)\(condition)" }
    standard = { "\(start) -> \(type.asOptional)\(condition) { \(Self.value(of: call, marks, $0)) }" }
  }

  /// Returns nil for a property without a type, which is invalid.
  init?(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let name = binding.pattern.trimmedDescription
    self.name = name
    (closureType, isPlain) = (nil, false)
    declarations = Self.declarations(type) { "var \(name): \($0) { get }" }
    standard = { "var \(name): \(type.asOptional) { \(Self.value(of: name, "", $0)) }" }
  }

  /// The declarations for a member with an optional, and for one without.
  private static func declarations(
    _ type: TypeSyntax, _ text: (String) -> String
  ) -> [(result: Result, text: String)] {
    [(.value, text(type.withoutOptional)), (.optional, text(type.asOptional))]
  }

  private static func value(of member: String, _ marks: String, _ base: String) -> String {
    "if let optionalSelf = self as? any \(base) { return \(marks)optionalSelf.\(member) }; "
      + "return \(marks)(self as? any \(name(base, .optional)))?.\(member)"
  }

  // MARK: Names

  /// The name of the protocol for types that have the requirement.
  ///
  /// - Parameter number: the requirement's position among the optional ones of its protocol.
  static func name(of owner: String, _ number: Int, _ result: Result) -> String {
    name("Optional\(owner)\(number)", result)
  }

  private static func name(_ base: String, _ result: Result) -> String {
    result == .optional ? base + "Nil" : base
  }

  /// The protocols of the requirement, and an extension of the protocol that casts to them.
  ///
  /// - Parameter access: the protocol's access modifier, with a space after it.
  func text(of owner: String, _ number: Int, access: String) -> String {
    let own = access == "public " ? "" : access
    let protocols = declarations.map {
      "\(own)protocol \(Self.name(of: owner, number, $0.result)): AnyObject { \($0.text) }; "
    }
    let member = (access == "public " ? access : "") + standard("Optional\(owner)\(number)")
    return protocols.joined() + "extension \(owner) { \(member) }"
  }
}

// MARK: References

extension OptionalRequirement {
  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The property that a reference with labels becomes: `optional_frame_of_` for `frame(of:)`.
  static func referenceName(_ fullName: String) -> String {
    "optional_" + fullName.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
  }

  /// Properties with the method as a closure, nil for an object without it: `if let frame = delegate.frame { … }`.
  ///
  /// The compiler chooses the property where an optional is needed, and the method where it is called.
  ///
  /// - Parameters:
  ///   - isFirst: whether no requirement before has the base name.
  ///   - base: the protocol that the requirement's protocol inherits from, for properties that can't stand beside
  ///     their method.
  /// - Returns: the declarations, and whether one needs the base.
  func references(
    of owner: String, _ number: Int, access: String, isFirst: Bool, in facts: OptionalFacts, base: String
  ) -> (texts: [String], needsBase: Bool) {
    guard let closureType else { return ([], false) }
    let word = access == "public " ? access : ""
    let method = isPlain ? baseName : name
    let values = declarations.map { "(self as? any \(Self.name(of: owner, number, $0.result)))?.\(method)" }
    let first = "if let method: \(closureType) = \(values[0]) { return method }; "
    // A method whose result is optional may be implemented by one whose isn't, and not the other way round.
    let isOptional = closureType.hasSuffix("?")
    let body = values.count > 1 && isOptional ? "\(first)return \(values[1])" : values[0]
    func text(_ extended: String, _ property: String) -> String {
      "extension \(extended) { \(word)var \(property): (\(closureType))? { \(body) } }"
    }
    var texts: [String] = []
    let isNamed = isFirst && facts.references.contains(baseName)
    if isNamed { texts.append(text(isPlain ? base : owner, baseName)) }
    if facts.references.contains(name) { texts.append(text(owner, Self.referenceName(name))) }
    return (texts, isNamed && isPlain)
  }
}

extension FunctionDeclSyntax {
  /// The name with labels: `frame(of:)`, or `close()` without parameters.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension TypeSyntax {
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  var withoutOptional: String {
    let wrapped =
      self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return (wrapped ?? self).onOneLine
  }

  var asOptional: String {
    if isOptional { return "\(withoutOptional)?" }
    let isOneWord =
      self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(ArrayTypeSyntax.self)
      || self.is(DictionaryTypeSyntax.self)
    return isOneWord ? "\(onOneLine)?" : "(\(onOneLine))?"
  }
}

extension SyntaxProtocol {
  /// The text without line breaks, so that later lines keep their numbers.
  var onOneLine: String {
    trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
