extension Filter {
  static let numberFilters: [Filter] = [
    Filter("plus", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try calculate(input, arguments, .sum, { $0.addingReportingOverflow($1) }, +)
    },
    Filter("minus", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try calculate(input, arguments, .sum, { $0.subtractingReportingOverflow($1) }, -)
    },
    Filter("times", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try calculate(input, arguments, .product, { $0.multipliedReportingOverflow(by: $1) }, *)
    },
    Filter("divided_by", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try checkDivisor(arguments)
      return try calculate(input, arguments, nil, flooredDivision, /)
    },
    Filter("modulo", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      try checkDivisor(arguments)
      return try calculate(input, arguments, .sum, flooredModulo) { $0 - $1 * ($0 / $1).rounded(.down) }
    },
    Filter("at_least", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      let (a, b) = (try input.numberInput(arguments.work), try arguments.number(0))
      return (a.double >= b.double ? a : b).value
    },
    Filter("at_most", 1...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      let (a, b) = (try input.numberInput(arguments.work), try arguments.number(0))
      return (a.double <= b.double ? a : b).value
    },
    Filter("abs", effort: 8) { (input, _, environment) throws(FilterProblem) in
      switch try input.numberInput(environment.work) {
      case .integer(.min): throw tooLargeNumber
      case .integer(let number): return .integer(abs(number))
      case .double(let number): return .double(abs(number))
      }
    },
    Filter("ceil", effort: 8) { (input, _, environment) throws(FilterProblem) in
      try rounded(input, .up, environment.work)
    },
    Filter("floor", effort: 8) { (input, _, environment) throws(FilterProblem) in
      try rounded(input, .down, environment.work)
    },
    Filter("round", 0...1, effort: 8) { (input, arguments, _) throws(FilterProblem) in
      let digits = arguments.count > 0 ? try arguments.wholePart(0) : 0
      let number = try input.numberInput(arguments.work)
      if digits < 0, let rounded = rounded(number, tens: -max(digits, -18)) { return .integer(rounded) }
      guard digits > 0, case .double(let number) = number else {
        return try rounded(input, .toNearestOrAwayFromZero, arguments.work)
      }
      return .double(rounded(number, digits: digits))
    },
    Filter("number_with_delimiter", effort: 24) { (input, _, environment) throws(FilterProblem) in
      .bytes(grouped(try input.numberInput(environment.work).value.utf8(environment.work)))
    },
  ]

  private static let tooLargeNumber = FilterProblem("has a result that is too large for a whole number")

  private static func calculate(
    _ input: Value, _ arguments: FilterArguments, _ decimal: Decimal.Operation?,
    _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool), _ real: (Double, Double) -> Double
  ) throws(FilterProblem) -> Value {
    let (a, b) = (try input.numberInput(arguments.work), try arguments.number(0))
    if let decimal, let result = Decimal.apply(a, b, decimal, whole) { return .double(result) }
    guard let result = Number.apply(a, b, whole, real) else { throw tooLargeNumber }
    return result.value
  }

  private static func checkDivisor(_ arguments: FilterArguments) throws(FilterProblem) {
    guard try arguments.number(0).double != 0 else { throw FilterProblem("can't divide by 0", argument: 0) }
  }

  /// Rounds down, as Ruby does, where Swift rounds towards 0.
  private static func flooredDivision(_ a: Int, _ b: Int) -> (partialValue: Int, overflow: Bool) {
    let (quotient, overflow) = a.dividedReportingOverflow(by: b)
    guard !overflow, a % b != 0, (a < 0) != (b < 0) else { return (quotient, overflow) }
    return (quotient - 1, false)
  }

  /// The remainder, with the sign of the divisor.
  private static func flooredModulo(_ a: Int, _ b: Int) -> (partialValue: Int, overflow: Bool) {
    let (remainder, overflow) = a.remainderReportingOverflow(dividingBy: b)
    guard !overflow else { return (0, false) }
    return (remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder, false)
  }

  private static func rounded(
    _ input: Value, _ rule: FloatingPointRoundingRule, _ work: Work
  ) throws(FilterProblem) -> Value {
    switch try input.numberInput(work) {
    case .integer(let number): return .integer(number)
    case .double(let number):
      guard let whole = Int(exactly: number.rounded(rule)) else { throw tooLargeNumber }
      return .integer(whole)
    }
  }

  /// Rounds a number. A double has at most 17 significant digits.
  private static func rounded(_ number: Double, digits: Int) -> Double {
    guard digits < 17 else { return number }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (number * scale).rounded(.toNearestOrAwayFromZero) / scale
    return scaled.isFinite ? scaled : number
  }

  /// Rounds a number to tens, hundreds, …; nil for a number that is too large.
  private static func rounded(_ number: Number, tens: Int) -> Int? {
    guard tens < 18 else { return 0 }
    let scale = (0..<tens).reduce(1) { scale, _ in scale * 10 }
    let quotient = (number.double / Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard let whole = Int(exactly: quotient) else { return nil }
    let (result, overflow) = whole.multipliedReportingOverflow(by: scale)
    return overflow ? nil : result
  }

  /// Separates thousands: `12345.5` becomes `12,345.5`.
  private static func grouped(_ number: [UInt8]) -> [UInt8] {
    let digits = number.drop { $0 == UInt8(ascii: "-") }.prefix { $0 != UInt8(ascii: ".") }
    guard digits.allSatisfy(\.isDigit) else { return number }
    var grouped = Array(number[..<digits.startIndex])
    for index in digits.indices {
      if index > digits.startIndex, (digits.endIndex - index).isMultiple(of: 3) {
        grouped.append(UInt8(ascii: ","))
      }
      grouped.append(digits[index])
    }
    return grouped + number[digits.endIndex...]
  }
}
