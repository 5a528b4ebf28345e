import Diagnostics

extension Renderer {
  /// The value of an expression after its filters.
  ///
  /// A filter that fails is reported and passed over.
  ///
  /// - Parameter isPrinted: whether what is missing would leave a hole in the page.
  mutating func value(of expression: FilteredExpression, isPrinted: Bool = false) -> Value {
    guard !expression.filters.isEmpty else { return value(of: expression.base, isPrinted: isPrinted) }
    // `default` asks whether there is a value: its absence is no mistake.
    let isPrinted = isPrinted && !expression.filters.contains { $0.filter.name == "default" }
    var value = value(of: expression.base, isPrinted: isPrinted)
    for call in expression.filters {
      value = apply(call, to: value, isPrinted: isPrinted)
      guard !work.isSpent else {
        lastWork = lastWork ?? call.nameSource
        return .null
      }
    }
    return value
  }

  private mutating func apply(_ call: FilterCall, to input: Value, isPrinted: Bool) -> Value {
    let effort = call.filter.effort
    work.spend(Work.Cost.filter + input.weight &* effort)
    var arguments = FilterArguments(work: work)
    for argument in call.arguments {
      let value = value(of: argument.value, isPrinted: isPrinted)
      work.spend(value.weight &* effort)
      if argument.name == nil { arguments.values.append(value) } else { arguments.named = value }
    }
    guard !work.isSpent else { return .null }
    do throws(FilterProblem) {
      let value = try call.filter.apply(input, arguments, environment)
      if effort > 0 { work.spend(value.weight) }
      return value
    } catch {
      guard !work.isSpent else { return .null }
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
  mutating func value(of expression: Expression, isPrinted: Bool = false) -> Value {
    switch expression {
    case .literal(let value): return value
    case .empty, .blank: return .string("")
    case .variable(let variable): return value(of: variable, isPrinted: isPrinted)
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
      if case .integer(let number) = value.spelledNumber(work) { return number }
    default: break
    }
    report("liquid.range", "a range goes from one whole number to another, not \(value.kind)", at: source)
    return 0
  }

  // MARK: Variables

  mutating func value(of variable: Variable, isPrinted: Bool = false) -> Value {
    var steps = variable.steps[...]
    guard var value = root(of: variable, steps: &steps) else {
      if isPrinted { warnUndefined(variable) }
      return .null
    }
    for step in steps {
      let next: Value?
      let source: Range<Int>
      switch step {
      case .key(let key, let keySource):
        next = value.property(key, work)
        source = keySource
      case .index(let index, let indexSource):
        next = value.element(at: self.value(of: index), work)
        source = indexSource
      }
      guard let next else {
        if isPrinted { warnMissing(step, of: value, at: source) }
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
      work.spend(Work.Cost.lookup + parameters[parameters.count - 1].count * 4)
      // A file may be included with a parameter or without.
      return parameters[parameters.count - 1].last { $0.name == key }?.value ?? .null
    case .forloop: return named("forloop")
    case .include: return named("include")
    }
  }

  private func named(_ name: String) -> Value? {
    let length = name.utf8.count
    work.spend(Work.Cost.lookup + length)
    var index = locals.count
    while index > visibleLocals {
      index -= 1
      if locals[index].name == name { return locals[index].value }
      work.spend(4 + length / 8)
    }
    if !context.variables.isEmpty, let value = context.variables[name] { return value }
    if let value = context.globals[name] { return value }
    return context.counters[name].map(Value.integer)
  }

  private mutating func takeKey(_ steps: inout ArraySlice<Variable.Step>) -> String? {
    switch steps.popFirst() {
    case .key(let key, _): key
    case .index(let index, _): value(of: index).text(work)
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
}
