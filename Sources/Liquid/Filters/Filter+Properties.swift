extension Filter {
  /// Filters that look at a property of each element.
  static let propertyFilters: [Filter] = [
    Filter("map", 1...1) { (input, arguments, _) throws(FilterProblem) in
      // A dictionary is one element, as in Liquid.
      let elements = if case .dictionary = input { [input] } else { try elements(of: input, arguments.work) }
      return .array(try properties(of: elements, arguments.string(0), arguments.work))
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
      try sorted(input, arguments, nulls: "first") { $0 }
    },
    Filter("sort_natural", 0...2) { (input, arguments, _) throws(FilterProblem) in
      try sorted(input, arguments, nulls: "last") { value in
        if value.isNull { return value }
        let text = value.text(arguments.work)
        arguments.work.spend(text.utf8.count * 32)
        return .string(arguments.work.isSpent ? "" : text.lowercased())
      }
    },
    Filter("group_by", 1...1) { (input, arguments, _) throws(FilterProblem) in
      let elements = try elements(of: input, arguments.work)
      let names = try properties(of: elements, arguments.string(0), arguments.work)
      return .array(try groups(of: elements, named: names, arguments.work))
    },
  ]

  /// The elements of a list; of a dictionary, its values.
  static func elements(of input: Value, _ work: Work) throws(FilterProblem) -> [Value] {
    if case .dictionary(let map) = input { return try Value.array(map.values).listInput(work) }
    return try input.listInput(work)
  }

  /// A property of each element, or without a name the elements themselves.
  static func properties(
    of elements: [Value], _ key: String?, _ work: Work
  ) throws(FilterProblem) -> [Value] {
    guard let key else { return elements }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      try work.use(Work.Cost.element)
      switch element {
      case .integer, .double, .bool:
        throw FilterProblem("needs elements with properties, not \(element.kind)")
      default: values.append(element.property(path: key, work))
      }
    }
    return values
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
    _ input: Value, _ arguments: FilterArguments, nulls standard: String, by adapt: (Value) -> Value
  ) throws(FilterProblem) -> Value {
    let path = arguments[0].isNull ? nil : arguments.string(0)
    let nulls = arguments.count > 1 ? arguments.string(1) : standard
    guard ["first", "last"].contains(nulls) else {
      throw FilterProblem("can't put missing values “\(nulls)”", argument: 1, allowed: ["first", "last"])
    }
    let work = arguments.work
    // Without a property, a dictionary is sorted by its keys, as in Ruby.
    if case .dictionary(let map) = input, path == nil {
      try work.use(map.count * map.count.bitWidth * 2)
      let pairs = zip(map.keys, map.values).sorted { left, right in
        (adapt(.string(left.0)).order(to: adapt(.string(right.0)), work) ?? 0) < 0
      }
      return .array(pairs.map { .array([.string($0), $1]) })
    }
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

  /// Groups of the elements whose names are equal, in the order of their first elements.
  static func groups(
    of elements: [Value], named names: [Value], _ work: Work
  ) throws(FilterProblem) -> [Value] {
    var positions: [ValueIdentity: Int] = [:]
    var groups: [(name: Value, items: [Value])] = []
    for (element, name) in zip(elements, names) {
      let identity = ValueIdentity(name, work)
      try work.use(Work.Cost.object)
      if let position = positions[identity] {
        groups[position].items.append(element)
      } else {
        positions[identity] = groups.count
        groups.append((name, [element]))
      }
    }
    let depth = Group.depth(above: elements, work)
    guard depth <= Group.maximumDepth else {
      throw FilterProblem("makes groups of groups, more than \(Group.maximumDepth) deep")
    }
    return groups.map { .object(Group(name: $0.name, items: $0.items, depth: depth)) }
  }
}
