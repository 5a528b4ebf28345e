extension Filter {
  /// Filters that look at a property of each element.
  static let propertyFilters: [Filter] = [
    Filter("map", 1...1) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.string(0)
      return .array(try elements(of: input).map { $0.property(path: key) })
    },
    Filter("where", 1...2) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.string(0)
      guard arguments.count > 1 else {
        return .array(try elements(of: input).filter { $0.property(path: key).isTruthy })
      }
      let target = arguments[1]
      return .array(try elements(of: input).filter { matches($0.property(path: key), target) })
    },
    Filter("sum", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.count > 0 ? arguments.string(0) : nil
      return try sum(try elements(of: input).map { key.map($0.property(path:)) ?? $0 })
    },
    Filter("uniq", 0...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.count > 0 ? arguments.string(0) : nil
      var seen: Set<ValueIdentity> = []
      return .array(
        try elements(of: input).filter {
          seen.insert(ValueIdentity(key.map($0.property(path:)) ?? $0)).inserted
        })
    },
    Filter("sort", 0...2, effort: 32) { (input, arguments, _) throws(FilterProblem) in
      try sorted(input, arguments) { $0 }
    },
    Filter("sort_natural", 0...2, effort: 32) { (input, arguments, _) throws(FilterProblem) in
      try sorted(input, arguments) { $0.isNull ? $0 : .string($0.text.lowercased()) }
    },
    Filter("group_by", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      .array(try groups(of: try elements(of: input), by: arguments.string(0)))
    },
  ]

  /// The elements of a list; of a dictionary, its values.
  private static func elements(of input: Value) throws(FilterProblem) -> [Value] {
    if case .dictionary(let map) = input { return try Value.array(map.values).listInput }
    return try input.listInput
  }

  /// As Jekyll matches: a list by one of its elements, anything else by what it prints.
  private static func matches(_ value: Value, _ target: Value) -> Bool {
    if value.isEqual(to: target) { return true }
    switch (value, target) {
    case (.null, _), (_, .null), (.dictionary, _), (.object, _): return false
    case (.array(let elements), _): return elements.contains { $0.isEqual(to: target) }
    default: return value.utf8 == target.utf8
    }
  }

  private static func sum(_ values: [Value]) throws(FilterProblem) -> Value {
    var sum = Number.integer(0)
    for value in values {
      let next = Number.apply(sum, try value.numberInput, { $0.addingReportingOverflow($1) }, +)
      guard let next else { throw FilterProblem("has a result that is too large for a whole number") }
      sum = next
    }
    return sum.value
  }

  private static func sorted(
    _ input: Value, _ arguments: FilterArguments, by adapt: (Value) -> Value
  ) throws(FilterProblem) -> Value {
    let path = arguments.count > 0 ? arguments.string(0) : nil
    let nulls = arguments.count > 1 ? arguments.string(1) : "first"
    guard ["first", "last"].contains(nulls) else {
      throw FilterProblem("cannot put what is missing “\(nulls)”", argument: 1, allowed: ["first", "last"])
    }
    let pairs = try elements(of: input).map { (key: adapt(path.map($0.property(path:)) ?? $0), element: $0) }
    let missing = pairs.filter(\.key.isNull).map(\.element)
    let present = pairs.filter { !$0.key.isNull }
    if let first = present.first, let odd = present.first(where: { first.key.order(to: $0.key) == nil }) {
      throw FilterProblem("cannot order \(first.key.kind) and \(odd.key.kind)")
    }
    // The standard library's sort keeps equal elements in their order.
    let ordered = present.sorted { ($0.key.order(to: $1.key) ?? 0) < 0 }.map(\.element)
    return .array(nulls == "first" ? missing + ordered : ordered + missing)
  }

  private static func groups(of elements: [Value], by key: String) throws(FilterProblem) -> [Value] {
    var positions: [ValueIdentity: Int] = [:]
    var groups: [(name: Value, items: [Value])] = []
    for element in elements {
      let name = element.property(path: key)
      let identity = ValueIdentity(name)
      if let position = positions[identity] {
        groups[position].items.append(element)
      } else {
        positions[identity] = groups.count
        groups.append((name, [element]))
      }
    }
    let depth = Group.depth(above: elements)
    guard depth <= Group.maximumDepth else {
      throw FilterProblem("makes groups of groups, more than \(Group.maximumDepth) deep")
    }
    return groups.map { .object(Group(name: $0.name, items: $0.items, depth: depth)) }
  }
}
