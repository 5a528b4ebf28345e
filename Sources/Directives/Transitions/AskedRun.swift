import Diagnostics
import Listings
import Markup
import Options
import Runs

/// The run of one animator that a directive asks for to show something else of it than stage and strip: a `{transition}`
/// or, with a script, an `{interactive}`, which is read and run as if the author had written it.
struct AskedRun {
  /// Of the transition.
  private let reader: DirectiveReader
  let request: TransitionRequest

  /// What such a directive takes, beside the animators' own options.
  static let options: [any OptionDescription] =
    ScreenPair.options + [ScriptOption.option, InteractiveDirective.interaction]

  /// One for each animator; nil, with diagnostics, if it cannot be told what is to be run.
  ///
  /// - Parameters:
  ///   - animators: `fold`, `fold(folds: 3)`, or Swift.
  ///   - directive: who asks. Its options are the runs', as far as the animators have them.
  static func all(
    _ animators: [Located<String>], of directive: DirectiveReader, on figures: PageFigures
  ) -> [AskedRun]? {
    let calls = animators.compactMap { AnimatorCall($0)?.description }
    for option in directive.options where calls.count == animators.count {
      let name = option.name.value
      guard AnimatorChoice.isAnyAnimators(name), !calls.contains(where: { $0.option(named: name) != nil })
      else { continue }
      let names = Set(calls.map(\.name)).sorted().joined(separator: " and ")
      directive.report(
        .unknown(
          "option of \(names)", name, "transition.unknown-option", at: option.name.range,
          allowed: Set(calls.flatMap(\.options).map(\.name)).sorted()))
    }
    if let interaction = directive[InteractiveDirective.interaction], directive[ScriptOption.option] == nil {
      directive.report(
        .error(
          "directive.conflict", "“interaction” has no meaning without “script”", at: interaction.name.range,
          fix: "add “:script:” with what the finger does, or delete “interaction”"))
    }
    let runs = animators.compactMap { AskedRun($0, of: directive, on: figures) }
    return runs.count == animators.count && !directive.diagnostics.hasErrors ? runs : nil
  }

  private init?(_ animator: Located<String>, of directive: DirectiveReader, on figures: PageFigures) {
    let script = ScriptOption.statements(of: directive.directive)
    var body = SourceText()
    for statement in script {
      body.append(statement.text)
      body.append("\n".utf8, producedBy: statement.range)
    }
    let isScripted = directive[ScriptOption.option] != nil
    let call = AnimatorCall(animator)
    if call == nil, AnimatorCall.isMeant(animator.value) {
      directive.report(
        .error(
          "transition.arguments", "“\(animator.value)” has no closing parenthesis at its end",
          at: animator.range, fix: "write “fold(folds: 3)”"))
      return nil
    }
    let transition = Directive(
      name: Located(isScripted ? "interactive" : "transition", at: directive.name.range),
      argument: call?.name ?? animator, options: Self.options(of: directive, call), yaml: nil, body: body,
      range: directive.range, nesting: directive.nesting)
    let lines = isScripted ? BodyLines(body) : BodyLines(prose: body)
    let reader = DirectiveReader(directive: transition, lines: lines, swift: directive.swift)
    defer { directive.reportAnew(reader.diagnostics.diagnostics) }
    for option in call?.options ?? [] where call?.takes(option) == false {
      reader.report(
        .unknown(
          "option of \(call?.name.value ?? "")", option.name.value, "transition.unknown-option",
          at: option.name.range, allowed: call?.description.options.map(\.name) ?? []))
    }
    let read =
      isScripted
      ? InteractiveDirective().read(reader, figures.screens)?.request
      : TransitionDirective.transition.read(reader, figures.screens)?.request
    guard let read, !reader.diagnostics.hasErrors else { return nil }
    self.reader = reader
    request = read
  }

  /// As the runner and the page's Swift know it.
  var directive: Directive { reader.directive }

  /// What the request leaves; nil, with diagnostics, if it leaves nothing that can be shown.
  ///
  /// - Parameter asking: gets the diagnostics that it has not yet.
  func run(on figures: PageFigures, for asking: DirectiveReader) -> FinishedRun? {
    let before = reader.diagnostics.diagnostics.count
    defer { asking.reportAnew(reader.diagnostics.diagnostics.dropFirst(before)) }
    return figures.run(request, of: reader)
  }

  /// What is Swift in a directive that asks for runs.
  ///
  /// - Parameter animators: as it names them.
  static func expressions(in directive: Directive, _ animators: [Located<String>]) -> [ListingExpression] {
    let animators = animators.filter { !AnimatorCall.isMeant($0.value) }
    return animators.compactMap { ListingExpression(ifSwift: $0, .animator) }
      + [InteractiveDirective.swift(in: directive)].compactMap(\.self)
  }

  /// The directive's options that are the run's, with those of the call over them.
  private static func options(of directive: DirectiveReader, _ call: AnimatorCall?) -> [DirectiveOption] {
    let own = call?.options ?? []
    let names = Set(InteractiveDirective.runOptions.map(\.name))
    return own
      + directive.options.filter { option in
        let name = option.name.value
        guard !own.contains(where: { $0.name.value == name }) else { return false }
        // An animator of the catalogue takes what it has; of Swift it is told that it takes none.
        return names.contains(name)
          || (call?.description.option(named: name) != nil
            || call == nil && AnimatorChoice.isAnyAnimators(name))
      }
  }
}

extension AnimatorCall {
  fileprivate func takes(_ option: DirectiveOption) -> Bool {
    description.option(named: option.name.value) != nil
  }
}

extension DirectiveReader {
  /// Reports what has not been reported yet at the same place: several runs of a directive have its mistakes in common.
  fileprivate func reportAnew(_ problems: some Sequence<Diagnostic>) {
    for problem in problems {
      let isKnown = diagnostics.diagnostics.contains {
        $0.identifier == problem.identifier && $0.summary == problem.summary
          && $0.range?.bytes == problem.range?.bytes
      }
      if !isKnown { report(problem) }
    }
  }
}
