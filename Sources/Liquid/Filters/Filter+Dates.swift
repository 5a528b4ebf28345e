extension Filter {
  static let dateFilters: [Filter] = [
    Filter("date", 1...1, effort: 60) { (input, arguments, environment) throws(FilterProblem) in
      let format = arguments.text(0)
      guard !format.isEmpty else { return input }
      return try formatted(input, environment) { $0.formatted(format, environment.calendar) }
    },
    Filter("date_to_xmlschema", effort: 40) { (input, _, environment) throws(FilterProblem) in
      try formatted(input, environment) { date in
        date.formatted("%Y-%m-%dT%H:%M:%S") + date.zone(separator: [UInt8(ascii: ":")])
      }
    },
    Filter("date_to_rfc822", effort: 40) { (input, _, environment) throws(FilterProblem) in
      try formatted(input, environment) { $0.formatted("%a, %d %b %Y %H:%M:%S %z") }
    },
    Filter("date_to_string", 0...2, effort: 40) { (input, arguments, environment) throws(FilterProblem) in
      try formatted(input, environment, arguments, month: "%b")
    },
    Filter("date_to_long_string", 0...2, effort: 40) {
      (input, arguments, environment) throws(FilterProblem) in
      try formatted(input, environment, arguments, month: "%B")
    },
  ]

  /// Formats a date. Returns a blank input as it is.
  private static func formatted(
    _ input: Value, _ environment: FilterEnvironment, _ format: (DateTime) -> [UInt8]
  ) throws(FilterProblem) -> Value {
    if input.isBlank(environment.work) { return input }
    return .bytes(format(try date(input, environment)))
  }

  private static func date(_ input: Value, _ environment: FilterEnvironment) throws(FilterProblem) -> DateTime
  {
    switch input {
    case .date(let date): return date
    case .integer(let seconds):
      if let date = DateTime(secondsSince1970: Int64(seconds)) { return date }
    case .string, .bytes:
      let text = input.utf8(environment.work)
      if text.elementsEqual("now".utf8) || text.elementsEqual("today".utf8) {
        guard let now = environment.now else {
          throw FilterProblem("knows no “\(input.text(environment.work))” here")
        }
        return now
      }
      if let date = DateTime(parsing: text) ?? DateTime(inWords: text) { return date }
      if case .integer(let seconds) = Number(spelling: text),
        let date = DateTime(secondsSince1970: Int64(seconds))
      {
        return date
      }
    default: throw FilterProblem("needs a date, not \(input.kind)")
    }
    throw FilterProblem(
      "can't read “\(String(input.text(environment.work).unicodeScalars.prefix(40)))” as a date",
      allowed: ["2017-07-29 09:00:00 +0200"])
  }

  /// Prints `07 Nov 2008`; with `"ordinal"` `7th Nov 2008`, and with `"US"` `Nov 7th, 2008`.
  private static func formatted(
    _ input: Value, _ environment: FilterEnvironment, _ arguments: FilterArguments, month: String
  ) throws(FilterProblem) -> Value {
    guard arguments.count > 0, !arguments[0].isNull else {
      return try formatted(input, environment) { $0.formatted("%d \(month) %Y") }
    }
    try check(arguments, 0, among: ["ordinal"])
    if arguments.count > 1 { try check(arguments, 1, among: ["UK", "US"]) }
    let isAmerican = arguments.count > 1 && arguments.string(1) == "US"
    return try formatted(input, environment) { date in
      let day = ordinal(date.components.day)
      return date.formatted(isAmerican ? "\(month) \(day), %Y" : "\(day) \(month) %Y")
    }
  }

  private static func check(
    _ arguments: FilterArguments, _ position: Int, among allowed: [String]
  ) throws(FilterProblem) {
    let style = arguments.string(position)
    guard allowed.contains(style) else {
      throw FilterProblem("has no style “\(style)”", argument: position, allowed: allowed)
    }
  }

  private static func ordinal(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "\(day)st"
    case 2, 22: "\(day)nd"
    case 3, 23: "\(day)rd"
    default: "\(day)th"
    }
  }
}
