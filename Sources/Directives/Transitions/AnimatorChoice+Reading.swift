import Animators
import Diagnostics
import Markup
import Runs

/// The animator that a directive names, with the options that it sets.
extension AnimatorChoice {
  /// The one that the argument names; nil, with diagnostics, where there is none.
  ///
  /// - Parameter common: names of options that belong to the directive and not to the animator.
  init?(_ directive: Directive, common: Set<String>, diagnostics: inout [Diagnostic]) {
    guard let argument = directive.argument else { return nil }
    self.init(argument, in: directive, common: common, diagnostics: &diagnostics)
  }

  /// Nil, with diagnostics, where there is no such animator.
  ///
  /// - Parameters:
  ///   - argument: its name. Those that are wrong on purpose can be named, too.
  ///   - common: names of options that belong to the directive and not to the animator.
  init?(
    _ argument: Located<String>, in directive: Directive, common: Set<String>, diagnostics: inout [Diagnostic]
  ) {
    let known = Catalogue.animator(named: argument.value) ?? Mistakes.animator(named: argument.value)
    guard let description = known else {
      diagnostics.append(
        .unknown(
          "animator", argument.value, "transition.unknown-animator", at: argument.range,
          allowed: Catalogue.animators.map(\.name)))
      return nil
    }
    var values: [String: AnimatorOption.Value] = [:]
    for option in directive.options where !common.contains(option.name.value) {
      guard let known = description.option(named: option.name.value) else {
        // Names that no animator has were reported before.
        if Self.isAnyAnimators(option.name.value) {
          diagnostics.append(
            .unknown(
              "option of \(description.name)", option.name.value, "transition.unknown-option",
              at: option.name.range,
              allowed: description.options.map(\.name)))
        }
        continue
      }
      values[known.name] = Self.value(option, known.kind, diagnostics: &diagnostics)
    }
    self.init(description, values)
  }

  static func isAnyAnimators(_ name: String) -> Bool {
    Catalogue.animators.contains { $0.option(named: name) != nil }
  }

  private static func value(
    _ option: DirectiveOption, _ kind: AnimatorOption.Kind, diagnostics: inout [Diagnostic]
  ) -> AnimatorOption.Value? {
    switch kind {
    case .integer(let range, _): option.integer(in: range, diagnostics: &diagnostics).map { .integer($0) }
    case .number(let range, _): option.number(in: range, diagnostics: &diagnostics).map { .number($0) }
    case .duration(let range, _): option.duration(in: range, diagnostics: &diagnostics).map { .number($0) }
    case .length(let range, _):
      option.value.value == "none"
        ? AnimatorOption.Value.none
        : option.length(in: range, diagnostics: &diagnostics).map { .number($0) }
    case .flag: option.flag(diagnostics: &diagnostics).map { .flag($0) }
    case .choice(let words, _): option.keyword(of: words, diagnostics: &diagnostics).map { .choice($0) }
    }
  }

  /// All animators' options, for the reference of directives.
  static let allOptions: [OptionDescription] = {
    var seen: Set<String> = []
    return Catalogue.animators.flatMap { animator in
      animator.options.filter { seen.insert($0.name).inserted }.map { option in
        OptionDescription(
          option.name, values: option.allowed, standard: option.text(of: option.defaultValue),
          "\(animator.name): \(option.summary)")
      }
    }
  }()
}
