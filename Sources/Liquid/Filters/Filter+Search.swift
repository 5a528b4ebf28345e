extension Filter {
  /// Filters that look for a text within another.
  static let searchFilters: [Filter] = [
    Filter("replace", 1...2, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try replacing(
        try input.textInput(arguments.work), arguments.text(0), by: arguments.text(1), .all, arguments.work)
    },
    Filter("replace_first", 1...2, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try replacing(
        try input.textInput(arguments.work), arguments.text(0), by: arguments.text(1), .first, arguments.work)
    },
    Filter("replace_last", 2...2, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try replacing(
        try input.textInput(arguments.work), arguments.text(0), by: arguments.text(1), .last, arguments.work)
    },
    Filter("remove", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try replacing(try input.textInput(arguments.work), arguments.text(0), by: [], .all, arguments.work)
    },
    Filter("remove_first", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try replacing(try input.textInput(arguments.work), arguments.text(0), by: [], .first, arguments.work)
    },
    Filter("remove_last", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try replacing(try input.textInput(arguments.work), arguments.text(0), by: [], .last, arguments.work)
    },
    Filter("split", 1...1, effort: 32) { (input, arguments, _) throws(FilterProblem) in
      .array(try split(try input.textInput(arguments.work), by: arguments.text(0)))
    },
  ]

  private enum Occurrences { case all, first, last }

  /// An empty pattern occurs between all characters, as in Ruby.
  private static func replacing(
    _ text: [UInt8], _ pattern: [UInt8], by replacement: [UInt8], _ which: Occurrences, _ work: Work
  ) throws(FilterProblem) -> Value {
    // A short pattern may occur everywhere.
    if pattern.count < 4, which != .first { try work.use(text.count * 30) }
    var places = try occurrences(of: pattern, in: text, onlyFirst: which == .first)
    guard let last = places.last else { return .bytes(text) }
    if which == .last { places = [last] }
    let (growth, overflow) = places.count.multipliedReportingOverflow(by: replacement.count)
    guard !overflow, text.count + growth <= Limits.outputBytes else { throw FilterProblem.tooLarge }
    var output: [UInt8] = []
    output.reserveCapacity(text.count + growth)
    var start = 0
    for place in places {
      output.append(contentsOf: text[start..<place])
      output.append(contentsOf: replacement)
      start = place + pattern.count
    }
    output.append(contentsOf: text[start...])
    return .bytes(output)
  }

  private static func occurrences(
    of pattern: [UInt8], in text: [UInt8], onlyFirst: Bool
  ) throws(FilterProblem) -> [Int] {
    guard !pattern.isEmpty else { return onlyFirst ? [0] : text.scalarBoundaries }
    var places: [Int] = []
    var start = 0
    while let place = text.firstOccurrence(of: pattern, from: start) {
      places.append(place)
      if onlyFirst { break }
      guard places.count <= Limits.outputBytes else { throw FilterProblem.tooLarge }
      start = place + pattern.count
    }
    return places
  }

  /// Splits at runs of white space for a space, into characters for an empty text. Drops empty parts at the
  /// end.
  private static func split(_ text: [UInt8], by separator: [UInt8]) throws(FilterProblem) -> [Value] {
    guard separator != [Byte.space] else {
      let words = text.split(whereSeparator: \.isSpace)
      guard words.count <= Limits.elements else { throw FilterProblem.tooLong }
      return words.map { .bytes(Array($0)) }
    }
    var bounds: [Range<Int>] = []
    if separator.isEmpty {
      let boundaries = text.scalarBoundaries
      bounds = zip(boundaries, boundaries.dropFirst()).map { $0..<$1 }
    } else {
      var start = 0
      for place in try occurrences(of: separator, in: text, onlyFirst: false) {
        bounds.append(start..<place)
        start = place + separator.count
      }
      bounds.append(start..<text.count)
    }
    while bounds.last?.isEmpty == true { bounds.removeLast() }
    guard bounds.count <= Limits.elements else { throw FilterProblem.tooLong }
    return bounds.map { .bytes(Array(text[$0])) }
  }
}
