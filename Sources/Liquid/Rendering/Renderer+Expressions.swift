import Diagnostics

extension Renderer {
  /// Evaluates an expression and its filters.
  ///
  /// A failed filter is reported, and the result is `null`.
  ///
  /// - Parameter isPrinted: whether a missing value is reported, as it leaves a hole in the page.
  mutating func value(of expression: FilteredExpression, isPrinted: Bool = false) -> Value {
    guard !expression.filters.isEmpty else { return value(of: expression.base, isPrinted: isPrinted) }
    // `default` handles a missing value.
    let isPrinted = isPrinted && !expression.hasDefault
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
    if let expression = call.expression { return apply(call, expression, to: input) }
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
      var diagnostic = Diagnostic.error(
        "liquid.filter", "“\(call.filter.name)” \(error.message)", at: SourceRange(file, source),
        allowed: error.allowed)
      guard template.isLenient else {
        report(diagnostic)
        // The input may be what the filter was to make safe.
        return .null
      }
      // As in Jekyll, a list is a text, and what can't be changed stays.
      diagnostic.severity = .warning
      report(diagnostic)
      if error.needsNumber {
        return applyToLeadingNumbers(call.filter, input, arguments) ?? input
      }
      let text = Value.bytes(input.utf8(work))
      return error.argument == nil ? (try? call.filter.apply(text, arguments, environment)) ?? input : input
    }
  }

  /// Calculates as Ruby does, for which texts without numbers are 0.
  private func applyToLeadingNumbers(
    _ filter: Filter, _ input: Value, _ arguments: FilterArguments
  ) -> Value? {
    func number(_ value: Value) -> Value {
      if case .array = value { return value }
      guard value.spelledNumber(work) == nil else { return value }
      return .integer(value.isText ? Number.leading(in: value.utf8(work)) : 0)
    }
    var read = arguments
    read.values = arguments.values.map(number)
    return try? filter.apply(number(input), read, environment)
  }

  /// Evaluates an expression. Outside comparisons, `empty` and `blank` are empty texts.
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

  /// The bound of a range; 0 for `null`, as in Liquid.
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
    var taken = 0
    guard var value = root(of: variable, taking: &taken, isPrinted: isPrinted) else {
      if isPrinted { warnUndefined(variable) }
      return .null
    }
    while taken < variable.steps.count {
      let step = variable.steps[taken]
      taken += 1
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

  /// The value of the first name; nil if it is undefined. Adds the steps used to `taken`.
  private mutating func root(of variable: Variable, taking taken: inout Int, isPrinted: Bool) -> Value? {
    switch variable.root {
    case .named(let name): return named(name, mark: variable.mark)
    case .computed(let expression):
      let name = value(of: expression).text(work)
      return named(name, mark: OrderedMap.mark(of: name))
    case .forloop where !loops.isEmpty: return loopProperty(of: variable, taking: &taken)
    case .include where !parameters.isEmpty:
      let source = taken < variable.steps.count ? variable.steps[taken].source : variable.rootSource
      guard let key = key(of: variable, taking: &taken) else { return .null }
      work.spend(Work.Cost.lookup + parameters[parameters.count - 1].count * 4)
      if let value = parameters[parameters.count - 1].last(where: { $0.name == key })?.value { return value }
      if isPrinted, includes.isEmpty { reportMissing(argument: key, at: source) }
      // A file may be included with a parameter or without.
      return .null
    case .forloop: return named("forloop", mark: OrderedMap.mark(of: "forloop"))
    case .include: return named("include", mark: OrderedMap.mark(of: "include"))
    }
  }

  // `mutating`, as a call would otherwise copy the renderer.
  private mutating func named(_ name: String, mark: Int) -> Value? {
    let length = name.utf8.count
    work.spend(Work.Cost.lookup + length)
    var index = locals.count
    while index > visibleLocals {
      index -= 1
      if locals[index].name == name { return locals[index].value }
      work.spend(4 + length / 8)
    }
    if !context.variables.isEmpty, let value = context.variables.value(of: name, mark: mark) { return value }
    if let value = context.globals.value(of: name, mark: mark) { return value }
    return context.counters[name].map(Value.integer)
  }

  /// The name of the next step.
  private mutating func key(of variable: Variable, taking taken: inout Int) -> String? {
    guard taken < variable.steps.count else { return nil }
    taken += 1
    switch variable.steps[taken - 1] {
    case .key(let key, _): return key
    case .index(let index, _): return value(of: index).text(work)
    }
  }

  /// The value of `forloop.index` or `forloop.parentloop.index`; `null` for `forloop` itself.
  private mutating func loopProperty(of variable: Variable, taking taken: inout Int) -> Value? {
    var level = loops.count - 1
    while let key = key(of: variable, taking: &taken) {
      guard key == "parentloop" else { return loops[level].property(key) }
      level -= 1
      if level < 0 || loops[level].isOfRender {
        taken = variable.steps.count
        return .null
      }
    }
    return .null
  }
}
