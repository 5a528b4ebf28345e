/// The arguments of a filter, converted to the types that it takes.
struct FilterArguments {
  /// The arguments without a name, in order.
  var values: [Value] = []
  let work: Work
  /// The named argument.
  var named: Value?

  var count: Int { values.count }

  subscript(position: Int) -> Value {
    values.indices.contains(position) ? values[position] : .null
  }

  func text(_ position: Int) -> [UInt8] { self[position].utf8(work) }

  func string(_ position: Int) -> String { self[position].text(work) }

  func integer(_ position: Int) throws(FilterProblem) -> Int {
    guard let number = self[position].spelledNumber(work), case .integer(let integer) = number.wholeIfExact
    else {
      throw FilterProblem("takes a whole number, not \(self[position].kind)", argument: position)
    }
    return integer
  }

  /// A number without its decimal places.
  func wholePart(_ position: Int) throws(FilterProblem) -> Int {
    guard let number = self[position].spelledNumber(work),
      let whole = Int(exactly: number.double.rounded(.towardZero))
    else {
      throw FilterProblem("takes a whole number, not \(self[position].kind)", argument: position)
    }
    return whole
  }

  /// A whole number that isn't left out by a variable without a value.
  func givenInteger(_ position: Int) throws(FilterProblem) -> Int {
    guard !self[position].isNull else {
      throw FilterProblem("takes a whole number, not \(self[position].kind)", argument: position)
    }
    return try integer(position)
  }

  /// A whole number, at least 0.
  func count(_ position: Int, default standard: Int) throws(FilterProblem) -> Int {
    guard position < count else { return standard }
    let number = try integer(position)
    guard number >= 0 else { throw FilterProblem("takes a number of 0 or more", argument: position) }
    return number
  }

  /// A whole number, at least 0, that isn't left out by a variable without a value.
  func givenCount(_ position: Int) throws(FilterProblem) -> Int {
    _ = try givenInteger(position)
    return try count(position, default: 0)
  }

  func number(_ position: Int) throws(FilterProblem) -> Number {
    guard let number = self[position].spelledNumber(work) else {
      var problem = FilterProblem("takes a number, not \(self[position].kind)", argument: position)
      problem.needsNumber = true
      throw problem
    }
    return number
  }
}

extension Number {
  /// The number, as an integer if it is whole: 3.0 becomes 3.
  var wholeIfExact: Number {
    if case .double(let number) = self, let whole = Int(exactly: number) { return .integer(whole) }
    return self
  }
}

extension Value {
  /// The number that the value is or spells; 0 for `null`, as in Liquid.
  func spelledNumber(_ work: Work) -> Number? {
    switch self {
    case .null: return .integer(0)
    case .string, .bytes:
      work.spend(textLength * 8)
      guard !work.isSpent else { return nil }
      return work.isRuby ? Number(ruby: utf8(work)) : Number(spelling: utf8(work))
    default: return number
    }
  }

  func numberInput(_ work: Work) throws(FilterProblem) -> Number {
    if isText, isBlank(work) { return .integer(0) }
    guard let number = spelledNumber(work) else {
      var problem = FilterProblem("needs a number, not \(kind)")
      problem.needsNumber = true
      throw problem
    }
    return number
  }

  /// The value as text. Lists and dictionaries throw: their printed form is of no use.
  func textInput(_ work: Work) throws(FilterProblem) -> [UInt8] {
    switch self {
    case .array, .dictionary: throw FilterProblem("needs a text, not \(kind)")
    default: return utf8(work)
    }
  }

  /// The value as a list, nested lists flattened and ranges expanded. Any other value is its only element.
  func listInput(_ work: Work) throws(FilterProblem) -> [Value] {
    switch self {
    case .null: return []
    case .array(let elements):
      guard elements.contains(where: { if case .array = $0 { true } else { false } }) else {
        return elements
      }
      var flat: [Value] = []
      try Value.flatten(elements, into: &flat, depth: 0, work)
      return flat
    case .range(let range):
      guard range.count <= Limits.elements else { throw FilterProblem.tooLong }
      return range.count == 0 ? [] : (range.first...range.last).map(Value.integer)
    default: return [self]
    }
  }

  private static func flatten(
    _ elements: [Value], into flat: inout [Value], depth: Int, _ work: Work
  ) throws(FilterProblem) {
    guard depth < Limits.valueDepth else { throw FilterProblem("needs a list with fewer levels") }
    for element in elements {
      // A list may hold the same empty list a million times.
      try work.use(Work.Cost.element)
      if case .array(let inner) = element {
        try flatten(inner, into: &flat, depth: depth + 1, work)
      } else {
        guard flat.count < Limits.elements else { throw FilterProblem.tooLong }
        flat.append(element)
      }
    }
  }

  /// The cost of a filter's input, in bytes. An element counts as several.
  var weight: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .bytes(let bytes): bytes.count
    case .array(let elements): elements.count * Work.Cost.element
    case .dictionary(let map): map.count * Work.Cost.element
    // Filters expand a range, and refuse a longer one.
    case .range(let range): range.count <= Limits.elements ? range.count * Work.Cost.element : 0
    // Lengths of printed values.
    case .date: 25
    case .double: 16
    case .integer: 8
    default: 0
    }
  }
}

extension FilterProblem {
  static let tooLong = FilterProblem("would make a list of more than \(Limits.elements) elements")
  static let tooLarge = FilterProblem("would make a text of more than \(Limits.outputBytes >> 20) MiB")
}
