import SwiftSyntax

/// Makes requirements that a protocol marks as `optional` such that every type meets.
///
/// - `@objc optional func move()` does nothing where it is not implemented: an extension of the protocol says so.
/// - `@objc optional func frame(of view: UIView) -> CGRect` has an optional result, as a call of it has in Xcode, and so has an
///   optional property: nil where it is not implemented. A type of the same sample that has it without the optional gets one that
///   stands between the two.
/// - `delegate?.move?(from: 1)` calls such a method. Here all of them are there: the second `?` is a blank.
struct OptionalEdits {
  private struct Requirement {
    /// As Swift writes it: `frame(of:)`, `radius`.
    var name: String
    /// What an extension of the protocol has.
    var standard: String
    /// What a type that has it without the optional gets, without `@_implements`; nil where no type needs it.
    var between: String?
  }

  private var requirements: [String: [Requirement]] = [:]
  /// The methods and properties of types, by their names.
  private var members: [String: Set<String>] = [:]
  private var conformances: [(type: String, protocols: [String], end: Int)] = []

  /// The base names of all optional methods of a sample.
  static func methods(in tree: SourceFileSyntax) -> Set<String> {
    let walk = OptionalMethods(viewMode: .sourceAccurate)
    walk.walk(tree)
    return walk.names
  }

  // MARK: Protocols

  /// Takes note of a protocol's optional requirements.
  ///
  /// - Returns: what stands in their stead.
  mutating func add(_ node: ProtocolDeclSyntax) -> [SampleEdit] {
    var edits: [SampleEdit] = []
    var own: [Requirement] = []
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let word = modifiers.first(where: { $0.name.text == "optional" }), modifiers.count == 1
      else { continue }
      let type: TypeSyntax?
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        own.append(Self.requirement(function))
        type = function.signature.returnClause?.type
      } else if let variable = member.decl.as(VariableDeclSyntax.self),
        let requirement = Self.requirement(variable)
      {
        own.append(requirement)
        type = variable.bindings.first?.typeAnnotation?.type
        // Code cannot set it by way of the protocol.
        if let accessors = variable.bindings.first?.accessorBlock {
          edits.append(SampleEdit(range: accessors.textRange, replacement: "{ get }"))
        }
      } else {
        continue
      }
      edits.append(.blank(word.textRange, word.trimmedDescription))
      if let type, !type.isOptional {
        edits.append(SampleEdit(range: type.textRange, replacement: type.optionalDescription))
      }
    }
    guard !own.isEmpty else { return [] }
    requirements[node.name.text] = own
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let standards = own.map { access + $0.standard }.joined(separator: "; ")
    edits.append(
      SampleEdit(
        range: node.memberBlock.rightBrace.textRange,
        replacement: "}; extension \(node.name.text) { \(standards) }"))
    return edits
  }

  private static func requirement(_ node: FunctionDeclSyntax) -> Requirement {
    let generic = node.genericParameterClause?.onOneLine ?? ""
    let parameters = node.signature.parameterClause
    let start = "\(generic)\(parameters.onOneLine)"
    guard let result = node.signature.returnClause?.type else {
      return Requirement(name: node.fullName, standard: "func \(node.name.text)\(start) {}")
    }
    let arguments = parameters.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      return "\(label)\(isInout ? "&" : "")\((parameter.secondName ?? parameter.firstName).text)"
    }
    let type = result.isOptional ? result.onOneLine : result.optionalDescription
    return Requirement(
      name: node.fullName, standard: "func \(node.name.text)\(start) -> \(type) { nil }",
      between: result.isOptional
        ? nil
        : "\(start) -> \(type) "
          + Self.value(of: "\(node.name.text)(\(arguments.joined(separator: ", ")))", result))
  }

  private static func requirement(_ node: VariableDeclSyntax) -> Requirement? {
    guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation?.type
    else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let optional = type.isOptional ? type.onOneLine : type.optionalDescription
    return Requirement(
      name: name, standard: "var \(name): \(optional) { nil }",
      between: type.isOptional ? nil : ": \(optional) " + value(of: name, type))
  }

  /// The body of what stands in between. Without the type, the compiler takes the protocol's own for what is meant.
  private static func value(of expression: String, _ type: TypeSyntax) -> String {
    "{ let value: \(type.onOneLine) = \(expression); return value }"
  }

  // MARK: Types

  /// Takes note of a type, or an extension of one.
  mutating func add(_ type: String, _ inherited: InheritanceClauseSyntax?, _ body: MemberBlockSyntax) {
    for member in body.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        members[type, default: []].insert(function.fullName)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          members[type, default: []].insert(binding.pattern.trimmedDescription)
        }
      }
    }
    let protocols = inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    conformances.append((type, protocols, body.rightBrace.textRange.lowerBound))
  }

  /// What the types need that have an optional requirement.
  var edits: [SampleEdit] {
    conformances.compactMap { type, protocols, end in
      let needed = protocols.flatMap { name in
        (requirements[name] ?? []).enumerated().compactMap { number, requirement -> String? in
          guard let between = requirement.between, members[type]?.contains(requirement.name) == true else {
            return nil
          }
          let word = between.hasPrefix(":") ? "var" : "func"
          return "@_implements(\(name), \(requirement.name)) \(word) optional\(name)\(number)\(between)"
        }
      }
      guard !needed.isEmpty else { return nil }
      return SampleEdit(range: end..<end, replacement: "; \(needed.joined(separator: "; ")) ")
    }
  }
}

/// Finds the methods that protocols mark as `optional`.
private final class OptionalMethods: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "optional" }) { names.insert(node.name.text) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// `frame(of:)`, and `close` for one without parameters.
  fileprivate var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  fileprivate var optionalDescription: String {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(ArrayTypeSyntax.self)
      || self.is(DictionaryTypeSyntax.self) ? "\(onOneLine)?" : "(\(onOneLine))?"
  }
}

extension SyntaxProtocol {
  /// Without line breaks, so that lines stay where they are.
  fileprivate var onOneLine: String {
    trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
