import SwiftSyntax

/// Adds the initializers that a class has to have, and marks those that its superclass requires.
///
/// Views, layers and controllers require `init?(coder:)`, as in UIKit. In addition, objects that UIKit makes by
/// their class have to have the initializer that makes them, which UIKit finds when the program runs: layers,
/// animations, recognizers, cells and layout attributes. So `override init(frame:)` of a cell becomes `required`.
struct InitializerEdits {
  private let node: ClassDeclSyntax
  private let facts: ClassFacts
  private let required: [Requirement]
  private(set) var edits: [SampleEdit] = []

  /// - Parameter facts: the classes of the sample and of the texts beside it.
  init(_ node: ClassDeclSyntax, _ facts: ClassFacts) {
    (self.node, self.facts) = (node, facts)
    required = facts.root(of: node.name.text).map(Requirement.all) ?? []
    guard !required.isEmpty else { return }
    let own = node.initializers
    for initializer in own where required.contains(where: { $0.labels == initializer.labels }) {
      mark(initializer)
    }
    if let initializer = own.first(where: { $0.labels.isEmpty }) { listOwn(initializer) }
    // A conditional initializer may be any of them.
    let isConditional = node.memberBlock.members.contains {
      $0.decl.is(IfConfigDeclSyntax.self) && $0.trimmedDescription.contains("init")
    }
    guard own.contains(where: { !$0.isConvenience }), !isConditional else { return }
    add(required.filter { missing in !own.contains { $0.labels == missing.labels } })
  }

  /// Makes an initializer `required`, in the place of `override`, which then has to be as accessible as its class.
  private mutating func mark(_ initializer: InitializerDeclSyntax) {
    let words = ["open", "public", "package", "internal", "fileprivate", "private"]
    let isAccessible = initializer.modifiers.contains { words.contains($0.name.text) }
    let marked = (isAccessible ? "" : access) + "required"
    let isMarked = initializer.modifiers.contains { $0.name.text == "required" }
    if let word = initializer.modifiers.first(where: { $0.name.text == "override" }) {
      edits.append(
        isMarked
          ? .blank(word.textRange, word.trimmedDescription)
          : SampleEdit(range: word.textRange, replacement: marked))
    } else if !isMarked, initializer.labels != Requirement.coder.labels {
      let start = initializer.initKeyword.textRange.lowerBound
      edits.append(SampleEdit(range: start..<start, replacement: marked + " "))
    }
  }

  /// Tells UIKit of an initializer without parameters, which overrides none of a view or a controller. Code may call
  /// it by a class that is known when the program runs.
  private mutating func listOwn(_ initializer: InitializerDeclSyntax) {
    let isOverride = initializer.modifiers.contains { ["override", "required"].contains($0.name.text) }
    guard !isOverride, !initializer.isUnavailable, !required.contains(where: \.labels.isEmpty),
      initializer.optionalMark == nil,
      initializer.signature.effectSpecifiers == nil, initializer.genericParameterClause == nil
    else { return }
    let name = node.name.text
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    let body = "self == \(name).self ? \(name)() : super._ownMade()"
    edits.append(
      SampleEdit(
        range: end..<end,
        replacement: "; \(access)override class func _ownMade() -> UIKit.NSObject? { \(body) } "))
  }

  /// The word before what is added to a class that other modules see.
  private var access: String {
    node.modifiers.contains { ["open", "public"].contains($0.name.text) } ? "public " : ""
  }

  private mutating func add(_ missing: [Requirement]) {
    guard !missing.isEmpty else { return }
    let added = missing.map { access + $0.declaration(body(of: $0)) + "\n" }.joined()
    let end = node.memberBlock.rightBrace.textRange.lowerBound
    edits.append(SampleEdit(range: end..<end, replacement: "\n" + added))
  }

  /// Calls the superclass's initializer, unless it leaves properties without a value: then it stops the program,
  /// as UIKit does where a missing initializer is called.
  private func body(of missing: Requirement) -> String {
    if missing.isConvenience, node.initializers.contains(where: { $0.labels == missing.called }) {
      return "self.\(missing.call)"
    }
    let isComplete =
      missing.labels != Requirement.coder.labels && node.memberBlock.members.allSatisfy { $0.decl.hasValue }
      && facts.inherits(missing.called, in: node.name.text)
    return isComplete
      ? "super.\(missing.call)" : "fatalError(\"init(\(missing.name)) has not been implemented\")"
  }

  /// An initializer that a class of the frameworks requires of its subclasses.
  private struct Requirement {
    var labels: [String]
    /// The parameters of a declaration.
    var parameters = ""
    /// The call of the initializer that makes the same object in the superclass, and its labels.
    var call: String
    var called: [String]
    /// Whether it is a convenience initializer of the superclass, which calls another one.
    var isConvenience = false
    /// Whether the initializer from an archive may fail.
    var fails = true

    static let coder = Self(
      labels: ["coder"], parameters: "coder: UIKit.NSCoder", call: "init(coder: coder)", called: ["coder"])
    /// Stack views have one that doesn't fail.
    static let stackCoder = Self(
      labels: ["coder"], parameters: "coder: UIKit.NSCoder", call: "init(coder: coder)", called: ["coder"],
      fails: false)
    static let target = Self(
      labels: ["target", "action"], parameters: "target: Any?, action: UIKit.Selector?",
      call: "init(target: target, action: action)", called: ["target", "action"])
    static let none = Self(labels: [], call: "init()", called: [])
    static let recognizer = Self(
      labels: [], call: "init(target: nil, action: nil)", called: ["target", "action"], isConvenience: true)
    static let copy = Self(
      labels: ["layer"], parameters: "layer: Any", call: "init(layer: layer)", called: ["layer"])
    static let view = Self(
      labels: ["frame"], parameters: "frame: UIKit.CGRect", call: "init(frame: frame)", called: ["frame"])
    static let row = Self(
      labels: ["style", "reuseIdentifier"],
      parameters: "style: UIKit.UITableViewCell.CellStyle, reuseIdentifier: Swift.String?",
      call: "init(style: style, reuseIdentifier: reuseIdentifier)", called: ["style", "reuseIdentifier"])

    /// The labels as in the name of an initializer.
    var name: String { labels.map { "\($0):" }.joined() }

    /// The declaration as it is added to a class.
    func declaration(_ body: String) -> String {
      let isStopped = body.hasPrefix("fatalError")
      let word = isConvenience && (isStopped || body.hasPrefix("self")) ? "convenience " : ""
      let mark = labels == Self.coder.labels && fails ? "?" : ""
      return "required \(word)init\(mark)(\(parameters)) { \(body) }"
    }

    /// Endings of the names of classes and protocols that aren't archived.
    private static let unarchived = [
      "PresentationController", "Behavior", "Animator", "Delegate", "DataSource", "Transitioning",
      "Transition",
      "Coordinator", "Context", "Attributes", "Segue", "Generator", "Interaction", "Parameters", "Responder",
    ]

    /// - Parameter root: the name of a class of the frameworks.
    static func all(of root: String) -> [Self] {
      if root.hasPrefix("CA") {
        if root.hasSuffix("Layer") { return [.none, .copy, .coder] }
        if root == "CAEmitterCell" { return [.coder] }
        return root.hasSuffix("Animation") || ["CAAnimationGroup", "CATransition"].contains(root)
          ? [.none, .coder] : []
      }
      if root == "UICollectionViewLayoutAttributes" || root.hasSuffix("LayoutInvalidationContext") {
        return [.none]
      }
      guard root.hasPrefix("UI"), !unarchived.contains(where: root.hasSuffix) else { return [] }
      switch root {
      case "UITableViewCell": return [.row, .coder]
      case "UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell":
        return [.view, .coder]
      case "UIStackView": return [.stackCoder]
      default: return root.hasSuffix("GestureRecognizer") ? [.target, .recognizer] : [.coder]
      }
    }
  }
}

extension DeclSyntax {
  /// Whether it needs no initializer: it isn't a stored property, or has a value from the start.
  fileprivate var hasValue: Bool {
    guard let variable = self.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      !variable.attributes.contains(where: { $0.trimmedDescription == "@NSManaged" })
    else { return true }
    return variable.bindings.allSatisfy { binding in
      let type = binding.typeAnnotation?.type
      let isOptional =
        variable.bindingSpecifier.text == "var"
        && (type?.is(OptionalTypeSyntax.self) == true
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
      return binding.initializer != nil || isOptional || binding.isComputed
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard let all = accessors.as(AccessorDeclListSyntax.self) else { return true }
    return all.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
  }
}
