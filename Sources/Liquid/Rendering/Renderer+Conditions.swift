import Diagnostics

extension Renderer {
  mutating func render(_ conditional: Conditional) -> Outcome {
    for branch in conditional.branches where holds(branch.condition) != branch.isNegated {
      return nested(branch.body, at: branch.condition.source)
    }
    guard let last = conditional.branches.last else { return render(conditional.otherwise) }
    return nested(conditional.otherwise, at: last.condition.source)
  }

  mutating func render(_ choice: Choice) -> Outcome {
    let subject = value(of: choice.subject)
    var matches = false
    for branch in choice.branches {
      guard let values = branch.values else {
        if !matches {
          let outcome = nested(branch.body, at: choice.source)
          guard case .done = outcome else { return outcome }
        }
        continue
      }
      for value in values where equal(subject, choice.subject, value) {
        work.spend(Work.Cost.node)
        matches = true
        let outcome = nested(branch.body, at: choice.source)
        guard case .done = outcome else { return outcome }
        break
      }
    }
    return .done
  }

  /// Evaluates from the left. Each join takes the whole rest: `a or (b and (c or d))`.
  mutating func holds(_ condition: Condition) -> Bool {
    var result = holds(condition.first)
    for (join, comparison) in condition.rest {
      work.spend(Work.Cost.lookup)
      switch join {
      case .and where !result: return false
      case .or where result: return true
      default: result = holds(comparison)
      }
    }
    return result
  }

  private mutating func holds(_ comparison: Condition.Comparison) -> Bool {
    let left = value(of: comparison.left)
    guard let test = comparison.test else { return left.isTruthy }
    switch test.comparator {
    case .equal: return equal(left, comparison.left, test.right)
    case .unequal: return !equal(left, comparison.left, test.right)
    case .contains: return left.contains(value(of: test.right), work)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return ordered(left, test)
    }
  }

  private mutating func equal(_ left: Value, _ leftExpression: Expression, _ right: Expression) -> Bool {
    switch right {
    case .empty: return left.isEmpty
    case .blank: return left.isBlank(work)
    default: break
    }
    let right = value(of: right)
    switch leftExpression {
    case .empty: return right.isEmpty
    case .blank: return right.isBlank(work)
    default: return left.isEqual(to: right, work)
    }
  }

  private mutating func ordered(_ left: Value, _ test: Condition.Test) -> Bool {
    let right = value(of: test.right)
    // `null` is neither less nor more than anything.
    if case .null = left { return false }
    if case .null = right { return false }
    guard let order = left.order(to: right, work) else {
      report("liquid.comparison", "can't compare \(left.kind) with \(right.kind)", at: test.source)
      return false
    }
    switch test.comparator {
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    default: return order >= 0
    }
  }
}
