/// An expression without filters: `12`, `"text"`, `page.title`, `(1..5)`.
enum Expression: Sendable {
  case literal(Value)
  /// `empty`, which equals texts and collections without content.
  case empty
  /// `blank`, which also equals white space, `null` and `false`.
  case blank
  case variable(Variable)
  indirect case range(first: Expression, last: Expression, source: Range<Int>)
}

/// A name and the path from it to a value: `site.data["screens"][0].title`. An object, since rendering reads
/// expressions more often than it could copy them.
final class Variable: Sendable {
  enum Root: Sendable {
    case named(String)
    /// A name that is computed: `[name]`.
    indirect case computed(Expression)
    /// The state of the innermost loop.
    case forloop
    /// The parameters of the innermost include.
    case include
  }

  indirect enum Step: Sendable {
    case key(String, source: Range<Int>)
    case index(Expression, source: Range<Int>)

    var source: Range<Int> {
      switch self {
      case .key(_, let source), .index(_, let source): source
      }
    }
  }

  let root: Root
  /// See `OrderedMap.mark(of:)`.
  let mark: Int
  let steps: [Step]
  /// The bytes of the first name.
  let rootSource: Range<Int>

  init(root: Root, steps: [Step], rootSource: Range<Int>) {
    (self.root, self.steps, self.rootSource) = (root, steps, rootSource)
    mark = if case .named(let name) = root { OrderedMap.mark(of: name) } else { 0 }
  }
}

/// A value and its filters, from left to right. An object, as variables are.
final class FilteredExpression: Sendable {
  let base: Expression
  let filters: [FilterCall]
  /// The bytes of the expression with its filters.
  let source: Range<Int>
  /// Whether a filter replaces a missing value.
  let hasDefault: Bool

  init(base: Expression, filters: [FilterCall], source: Range<Int>) {
    (self.base, self.filters, self.source) = (base, filters, source)
    hasDefault = filters.contains { $0.filter.name == "default" }
  }
}

/// A filter at the place where it is used.
final class FilterCall: Sendable {
  struct Argument: Sendable {
    var name: String?
    var value: Expression
    var source: Range<Int>
  }

  let filter: Filter
  let nameSource: Range<Int>
  let arguments: [Argument]
  /// The argument that is evaluated for each element.
  let expression: ElementExpression?

  init(
    filter: Filter, nameSource: Range<Int>, arguments: [Argument], expression: ElementExpression? = nil
  ) {
    (self.filter, self.nameSource, self.arguments) = (filter, nameSource, arguments)
    self.expression = expression
  }
}

/// A text that a filter evaluates for each element: `where_exp: "page", "page.order > 1"`.
final class ElementExpression: Sendable {
  enum Kind: Sendable { case condition, value }

  enum Body: Sendable {
    case condition(Condition)
    case value(FilteredExpression)
  }

  /// The name of the element.
  let variable: String
  let body: Body

  init(variable: String, body: Body) {
    (self.variable, self.body) = (variable, body)
  }
}

/// Comparisons joined by `and` and `or`, without parentheses and precedence: the last join binds first.
final class Condition: Sendable {
  enum Join: Sendable { case and, or }

  struct Comparison: Sendable {
    var left: Expression
    var test: Test?
  }

  struct Test: Sendable {
    var comparator: Comparator
    var right: Expression
    var source: Range<Int>
  }

  let first: Comparison
  let rest: [(join: Join, comparison: Comparison)]
  /// The bytes of the condition's tag.
  let source: Range<Int>

  init(first: Comparison, rest: [(join: Join, comparison: Comparison)], source: Range<Int>) {
    (self.first, self.rest, self.source) = (first, rest, source)
  }
}

enum Comparator: Sendable {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, contains
}
