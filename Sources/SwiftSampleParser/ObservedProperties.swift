import SwiftSyntax

/// Edits for key-value coding and observing, which the Objective-C runtime has on devices.
///
/// - `@objc dynamic var level = 0` tells observers when it is set: `{ willSet { … } didSet { … } }`.
/// - A class with `@objc` properties lists them by their names: `override class var codedProperties`.
/// - `view.observe(\.layer.bounds) { … }` says the name: `view.observe(\.layer.bounds, named: "layer.bounds")`.
///   So does `view.publisher(for: \.layer.bounds)`.
struct ObservedProperties {
  /// The classes of the text that are objects of Foundation.
  private(set) var objects: Set<String> = []

  /// - Returns: the edits of a class's properties; none if nothing is reached by its name, or if the class
  ///   isn't an object of Foundation.
  mutating func edits(of node: ClassDeclSyntax) -> [SampleEdit] {
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      objects.contains(parent) || Self.isObject(parent)
    else { return [] }
    objects.insert(node.name.text)
    let isCoded = node.attributes.has("objcMembers")
    var (edits, entries): ([SampleEdit], [String]) = ([], [])
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isOfClass,
        !variable.attributes.has("NSManaged"), !variable.attributes.areUnavailable,
        !variable.modifiers.contains(where: { $0.name.text == "override" })
      else { continue }
      let isDynamic = variable.modifiers.contains { $0.name.text == "dynamic" }
      let isNamed = ["objc", "IBInspectable", "IBOutlet"].contains(where: variable.attributes.has)
      guard isDynamic || isCoded || isNamed else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        if isDynamic, variable.bindingSpecifier.text == "var", !variable.isLazy {
          edits += Self.edits(of: binding, name)
        }
        let isObserved = isDynamic || node.memberBlock.calls("didChangeValue")
        entries.append(
          "UIKit.CodedProperty(\"\(name)\", \\\(node.name.text).\(name), isObserved: \(isObserved))")
      }
    }
    guard !entries.isEmpty else { return edits }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let list = "super.codedProperties + [\(entries.joined(separator: ", "))]"
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    edits.append(
      SampleEdit(
        range: end..<end,
        replacement: "; \(access)override class var codedProperties: [UIKit.CodedProperty] { \(list) } "))
    return edits
  }

  /// Whether a type's name is that of a class of UIKit, Core Animation or Foundation.
  static func isObject(_ name: String) -> Bool {
    guard ["UI", "CA", "NS"].contains(where: name.hasPrefix) else { return false }
    let protocols = [
      "Delegate", "DataSource", "Transitioning", "Context", "Coding", "Copying", "Protocol", "Provider",
      "Prefetching", "Responding", "Container", "Item", "Environment", "Timing", "Action",
    ]
    return !protocols.contains(where: name.hasSuffix) || name == "UIBarButtonItem" || name == "UIAction"
  }

  /// Makes a property tell of its changes.
  private static func edits(of binding: PatternBindingSyntax, _ name: String) -> [SampleEdit] {
    let before = "willChangeValue(forKey: \"\(name)\")"
    let after = "didChangeValue(forKey: \"\(name)\")"
    // The author’s body runs before observers are called.
    let last = "defer { \(after) }"
    func insert(_ text: String, at offset: Int) -> SampleEdit {
      SampleEdit(range: offset..<offset, replacement: text)
    }
    guard let block = binding.accessorBlock else {
      let end = binding.textRange.upperBound
      return [insert(" { willSet { \(before) } didSet { \(after) } }", at: end)]
    }
    // A single getter is never set.
    guard let accessors = block.accessors.as(AccessorDeclListSyntax.self) else { return [] }
    func start(_ accessor: AccessorDeclSyntax) -> Int? { accessor.body?.leftBrace.textRange.upperBound }
    var edits: [SampleEdit] = []
    var words: Set<String> = []
    for accessor in accessors {
      words.insert(accessor.accessorSpecifier.text)
      guard let start = start(accessor) else { continue }
      switch accessor.accessorSpecifier.text {
      case "set": edits.append(insert(" \(before); \(last); ", at: start))
      case "willSet": edits.append(insert(" \(before); ", at: start))
      case "didSet":
        let isEmpty = accessor.body?.statements.isEmpty == true
        edits.append(insert(" \(isEmpty ? after : last); ", at: start))
      default: break
      }
    }
    let open = block.leftBrace.textRange.upperBound
    if words == ["didSet"] { edits.append(insert(" willSet { \(before) } ", at: open)) }
    if words == ["willSet"] { edits.append(insert(" didSet { \(after) } ", at: open)) }
    return edits
  }

  /// Says the names of the properties of a key path that is observed.
  static func edit(of call: FunctionCallExprSyntax) -> SampleEdit? {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let first = call.arguments.first, let path = first.expression.as(KeyPathExprSyntax.self),
      call.arguments.dropFirst().allSatisfy({ ["options", "changeHandler"].contains($0.label?.text) })
    else { return nil }
    let isHandled = call.arguments.count > 1 || call.trailingClosure != nil
    switch (name, first.label?.text) {
    case ("observe", nil) where isHandled: break
    case ("publisher", "for"): break
    default: return nil
    }
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    let isPlain = path.components.allSatisfy {
      $0.component.is(KeyPathPropertyComponentSyntax.self)
        || $0.component.is(KeyPathOptionalComponentSyntax.self)
    }
    guard isPlain, !names.isEmpty else { return nil }
    let end = path.textRange.upperBound
    return SampleEdit(range: end..<end, replacement: ", named: \"\(names.joined(separator: "."))\"")
  }
}

extension AttributeListSyntax {
  /// Whether the list has an attribute.
  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  /// Whether `@available(*, unavailable)` forbids all uses, as libraries do with members for Interface Builder.
  var areUnavailable: Bool {
    contains {
      $0.trimmedDescription.hasPrefix("@available") && $0.description.contains("unavailable")
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isOfClass: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
  fileprivate var isLazy: Bool { modifiers.contains { $0.name.text == "lazy" } }
}

extension MemberBlockSyntax {
  /// Whether a text stands in the members.
  fileprivate func calls(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
