import Animators
import Diagnostics
import Options
import Runs

/// The animator that a directive names, with the options that it sets.
extension AnimatorChoice {
  /// Reads the animator that the argument names; nil, with diagnostics, if there is no such animator.
  ///
  /// - Parameter common: names of options that belong to the directive and not to the animator.
  init?(_ directive: DirectiveReader, common: Set<String>) {
    guard let argument = directive.argument else { return nil }
    self.init(argument, in: directive, common: common)
  }

  /// Reads an animator; nil, with diagnostics, if there is no such animator.
  ///
  /// - Parameters:
  ///   - argument: its name, or an expression of the page's Swift. Those that are wrong on purpose can be named, too.
  ///   - common: names of options that belong to the directive and not to the animator.
  init?(_ argument: Located<String>, in directive: DirectiveReader, common: Set<String>) {
    guard !ExpressionSyntax.isExpression(argument.value) else {
      self.init(expression: argument, in: directive, common: common)
      return
    }
    let known = Catalogue.animator(named: argument.value) ?? Mistakes.animator(named: argument.value)
    guard let description = known else {
      var problem = Diagnostic.unknown(
        "animator", argument.value, "transition.unknown-animator", at: argument.range,
        allowed: Catalogue.animators.map(\.name))
      if directive.swift.isOn, argument.value.contains(where: \.isUppercase) {
        problem.fix = "write “\(argument.value)()” for an animator of the page’s Swift"
      }
      directive.report(problem)
      return nil
    }
    var values = OptionValues()
    for option in directive.options where !common.contains(option.name.value) {
      guard let known = description.option(named: option.name.value) else {
        // Unknown names were reported before.
        if Self.isAnyAnimators(option.name.value) {
          directive.report(
            .unknown(
              "option of \(description.name)", option.name.value, "transition.unknown-option",
              at: option.name.range,
              allowed: description.options.map(\.name)))
        }
        continue
      }
      directive.read(option, known, into: &values)
    }
    self.init(description, values)
  }

  /// Nil, with diagnostics, where the page's Swift cannot be run.
  private init?(expression: Located<String>, in directive: DirectiveReader, common: Set<String>) {
    for option in directive.options
    where !common.contains(option.name.value) && Self.isAnyAnimators(option.name.value)
      && option.name.value != Self.reverse.name
    {
      directive.report(
        .error(
          "transition.unknown-option", "“\(option.name.value)” is an option of the catalog’s animators",
          at: option.name.range, fix: "add it to the arguments of “\(expression.value)”"))
    }
    guard let function = directive.function(for: ListingExpression(expression, .animator)) else { return nil }
    let isReversed = directive[Self.reverse] == nil ? nil : directive.value(of: Self.reverse)
    self.init(function, goesForward: isReversed.map { !$0 })
  }

  /// The option of Swift expressions for the way back: `isForward` is false, and a presented screen is
  /// dismissed.
  private static let reverse = Option(flag: "reverse", "Whether it goes back.")

  static func isAnyAnimators(_ name: String) -> Bool {
    allOptions.contains { $0.name == name }
  }

  /// Leaves out the options that none of the named animators has. A name that is unknown, too, leaves out none.
  static func options(
    _ options: [any OptionDescription], of animators: [Located<String>]
  ) -> [any OptionDescription] {
    let isSwift = animators.map { ExpressionSyntax.isExpression($0.value) && AnimatorCall($0) == nil }
    let known = animators.compactMap { AnimatorCall($0)?.description }
    guard !animators.isEmpty, known.count + isSwift.count(where: \.self) == animators.count else {
      return options
    }
    return options.filter { option in
      !isAnyAnimators(option.name) || known.contains { $0.option(named: option.name) != nil }
    }
  }

  /// All animators' options, each name once.
  static let allOptions: [any OptionDescription] = {
    var seen: Set<String> = []
    return Catalogue.animators.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }()
}
