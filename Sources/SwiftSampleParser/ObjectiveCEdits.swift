import SwiftSyntax

/// Replaces a sample's uses of the Objective-C runtime and Apple's toolchain by equal Swift.
///
/// - Attributes such as `@objc` and `@IBOutlet` become blanks.
/// - `#selector(handlePan(_:))` becomes `Selector("handlePan(_:)", Card.handlePan(_:))`, and
///   `#selector(delegate.close)` becomes `Selector("close", of: delegate, { $0.close })`, of the variable's
///   type.
/// - `delegate?.move?(from: 1)` calls an optional method, which always exists here: the second `?` is a
///   blank. Without labels, this needs a delegate, or a method declared as optional: others may be closures.
///   See `OptionalCalls`.
/// - `@objc protocol Mover` becomes a protocol of classes: `protocol Mover: AnyObject`.
/// - `@objc optional` in a protocol: see `OptionalEdits`.
/// - `var delegate: AnyObject?` whose optional methods are called gets their protocol: see `DynamicDelegates`.
/// - `if let move = delegate.move` asks for an optional method: see `OptionalReferences`.
/// - `@NSManaged var progress: CGFloat` of a layer is stored by key: `{ get { managed("progress") } … }`.
/// - Properties that are observed or reached by their names: see `ObservedProperties`.
/// - `#keyPath(CALayer.position)` becomes a string.
/// - `import UIKit.UIGestureRecognizerSubclass` becomes an import of the module, and `#if os(iOS)` holds.
/// - An import of a framework that isn't modeled becomes blanks: its names are missing where they are used.
/// - `CoreGraphics.log(2)` without an import of the module: see `QualifiedNames`.
/// - Casts of values to objects: see `BridgeEdits`.
/// - `let path = CGMutablePath()` becomes a `var`, and a parameter of that type `inout`: paths are values here. See
///   `PathParameters`.
/// - `#Preview { … }` becomes blanks, and so does `@convention(block)`.
/// - Methods of delegates that UIKit finds by their selectors: see `DelegateSelectors`.
/// - Overrides that handle touches say so: see `TouchOverrides`.
/// - Overrides by names of Swift 3 and 4: see `OlderOverrides`; modifiers of then: see `OlderModifiers`.
/// - Initializers that UIKit requires of subclasses: see `InitializerEdits`.
/// - Overrides and `@objc` in extensions move into the class: see `OverrideEdits`. Subclasses override members of
///   extensions of the frameworks' classes: see `ExtensionMember`.
/// - `@MainActor` becomes blanks, since each run has a thread of its own. So in Swift 6 an isolated animator
///   conforms to other protocols, and `static let shared = Animator()` becomes `nonisolated(unsafe)`. Classes stay
///   `Sendable`: see `SendableEdits`.
final class ObjectiveCEdits: SyntaxVisitor {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSCopying", "NSManaged", "NSApplicationMain", "UIApplicationMain", "main", "GKInspectable",
  ]

  private var edits: [SampleEdit] = []
  private var paths = PathParameters()
  private var overrides = OverrideEdits()
  private let ownMembers = ExtensionMemberEdits()
  private var observed = ObservedProperties()
  /// The protocols of the sample.
  private var protocols: Set<String> = []
  private var unusedSenders = UnusedSenders()
  private var dynamicDelegates: DynamicDelegates?
  /// Whether the sample declares a method `observe`, which calls of that name may mean.
  private var hasOwnObserve = false
  /// Nil if no protocol has optional requirements.
  private var optionals: OptionalEdits?
  private var tree: SourceFileSyntax?
  private var ownFacts: OptionalFacts?
  /// The classes of the texts beside the sample, and those of the sample too.
  private var otherClasses = ClassFacts()
  private var classes = ClassFacts()
  /// The enclosing types, outermost first.
  private var types: [String] = []

  /// All edits, ascending. Most samples have none, and aren't walked.
  ///
  /// - Parameter facts: the declarations of other texts compiled with the sample; nil for none.
  static func all(
    in tree: SourceFileSyntax, of bytes: [UInt8], beside facts: SampleFacts? = nil
  ) -> [SampleEdit] {
    guard facts != nil || hints.contains(where: { contains($0, bytes) }) else { return [] }
    let walk = ObjectiveCEdits(viewMode: .sourceAccurate)
    if facts != nil || contains(Array("optional ".utf8), bytes) {
      var optionals = facts?.optionals ?? OptionalFacts()
      optionals.add(OptionalFacts(of: tree))
      walk.optionals = OptionalEdits(facts: optionals)
    }
    walk.hasOwnObserve = contains(Array("func observe".utf8), bytes)
    walk.protocols = Set(tree.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self)?.name.text })
    walk.otherClasses = facts?.classes ?? ClassFacts()
    walk.classes = ClassFacts(of: tree)
    walk.classes.add(walk.otherClasses)
    walk.tree = tree
    if contains(Array(": AnyObject".utf8), bytes) { walk.dynamicDelegates = DynamicDelegates(of: tree) }
    if contains(Array("#selector".utf8), bytes) { walk.unusedSenders = UnusedSenders(of: tree) }
    walk.paths = facts?.paths ?? PathParameters()
    walk.paths.add(PathParameters(of: tree))
    walk.walk(tree)
    let edits = walk.overrides.edits(beside: walk.edits)
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Texts of which every sample with edits has one.
  private static let hints = [
    "@", "#", "?(", "UIKit.", "super.init(", "override", "CGMutablePath", "static let",
    "dynamic ", "observe(", "publisher(for", "import ", "as NS", "as? NS", "as! NS", "as AnyObject",
    "as? AnyObject", "as [NS", "eyboardAnimation", "NSArray(", "elegate?.", "elegate.", "elegate!.",
    "ataSource?.", "ataSource.", "commit ", "moveRowAt ", "moveItemAt ", "open ", "weak ",
    "CoreGraphics.", "QuartzCore.", "Dispatch.",
  ].map {
    Array($0.utf8)
  }

  private static func contains(_ hint: [UInt8], _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == hint[0] && bytes[$0...].starts(with: hint) }
  }

  private func replace(_ node: some SyntaxProtocol, by replacement: String) {
    edits.append(SampleEdit(range: node.textRange, replacement: replacement))
  }

  private func blank(_ node: some SyntaxProtocol) {
    edits.append(.blank(node.textRange, node.trimmedDescription))
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    // Blocks of the Objective-C runtime are closures.
    if name == "convention", node.trimmedDescription.contains("block") { blank(node) }
    if Self.attributes.contains(name) || name == "MainActor" {
      let signature = node.parent?.parent?.as(ClosureSignatureSyntax.self)
      // A closure's `in` needs something before it: an empty capture list.
      if let signature, signature.capture == nil, signature.parameterClause == nil {
        let length = node.textRange.count
        replace(node, by: "[]" + String(repeating: " ", count: max(length - 2, 0)))
      } else {
        blank(node)
      }
    }
    return .skipChildren
  }

  // MARK: Macros

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // A preview of Xcode's canvas isn't part of the code.
    if node.macroName.text == "Preview" {
      blank(node)
      return .skipChildren
    }
    guard let argument = node.arguments.first else { return .visitChildren }
    if node.macroName.text == "selector" {
      let names = SelectorNames(
        type: types.last, protocols: protocols, optionals: optionals?.facts, unusedSenders: unusedSenders)
      guard let selector = names.selector(argument) else { return .visitChildren }
      replace(node, by: selector)
    } else if node.macroName.text == "keyPath", argument.label == nil {
      let names = argument.expression.trimmedDescription.split(separator: ".")
      let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
      replace(node, by: "\"\(path.joined(separator: "."))\"")
    } else {
      return .visitChildren
    }
    return .skipChildren
  }

  // MARK: Outlines

  /// Makes constants of `CGMutablePath` variable, since paths are values here.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += OlderOverrides.edits(of: node)
    edits += OlderModifiers.edits(of: node)
    if let dynamicDelegates, let edit = dynamicDelegates.edit(of: node, allFacts) { edits.append(edit) }
    let makesPath = node.bindings.contains { binding in
      binding.typeAnnotation?.type.trimmedDescription == "CGMutablePath"
        || binding.initializer?.value.trimmedDescription.hasPrefix("CGMutablePath(") == true
    }
    if makesPath, node.bindingSpecifier.text == "let" { replace(node.bindingSpecifier, by: "var") }
    if isManaged(node), let binding = node.bindings.first, let type = binding.typeAnnotation?.type {
      let name = binding.pattern.trimmedDescription
      let end = type.textRange.upperBound
      let accessors = " { get { managed(\"\(name)\") } set { setManaged(newValue, \"\(name)\") } }"
      edits.append(SampleEdit(range: end..<end, replacement: accessors))
    }
    if let word = node.modifiers.first(where: { $0.name.text == "static" }), isSharedObject(node) {
      replace(word, by: "nonisolated(unsafe) static")
    }
    return .visitChildren
  }

  /// Whether the runtime stores a property's value, as Core Animation does for layers.
  private func isManaged(_ node: VariableDeclSyntax) -> Bool {
    node.bindings.count == 1
      && node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
      }
  }

  /// Whether a class inherits from `NSObject`.
  private func isObject(_ node: ClassDeclSyntax) -> Bool {
    observed.objects.contains(node.name.text)
      || classes.root(of: node.name.text).map(ObservedProperties.isObject) == true
  }

  // MARK: Shared objects

  /// Classes whose objects may not be shared between threads.
  private var unsendable: Set<String> = []

  /// Whether a variable holds a shared instance of its class.
  private func isSharedObject(_ node: VariableDeclSyntax) -> Bool {
    guard let type = types.last, unsendable.contains(type), node.bindings.count == 1,
      node.bindingSpecifier.text == "let", !node.modifiers.contains(where: { $0.name.text == "nonisolated" }),
      let value = node.bindings.first?.initializer?.value.trimmedDescription
    else { return false }
    return ["\(type)(", "Self(", "\(type) {"].contains(where: value.hasPrefix)
      || node.bindings.first?.typeAnnotation?.type.trimmedDescription == type
  }

  // MARK: Optional methods

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    edits += BridgeEdits.edits(of: node)
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      let isOwn = optionals?.facts.methods.contains(name) == true
      let hasLabels = node.arguments.contains { $0.label != nil }
      let isKnown = FrameworkMethods.plain.contains(name) && !hasVariable(name)
      if hasLabels || isDelegate(member.base) || isOwn || isKnown {
        blank(optional.questionMark)
        if isOwn, optionals?.facts.hasValue(name) == true {
          edits += OptionalCalls.chaining(of: node)
        } else if !isOwn {
          edits += OptionalCalls.wrapping(of: node, member)
        }
      }
    }
    edits += paths.edits(of: node)
    edits += OlderOverrides.edits(of: node)
    if !hasOwnObserve, let edit = ObservedProperties.edit(of: node) { edits.append(edit) }
    if node.trimmedDescription == "os(iOS)" { replace(node, by: "true") }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += OlderOverrides.edits(of: node)
    edits += OlderModifiers.edits(of: node)
    if let edit = TouchOverrides.edit(of: node) { edits.append(edit) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let edit = PathParameters.edit(of: node) { edits.append(edit) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause == nil, node.attributes.has("objc") {
      let end = node.name.textRange.upperBound
      edits.append(SampleEdit(range: end..<end, replacement: ": AnyObject"))
    }
    if types.isEmpty, let optionals { edits += optionals.edits(of: node) }
    return .visitChildren
  }

  /// Whether a closure has the name of an optional method.
  private func hasVariable(_ name: String) -> Bool {
    allFacts?.hasVariable(name) == true
  }

  /// The declarations that decide about optional methods.
  private var allFacts: OptionalFacts? {
    let facts = optionals?.facts ?? ownFacts ?? tree.map(OptionalFacts.init)
    ownFacts = facts
    return facts
  }

  private func isDelegate(_ base: ExprSyntax?) -> Bool {
    guard let words = base?.trimmedDescription.lowercased() else { return false }
    return words.hasSuffix("delegate") || words.hasSuffix("delegate?") || words.hasSuffix("delegate!")
  }

  // MARK: Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text, AppleModules.unmodeled.contains(name) {
      blank(node)
      return .skipChildren
    }
    guard node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first,
      ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "Combine"].contains(module.name.text)
    else { return .visitChildren }
    let part = module.name.textRange.upperBound..<node.path.textRange.upperBound
    edits.append(.blank(part, String(repeating: " ", count: part.count)))
    return .visitChildren
  }

  // MARK: Bridges

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    edits += BridgeEdits.edits(of: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    edits += BridgeEdits.edits(of: node)
    edits += OlderOverrides.edits(of: node)
    edits += OptionalReferences.edits(of: node, optionals?.facts) { self.hasVariable($0) }
    edits += QualifiedNames.edits(of: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    edits += QualifiedNames.edits(of: node)
    return .visitChildren
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += overrides.add(node, isNested: !types.isEmpty, otherClasses, classes)
    edits += ownMembers.edits(of: node, classes)
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let sendable = SendableEdits.edits(of: node)
    edits += sendable
    if sendable.isEmpty, !inherited.contains(where: { $0.hasSuffix("Sendable") }) {
      unsendable.insert(node.name.text)
    }
    edits += InitializerEdits(node, classes).edits
    edits += ImplementedMembers.edits(of: node)
    edits += DelegateSelectors(facts: classes).edits(of: node)
    edits += observed.edits(of: node)
    if classes.makesSelectors, isObject(node) { edits += SelectorNames.list(of: node, classes) }
    edits += optionals?.edits(of: node) ?? []
    let methods = FrameworkMethods.methods(of: node.name.text, in: classes)
    if !methods.isEmpty, allFacts?.asksFrameworks == true {
      edits.append(FrameworkMethods.list(methods, of: node))
    }
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += overrides.add(node, otherClasses, classes)
    edits += ownMembers.edits(of: node, classes, otherClasses)
    edits += ImplementedMembers.edits(of: node)
    edits += DelegateSelectors(facts: classes).edits(of: node)
    edits += optionals?.edits(of: node) ?? []
    return enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
