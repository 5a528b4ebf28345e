/// A function that a template applies to a value: `{{ title | upcase }}`.
struct Filter: Sendable {
  typealias Function =
    @Sendable (_ input: Value, _ arguments: FilterArguments, _ environment: FilterEnvironment)
    throws(FilterProblem) -> Value

  let name: String
  /// How many arguments it takes.
  let arguments: ClosedRange<Int>
  /// The one argument that is given by name.
  var named: String?
  /// The steps it takes for each byte or element that it is given; see `Work`.
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
      + dateFilters + siteFilters
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// `one argument`, `1 to 2 arguments`.
  var argumentCount: String {
    let (least, most) = (arguments.lowerBound, arguments.upperBound)
    guard least == most else { return "\(least) to \(most) arguments" }
    return most == 0 ? "no arguments" : most == 1 ? "1 argument" : "\(most) arguments"
  }
}

/// Why a filter has no result, as a predicate of its name: “takes a number, not a list”.
struct FilterProblem: Error {
  var message: String
  /// The position of the argument that is to blame; nil for the input.
  var argument: Int?
  var allowed: [String] = []

  init(_ message: String, argument: Int? = nil, allowed: [String] = []) {
    self.message = message
    self.argument = argument
    self.allowed = allowed
  }
}

/// What filters need from the site.
struct FilterEnvironment {
  let work: Work
  var now: DateTime?
  var relativeURL: (@Sendable (String) -> String?)?
  var absoluteURL: (@Sendable (String) -> String?)?
  var markdownify: (@Sendable ([UInt8]) -> [UInt8])?
}
