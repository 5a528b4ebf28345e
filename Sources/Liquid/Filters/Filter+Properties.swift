extension Filter {
  /// Filters that look at a property of each element.
  static let propertyFilters: [Filter] = [
    Filter("map", 1...1) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.string(0)
      return .array(try elements(of: input, arguments.work).map { $0.property(path: key, arguments.work) })
    },
    Filter("where", 1...2) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.string(0)
      guard arguments.count > 1 else {
        return .array(
          try elements(of: input, arguments.work).filter { $0.property(path: key, arguments.work).isTruthy })
      }
      let target = arguments[1]
      return .array(
        try elements(of: input, arguments.work).filter {
          matches($0.property(path: key, arguments.work), target, arguments.work)
        })
    },
    Filter("sum", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.count > 0 ? arguments.string(0) : nil
      let values = try properties(of: try elements(of: input, arguments.work), key, arguments.work)
      return try sum(values, arguments.work)
    },
    Filter("uniq", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.count > 0 ? arguments.string(0) : nil
      let elements = try elements(of: input, arguments.work)
      let values = try properties(of: elements, key, arguments.work)
      var seen: Set<ValueIdentity> = []
      var unique: [Value] = []
      for (element, value) in zip(elements, values) {
        let identity = ValueIdentity(value, arguments.work)
        try arguments.work.use(0)
        if seen.insert(identity).inserted { unique.append(element) }
      }
      return .array(unique)
    },
    Filter("sort", 0...2) { (input, arguments, _) throws(FilterProblem) in
      try sorted(input, arguments) { $0 }
    },
    Filter("sort_natural", 0...2) { (input, arguments, _) throws(FilterProblem) in
      try sorted(input, arguments) { value in
        if value.isNull { return value }
        let text = value.text(arguments.work)
        arguments.work.spend(text.utf8.count * 32)
        return .string(arguments.work.isSpent ? "" : text.lowercased())
      }
    },
    Filter("group_by", 1...1) { (input, arguments, _) throws(FilterProblem) in
      let elements = try elements(of: input, arguments.work)
      return .array(try groups(of: elements, by: arguments.string(0), arguments.work))
    },
  ]

  /// The elements of a list; of a dictionary, its values.
  private static func elements(of input: Value, _ work: Work) throws(FilterProblem) -> [Value] {
    if case .dictionary(let map) = input { return try Value.array(map.values).listInput(work) }
    return try input.listInput(work)
  }

  /// A property of each element, or without a name the elements themselves.
  private static func properties(
    of elements: [Value], _ key: String?, _ work: Work
  ) throws(FilterProblem) -> [Value] {
    guard let key else { return elements }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      try work.use(Work.Cost.element)
      values.append(element.property(path: key, work))
    }
    return values
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

  private static func sum(_ values: [Value], _ work: Work) throws(FilterProblem) -> Value {
    var sum = Number.integer(0)
    for value in values {
      try work.use(Work.Cost.element + value.textLength * 8)
      let next = Number.apply(sum, try value.numberInput(work), { $0.addingReportingOverflow($1) }, +)
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
      throw FilterProblem("can't put missing values “\(nulls)”", argument: 1, allowed: ["first", "last"])
    }
    let work = arguments.work
    let elements = try elements(of: input, work)
    let keys = try properties(of: elements, path, work)
    let pairs = zip(keys, elements).map { (key: adapt($0), element: $1) }
    let missing = pairs.filter(\.key.isNull).map(\.element)
    let present = pairs.filter { !$0.key.isNull }
    if let first = present.first, let odd = present.first(where: { first.key.order(to: $0.key, work) == nil })
    {
      throw FilterProblem("can't order \(first.key.kind) and \(odd.key.kind)")
    }
    // A sort can't stop midway, so the least that its comparisons cost is charged first.
    try work.use(present.count * present.count.bitWidth * 2)
    // The standard library's sort keeps equal elements in their order.
    let ordered = present.sorted { ($0.key.order(to: $1.key, work) ?? 0) < 0 }.map(\.element)
    return .array(nulls == "first" ? missing + ordered : ordered + missing)
  }

  private static func groups(
    of elements: [Value], by key: String, _ work: Work
  ) throws(FilterProblem) -> [Value] {
    var positions: [ValueIdentity: Int] = [:]
    var groups: [(name: Value, items: [Value])] = []
    for element in elements {
      let name = element.property(path: key, work)
      let identity = ValueIdentity(name, work)
      try work.use(Work.Cost.object)
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
