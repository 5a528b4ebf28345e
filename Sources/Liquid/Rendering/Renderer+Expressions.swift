import Diagnostics

extension Renderer {
  /// The value of an expression after its filters.
  ///
  /// A filter that fails is reported and passed over.
  mutating func value(of expression: FilteredExpression) -> Value {
    guard let first = expression.filters.first else { return value(of: expression.base) }
    // `default` asks whether there is a value: its absence is no mistake.
    let mayBeMissing = first.filter.name == "default"
    var value = value(of: expression.base, warns: !mayBeMissing)
    for call in expression.filters {
      guard charge(value, effort: call.filter.effort, at: call.nameSource) else { return .null }
      value = apply(call, to: value)
    }
    return charge(value, at: expression.source) ? value : .null
  }

  private mutating func apply(_ call: FilterCall, to input: Value) -> Value {
    var arguments = FilterArguments()
    for argument in call.arguments {
      let value = value(of: argument.value)
      if argument.name == nil { arguments.values.append(value) } else { arguments.named = value }
    }
    do throws(FilterProblem) {
      return try call.filter.apply(input, arguments, environment)
    } catch {
      let positional = call.arguments.filter { $0.name == nil }
      let source =
        error.argument.flatMap { positional.indices.contains($0) ? positional[$0].source : nil }
        ?? call.nameSource
      report(
        "liquid.filter", "“\(call.filter.name)” \(error.message)", at: source, allowed: error.allowed)
      // Nothing, since the input may be just what the filter was to make safe.
      return .null
    }
  }

  /// The value of an expression. `empty` and `blank` stand for a value only in comparisons; here they are
  /// texts without content.
  mutating func value(of expression: Expression, warns: Bool = true) -> Value {
    switch expression {
    case .literal(let value): return value
    case .empty, .blank: return .string("")
    case .variable(let variable): return value(of: variable, warns: warns)
    case .range(let first, let last, let source):
      let first = bound(value(of: first), at: source)
      let last = bound(value(of: last), at: source)
      return .range(IntegerRange(first, last))
    }
  }

  /// An end of a range; what is missing counts as 0, as in Liquid.
  private mutating func bound(_ value: Value, at source: Range<Int>) -> Int {
    switch value {
    case .null: return 0
    case .integer(let number): return number
    case .double(let number):
      if let whole = Int(exactly: number.rounded(.towardZero)) { return whole }
    case .string, .bytes:
      if case .integer(let number) = Number(spelling: value.utf8) { return number }
    default: break
    }
    report("liquid.range", "a range goes from one whole number to another, not \(value.kind)", at: source)
    return 0
  }

  // MARK: Variables

  mutating func value(of variable: Variable, warns: Bool = true) -> Value {
    var steps = variable.steps[...]
    guard var value = root(of: variable, steps: &steps) else {
      if warns, context.strictVariables { warnUnknown(variable) }
      return .null
    }
    for step in steps {
      let next: Value?
      let source: Range<Int>
      switch step {
      case .key(let key, let keySource):
        next = value.property(key)
        source = keySource
      case .index(let index, let indexSource):
        next = value.element(at: self.value(of: index))
        source = indexSource
      }
      guard let next else {
        if warns, context.strictVariables { warnUnknown(step, of: value, at: source) }
        return .null
      }
      value = next
    }
    return value
  }

  /// The value of the first name, or nil if nothing has that name. Takes away the steps it has gone itself.
  private mutating func root(of variable: Variable, steps: inout ArraySlice<Variable.Step>) -> Value? {
    switch variable.root {
    case .named(let name): return named(name)
    case .forloop where !loops.isEmpty: return loopProperty(&steps)
    case .include where !parameters.isEmpty:
      guard let key = takeKey(&steps) else { return .null }
      return parameters[parameters.count - 1].last { $0.name == key }?.value
    case .forloop: return named("forloop")
    case .include: return named("include")
    }
  }

  private func named(_ name: String) -> Value? {
    var index = locals.count
    while index > visibleLocals {
      index -= 1
      if locals[index].name == name { return locals[index].value }
    }
    if !context.variables.isEmpty, let value = context.variables[name] { return value }
    if let value = context.globals[name] { return value }
    return context.counters[name].map(Value.integer)
  }

  private mutating func takeKey(_ steps: inout ArraySlice<Variable.Step>) -> String? {
    switch steps.popFirst() {
    case .key(let key, _): key
    case .index(let index, _): value(of: index).text
    case nil: nil
    }
  }

  /// `forloop.index`, `forloop.parentloop.index`; by itself, `forloop` is no value.
  private mutating func loopProperty(_ steps: inout ArraySlice<Variable.Step>) -> Value? {
    var level = loops.count - 1
    while let key = takeKey(&steps) {
      guard key == "parentloop" else { return loops[level].property(key) }
      level -= 1
      if level < 0 {
        steps = []
        return .null
      }
    }
    return .null
  }

  private mutating func warnUnknown(_ variable: Variable) {
    switch (variable.root, variable.steps.first) {
    case (.named(let name), _):
      let names =
        locals[visibleLocals...].map(\.name) + context.variables.keys + context.globals.keys
        + context.counters.keys
      warn("variable", name, at: variable.rootSource, among: names)
    case (.include, .key(let name, let source)) where !parameters.isEmpty:
      warn("parameter", name, at: source, among: parameters[parameters.count - 1].map(\.name))
    case (.forloop, .key(let name, let source)) where !loops.isEmpty:
      warn("property of “forloop”", name, at: source, among: LoopState.propertyNames)
    default:
      let name = String(decoding: file.bytes[variable.rootSource], as: UTF8.self)
      report(
        .warning(
          "liquid.unknown-variable", "“\(name)” has no value here", at: SourceRange(file, variable.rootSource)
        ))
    }
  }

  private mutating func warnUnknown(_ step: Variable.Step, of value: Value, at source: Range<Int>) {
    // What has no value has no properties either; that was a warning of its own, or was meant.
    if case .null = value { return }
    guard case .key(let key, _) = step else { return }
    warn("property", key, at: source, among: value.propertyNames)
  }

  private mutating func warn(_ kind: String, _ name: String, at source: Range<Int>, among names: [String]) {
    var diagnostic = Diagnostic.unknown(
      kind, name, "liquid.unknown-variable", at: SourceRange(file, source), allowed: names)
    diagnostic.severity = .warning
    report(diagnostic)
  }
}
