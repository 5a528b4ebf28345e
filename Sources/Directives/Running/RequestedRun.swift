import Diagnostics
import DirectiveParsing
import Listings
import Options
import Runs

/// A run that a directive needs for something other than a stage and a strip, such as a plot. It's read and
/// run like a `{transition}`, or, with a script, like an `{interactive}` by the author.
struct RequestedRun {
  /// The directive of the transition.
  private let reader: DirectiveReader
  let request: TransitionRequest

  /// Options of directives with such runs, without the animators' options.
  static let options: [any OptionDescription] =
    ScreenPair.options + [ScriptOption.option, InteractiveDirective.interaction]

  /// Reads a run for each animator; nil, with diagnostics, if one of them can't be read.
  ///
  /// - Parameters:
  ///   - animators: `fold`, `fold(folds: 3)`, or Swift.
  ///   - directive: sets the options of the runs, as far as the animators have them.
  static func all(
    _ animators: [Located<String>], of directive: DirectiveReader, on figures: PageFigures
  ) -> [RequestedRun]? {
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
          "directive.conflict", "“interaction” has no effect without “script”", at: interaction.name.range,
          fix: "add “:script:” with a gesture, or delete “interaction”"))
    }
    let runs = animators.compactMap { RequestedRun($0, of: directive, on: figures) }
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

  /// The request for the runner and the page's Swift.
  var directive: Directive { reader.directive }

  /// Runs the request; nil, with diagnostics, if the result can't be shown.
  ///
  /// - Parameter asking: receives diagnostics without duplicates.
  func run(on figures: PageFigures, for asking: DirectiveReader) -> FinishedRun? {
    let before = reader.diagnostics.diagnostics.count
    defer { asking.reportAnew(reader.diagnostics.diagnostics.dropFirst(before)) }
    return figures.run(request, of: reader)
  }

  /// The Swift expressions in a directive with such runs.
  ///
  /// - Parameter animators: as it names them.
  static func expressions(in directive: Directive, _ animators: [Located<String>]) -> [ListingExpression] {
    let animators = animators.filter { !AnimatorCall.isMeant($0.value) }
    return animators.compactMap { ListingExpression(ifSwift: $0, .animator) }
      + [InteractiveDirective.swift(in: directive)].compactMap(\.self)
  }

  /// The directive's options for the run. Options of the call override them.
  private static func options(of directive: DirectiveReader, _ call: AnimatorCall?) -> [DirectiveOption] {
    let own = call?.options ?? []
    let names = Set(InteractiveDirective.runOptions.map(\.name))
    return own
      + directive.options.filter { option in
        let name = option.name.value
        guard !own.contains(where: { $0.name.value == name }) else { return false }
        // An animator of the catalog takes the options that it has. Swift takes none, which is reported.
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
  /// Reports diagnostics without duplicates at one place: the runs of a directive share its mistakes.
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
