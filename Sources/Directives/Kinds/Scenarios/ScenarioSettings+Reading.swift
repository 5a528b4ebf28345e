import Animators
import Diagnostics
import DirectiveParsing
import Listings
import Options
import Runs
import Screens
import Scripts
import UIKit

/// Reads a scenario's argument and options.
extension ScenarioSettings {
  private static let list = Option(
    "screens", .text("names of screens"), unset: "required", "the screens in the container")
  static let animator = Option(
    "animator", .text("an animator"), unset: "the container’s own",
    "animates the changes; its options can be set, too")
  private static let containerOption = Option(
    "container", .text("Swift"), unset: "one of UIKit's",
    "an expression of the page's Swift that makes the container of `controllers`")
  private static let delegate = Option(
    "delegate", .text("Swift"), unset: "none",
    "an expression of the page's Swift that makes the delegate, which returns animators and interactions")
  private static let interactionOption = Option(
    "interaction", .word(Interaction.self), unset: "none", "the gesture that drives changes, or Swift")
  private static let safe = Option(
    flag: "safe",
    "on tabs: a pan drives the changes, and nothing else can be selected during one")
  private static let carry = Option(
    "carry", .flag, standard: true,
    "with safe: whether the outcome of a gesture that ends before its transition starts is kept")
  static let options: [any OptionDescription] =
    [
      list, animator, interactionOption, containerOption, delegate, safe, carry,
    ] + ScenarioPresentation.options

  /// - Parameter common: names of options that belong to the directive and not to an animator.
  /// - Returns: nil, with diagnostics, if anything is wrong.
  init?(_ directive: DirectiveReader, common: Set<String>, _ registry: ScreenRegistry) {
    let outer = directive.diagnostics
    let directive = DirectiveReader(
      directive: directive.directive, lines: directive.lines, swift: directive.swift)
    defer { outer.report(directive.diagnostics.diagnostics) }
    guard let container = Self.container(directive) else { return nil }
    let choice = directive[Self.animator].flatMap { AnimatorChoice($0.value, in: directive, common: common) }
    let own = OwnExpressions(directive.directive, container).functions(directive)
    let presentation = ScenarioPresentation(directive, isModal: container == .modal)
    // Over the first screen, others may have sizes of their own.
    let arePlaced =
      container == .modal
      && (own.delegate != nil || choice?.mayPresent ?? false || presentation.takesAnySize)
    let screens = Self.screens(directive, container, registry, areOfOneSize: !arePlaced)
    let interaction = InteractionChoice(
      Self.interactionOption, container.expressionTypes.interaction, in: directive)
    let isSafe = directive.value(of: Self.safe)
    let carriesOver = directive.value(of: Self.carry)
    self.init(
      container: container, screens: screens, choice: choice, interaction: interaction, isSafe: isSafe,
      carriesOver: carriesOver, presentation: presentation, own: own)
    checkCombinations(directive)
    presentation.checkRoom(directive, screens)
    if directive.diagnostics.hasErrors { return nil }
  }

  // MARK: Swift

  /// The Swift expressions among the options.
  static func expressions(in directive: Directive) -> [ListingExpression] {
    let container = directive.argument.flatMap { ScenarioContainer(rawValue: $0.value) }
    let own = container.map { OwnExpressions(directive, $0) }
    return [
      own?.container, own?.delegate,
      InteractionChoice.expression(
        interactionOption, container?.expressionTypes.interaction, in: directive),
      ListingExpression(ifSwift: directive[animator]?.value, .animator),
    ].compactMap(\.self)
  }

  private struct OwnExpressions {
    var container: ListingExpression?
    var delegate: ListingExpression?

    init(_ directive: Directive, _ kind: ScenarioContainer) {
      let types = kind.expressionTypes
      if let type = types.container {
        container = directive[containerOption].map { ListingExpression($0.value, type) }
      }
      if let type = types.delegate {
        delegate = directive[ScenarioSettings.delegate].map { ListingExpression($0.value, type) }
      }
    }

    func functions(_ directive: DirectiveReader) -> Own {
      Own(
        container: container.flatMap { directive.function(for: $0) },
        delegate: delegate.flatMap { directive.function(for: $0) })
    }
  }

  // MARK: Reading

  private static func container(_ directive: DirectiveReader) -> ScenarioContainer? {
    guard let argument = directive.argument else { return nil }
    if let container = ScenarioContainer(rawValue: argument.value) { return container }
    directive.report(
      .unknown(
        "container", argument.value, "scenario.unknown-container", at: argument.range,
        allowed: ScenarioContainer.allCases.map(\.rawValue)))
    return nil
  }

  private static let mostScreens = 12

  private static func screens(
    _ directive: DirectiveReader, _ container: ScenarioContainer, _ registry: ScreenRegistry,
    areOfOneSize: Bool
  ) -> [Screen] {
    let option = directive[list]
    let names = option.flatMap { directive.list($0) } ?? []
    let place = option?.value.range ?? directive.name.range
    let allowed = container.leastScreens...mostScreens
    guard allowed.contains(names.count) else {
      directive.report(
        .error(
          "scenario.screens",
          "“\(container.rawValue)” needs \(allowed.lowerBound) to \(allowed.upperBound) screens, not \(names.count)",
          at: place, explanation: container.arrangement, allowed: registry.names,
          fix: "list them after “:screens:”, separated by commas"))
      return []
    }
    if let twice = names.enumerated().first(where: { item in
      names[..<item.offset].contains { $0.value.value == item.element.value.value }
    }) {
      directive.report(
        .error(
          "scenario.screens", "“\(twice.element.value.value)” is listed twice",
          at: twice.element.value.range, explanation: "a view controller can be in the container only once",
          fix: "define a second screen that looks like it"))
    }
    let screens = names.compactMap { registry.find($0.value, directive.diagnostics) }
    if areOfOneSize, let first = screens.first, let other = screens.first(where: { $0.size != first.size }) {
      directive.report(ScreenPair.mismatch(first, other, at: directive.name.range))
    }
    return screens
  }

  // MARK: What goes together

  private func checkCombinations(_ directive: DirectiveReader) {
    checkAnimator(directive)
    checkInteraction(directive)
    checkOwn(directive)
    checkSafety(directive)
  }

  private func checkAnimator(_ directive: DirectiveReader) {
    guard let animator = directive[Self.animator] else {
      for option in directive.options where AnimatorChoice.isAnyAnimators(option.name.value) {
        directive.report(.without(option, "the option “animator”"))
      }
      return
    }
    if let style = presentation.style, style != .custom, choice?.presentsOverPart == true {
      directive.report(
        .error(
          "scenario.animator", "“\(animator.value.value)” has its own presentation style",
          at: animator.value.range, fix: "delete “presentation”, or use another animator"))
    }
    guard container == .paging else { return }
    directive.report(
      .error(
        "scenario.animator", "“paging” can't have an animator, since it has no transitions",
        at: animator.name.range,
        explanation: "a finger scrolls its pages", fix: "delete “animator”"))
  }

  private func checkInteraction(_ directive: DirectiveReader) {
    guard let option = directive[Self.interactionOption], let interaction else { return }
    if let known = interaction.known, !container.interactions.contains(known) {
      directive.report(
        .error(
          "scenario.interaction", "“\(known.rawValue)” can't drive “\(container.rawValue)”",
          at: option.value.range, allowed: container.interactions.map(\.rawValue),
          fix: container == .navigation && known == .edge
            ? "delete it: a navigation controller already pops by a pull from the left edge"
            : "choose another one, or delete it"))
    } else if directive[Self.animator] == nil {
      directive.report(.without(option, "the option “animator”"))
    } else if presentation.style == .sheet, interaction.known == .vertical {
      directive.report(
        .error(
          "scenario.interaction", "“vertical” conflicts with the sheet's own drag", at: option.value.range,
          explanation: "a sheet has a gesture recognizer of its own, and only one of the two gets the touch",
          fix: "delete it, or use “edge” or “pinch”"))
    }
  }

  /// Reports Swift where the container takes none.
  private func checkOwn(_ directive: DirectiveReader) {
    if let option = directive[Self.delegate], container == .paging {
      directive.report(.without(option, "transitions, and pages are scrolled"))
    }
    if let option = directive[Self.containerOption], container == .modal {
      directive.report(.without(option, "one of “tabs”, “navigation” and “paging”"))
    }
    guard let delegate = directive[Self.delegate] else { return }
    for other in [Self.animator.name, Self.interactionOption.name, Self.safe.name] {
      guard let option = directive.directive[option: other] else { continue }
      directive.report(
        .error(
          "directive.conflict", "“\(other)” and “delegate” exclude each other", at: option.name.range,
          explanation: "the delegate returns the animator and the interaction controller",
          fix: "delete one of them",
          notes: [.init("the other one", at: delegate.name.range)]))
    }
  }

  private func checkSafety(_ directive: DirectiveReader) {
    if let carry = directive[Self.carry], !isSafe {
      directive.report(.without(carry, "“:safe: true”"))
    }
    guard isSafe, let safe = directive[Self.safe] else { return }
    if container != .tabs {
      directive.report(.without(safe, "the container “tabs”"))
    }
    if let interaction = directive[Self.interactionOption] {
      directive.report(
        .error(
          "directive.conflict", "“interaction” and “safe” exclude each other", at: interaction.name.range,
          explanation: "safe tabs already have a pan", fix: "delete one of them"))
    }
    if let animator = directive[Self.animator], let choice, choice.name != "slide" {
      directive.report(
        .error(
          "scenario.animator", "safe tabs can't use “\(choice.name)”", at: animator.value.range,
          explanation: "safe tabs need an animator that reports the end of a change, which only “slide” does",
          allowed: ["slide"]))
    }
  }
}

extension ScenarioContainer {
  /// The types of Swift expressions that the container takes; nil where it takes none.
  fileprivate var expressionTypes:
    (container: ExpressionType?, delegate: ExpressionType?, interaction: ExpressionType?)
  {
    switch self {
    case .tabs: (.tabBarController, .tabBarDelegate, .tabBarInteraction)
    case .navigation: (.navigationController, .navigationDelegate, .navigationInteraction)
    case .modal: (nil, .transitioningDelegate, .dismissalInteraction)
    case .paging: (.pages, nil, nil)
    }
  }
}
