extension Filter {
  /// Filters on lists as such.
  static let listFilters: [Filter] = [
    Filter("first", effort: 0) { (input, _, environment) throws(FilterProblem) in
      input.property("first", environment.work) ?? .null
    },
    Filter("last", effort: 0) { (input, _, environment) throws(FilterProblem) in
      input.property("last", environment.work) ?? .null
    },
    Filter("size", effort: 0) { (input, _, environment) throws(FilterProblem) in
      input.property("size", environment.work) ?? 0
    },
    Filter("join", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let separator = arguments.count > 0 ? arguments.text(0) : [Byte.space]
      return .bytes(try joined(try input.listInput(arguments.work), separator: separator, arguments.work))
    },
    Filter("concat", 1...1) { (input, arguments, _) throws(FilterProblem) in
      guard case .array = arguments[0].asArrayIfRange else {
        throw FilterProblem("takes a list, not \(arguments[0].kind)", argument: 0)
      }
      let (a, b) = (try input.listInput(arguments.work), try arguments[0].listInput(arguments.work))
      guard a.count + b.count <= Limits.elements else { throw FilterProblem.tooLong }
      return .array(a + b)
    },
    Filter("reverse") { (input, _, environment) throws(FilterProblem) in
      .array(try input.listInput(environment.work).reversed())
    },
    Filter("compact", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let key = arguments.count > 0 ? arguments.string(0) : nil
      let elements = try input.listInput(arguments.work)
      guard let key else { return .array(elements.filter { !$0.isNull }) }
      return .array(elements.filter { !$0.property(path: key, arguments.work).isNull })
    },
    Filter("slice", 1...2, effort: 12) { (input, arguments, _) throws(FilterProblem) in
      try slice(
        input, arguments.work, from: try arguments.givenInteger(0),
        count: arguments[1].isNull ? 1 : try arguments.integer(1))
    },
    Filter("push", 1...1) { (input, arguments, _) throws(FilterProblem) in
      .array(try list(input, arguments.work) + [try element(arguments)])
    },
    Filter("unshift", 1...1) { (input, arguments, _) throws(FilterProblem) in
      .array([try element(arguments)] + (try list(input, arguments.work)))
    },
    Filter("pop", 0...1) { (input, arguments, _) throws(FilterProblem) in
      .array(try input.listInput(arguments.work).dropLast(try arguments.count(0, default: 1)))
    },
    Filter("shift", 0...1) { (input, arguments, _) throws(FilterProblem) in
      .array(Array(try input.listInput(arguments.work).dropFirst(try arguments.count(0, default: 1))))
    },
    // A choice at random would change the site with each build.
    Filter("sample", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let elements = try input.listInput(arguments.work)
      let order = ListSample(elements.count)
      guard arguments.count > 0, case let count = try arguments.count(0, default: 1), count != 1 else {
        return elements.isEmpty ? .null : elements[order.position(0)]
      }
      return .array((0..<min(count, elements.count)).map { elements[order.position($0)] })
    },
    Filter("array_to_sentence_string", 0...1) { (input, arguments, _) throws(FilterProblem) in
      let connector = arguments.count > 0 ? arguments.text(0) : Array("and".utf8)
      return .bytes(try sentence(try input.listInput(arguments.work), connector: connector, arguments.work))
    },
  ]

  /// The element to add. Throws for a list, which is an element in Jekyll only, as long as it isn't too deep.
  private static func element(_ arguments: FilterArguments) throws(FilterProblem) -> Value {
    guard case .array = arguments[0] else { return arguments[0] }
    guard arguments.work.isRuby else {
      throw FilterProblem("takes one element, not a list (“concat” adds a list)", argument: 0)
    }
    guard arguments[0].levels(arguments.work) < Group.maximumDepth else {
      throw FilterProblem("takes a list with fewer levels", argument: 0)
    }
    return arguments[0]
  }

  /// The list to which an element is added. The lists in it stay what they are, as in Jekyll.
  private static func list(_ input: Value, _ work: Work) throws(FilterProblem) -> [Value] {
    if work.isRuby, case .array(let elements) = input { return elements }
    return try input.listInput(work)
  }

  private static func joined(
    _ elements: [Value], separator: [UInt8], _ work: Work
  ) throws(FilterProblem) -> [UInt8] {
    var output: [UInt8] = []
    for (position, element) in elements.enumerated() {
      try work.use(Work.Cost.element + separator.count)
      if position > 0 { output.append(contentsOf: separator) }
      element.append(to: &output, limit: Limits.outputBytes, work)
      guard output.count <= Limits.outputBytes else { throw FilterProblem.tooLarge }
    }
    return output
  }

  /// Prints `a`, `a and b`, or `a, b, and c`.
  private static func sentence(
    _ elements: [Value], connector: [UInt8], _ work: Work
  ) throws(FilterProblem) -> [UInt8] {
    let spaced = [Byte.space] + connector + [Byte.space]
    guard elements.count > 2, let last = elements.last else {
      return try joined(elements, separator: spaced, work)
    }
    let start = try joined(elements.dropLast(), separator: Array(", ".utf8), work)
    return try joined(start + [UInt8(ascii: ",")] + spaced, last.utf8(work))
  }

  /// Part of a list, or characters of a text. A negative start counts from the end.
  private static func slice(
    _ input: Value, _ work: Work, from start: Int, count: Int
  ) throws(FilterProblem) -> Value {
    let isList =
      switch input {
      case .array, .range: true
      default: false
      }
    let elements = isList ? try input.listInput(work) : []
    let text = isList ? [] : try input.textInput(work)
    let boundaries = isList ? [] : text.scalarBoundaries
    let length = isList ? elements.count : boundaries.count - 1
    let first = start < 0 ? start + length : start
    guard first >= 0, first <= length, count >= 0 else { return isList ? [] : "" }
    let last = first + min(count, length - first)
    return isList
      ? .array(Array(elements[first..<last])) : .bytes(Array(text[boundaries[first]..<boundaries[last]]))
  }
}

extension Value {
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// An empty list in place of a range, to ask for a kind without expanding the range.
  fileprivate var asArrayIfRange: Value {
    if case .range = self { [] } else { self }
  }
}
