import Localization

/// A function that a template applies to a value: `{{ title | upcase }}`.
struct Filter: Sendable {
  typealias Function =
    @Sendable (_ input: Value, _ arguments: FilterArguments, _ environment: FilterEnvironment)
    throws(FilterProblem) -> Value

  let name: String
  let arguments: ClosedRange<Int>
  /// The name of its named argument.
  var named: String?
  /// What its second argument is, for a filter that evaluates a text for each element.
  var evaluates: ElementExpression.Kind?
  /// Steps charged for each byte or element of the input; see `Work`.
  let effort: Int
  let apply: Function

  init(
    _ name: String, _ arguments: ClosedRange<Int> = 0...0, named: String? = nil, effort: Int = 1,
    _ apply: @escaping Function
  ) {
    self.name = name
    self.arguments = arguments
    self.named = named
    self.effort = effort
    self.apply = apply
  }

  /// A filter that turns a text into another.
  static func text(
    _ name: String, effort: Int, _ transform: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> Filter {
    Filter(name, effort: effort) { (input, _, environment) throws(FilterProblem) in
      .bytes(transform(try input.textInput(environment.work)))
    }
  }

  static func named(_ name: String) -> Filter? { table[name] }

  /// The names of all filters, sorted.
  static let names = table.keys.sorted()

  private static let table: [String: Filter] = {
    let all =
      textFilters + searchFilters + escapingFilters + numberFilters + listFilters + propertyFilters
      + matchFilters + expressionFilters + dateFilters + siteFilters
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The number of arguments in words: `one argument`, `1 to 2 arguments`.
  var argumentCount: String {
    let (least, most) = (arguments.lowerBound, arguments.upperBound)
    guard least == most else { return "\(least) to \(most) arguments" }
    return most == 0 ? "no arguments" : most == 1 ? "1 argument" : "\(most) arguments"
  }
}

/// The reason that a filter has no result, as a predicate of its name: “takes a number, not a list”.
struct FilterProblem: Error {
  var message: String
  /// The position of the wrong argument; nil for the input.
  var argument: Int?
  var allowed: [String] = []
  /// Whether a number is missing, for which Ruby takes the digits that a text begins with, or 0.
  var needsNumber = false

  init(_ message: String, argument: Int? = nil, allowed: [String] = []) {
    self.message = message
    self.argument = argument
    self.allowed = allowed
  }
}

/// The budget of steps, and the site's services for filters.
struct FilterEnvironment {
  let work: Work
  var calendar: CalendarWords
  var now: DateTime?
  var relativeURL: (@Sendable (String) -> String?)?
  var absoluteURL: (@Sendable (String) -> String?)?
  var markdownify: (@Sendable ([UInt8]) -> [UInt8])?
}
