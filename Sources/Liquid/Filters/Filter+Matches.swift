extension Filter {
  /// Filters that choose elements by the value of a property, or by one that is true.
  static let matchFilters: [Filter] = [
    Filter("where", 1...2) { (input, arguments, _) throws(FilterProblem) in
      .array(try matching(input, arguments).filter(\.matches).map(\.element))
    },
    Filter("reject", 1...2) { (input, arguments, _) throws(FilterProblem) in
      .array(try matching(input, arguments).filter { !$0.matches }.map(\.element))
    },
    Filter("find", 1...2) { (input, arguments, _) throws(FilterProblem) in
      try matching(input, arguments).first(where: \.matches)?.element ?? .null
    },
    Filter("find_index", 1...2) { (input, arguments, _) throws(FilterProblem) in
      try matching(input, arguments).firstIndex(where: \.matches).map(Value.integer) ?? .null
    },
    Filter("has", 1...2) { (input, arguments, _) throws(FilterProblem) in
      .bool(try matching(input, arguments).contains(where: \.matches))
    },
  ]

  /// The elements of a list, and whether each has the property of the arguments.
  private static func matching(
    _ input: Value, _ arguments: FilterArguments
  ) throws(FilterProblem) -> [(element: Value, matches: Bool)] {
    let work = arguments.work
    let elements = try elements(of: input, work)
    let values = try properties(of: elements, arguments.string(0), work)
    return zip(elements, values).map { element, value in
      (element, arguments.count > 1 ? matches(value, arguments[1], work) : value.isTruthy)
    }
  }

  /// Matches as Jekyll does: a list by one of its elements, other values by their printed text.
  private static func matches(_ value: Value, _ target: Value, _ work: Work) -> Bool {
    if value.isEqual(to: target, work) { return true }
    if work.isSpent { return false }
    switch (value, target) {
    case (.null, _), (_, .null), (.dictionary, _), (.object, _): return false
    case (.array(let elements), _): return elements.contains { !work.isSpent && $0.isEqual(to: target, work) }
    default:
      let (a, b) = (value.utf8(work), target.utf8(work))
      work.spend(Swift.min(a.count, b.count))
      return a == b
    }
  }
}
