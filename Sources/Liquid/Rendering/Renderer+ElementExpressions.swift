extension Renderer {
  /// Applies `where_exp`, `find_exp` or `group_by_exp`.
  mutating func apply(_ call: FilterCall, _ expression: ElementExpression, to input: Value) -> Value {
    work.spend(Work.Cost.filter + input.weight)
    guard !work.isSpent else { return .null }
    do throws(FilterProblem) {
      let elements = try Filter.elements(of: input, work)
      switch expression.body {
      case .condition(let condition):
        let isSearch = call.filter.name == "find_exp"
        var chosen: [Value] = []
        for element in elements where evaluate(expression, element, { $0.holds(condition) }) {
          if isSearch { return element }
          chosen.append(element)
        }
        return isSearch ? .null : .array(chosen)
      case .value(let value):
        let names = elements.map { evaluate(expression, $0, { $0.value(of: value) }) }
        return .array(try Filter.groups(of: elements, named: names, work))
      }
    } catch {
      if !work.isSpent {
        report("liquid.filter", "“\(call.filter.name)” \(error.message)", at: call.nameSource)
      }
      return .null
    }
  }

  private mutating func evaluate<Result>(
    _ expression: ElementExpression, _ element: Value, _ evaluate: (inout Renderer) -> Result
  ) -> Result {
    work.spend(Work.Cost.node)
    // Without work, evaluating is short, and its result isn't used.
    locals.append(Local(name: expression.variable, value: element))
    defer { locals.removeLast() }
    return evaluate(&self)
  }
}
