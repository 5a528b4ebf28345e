/// What stands for a value: `12`, `"text"`, `page.title`, `(1..5)`.
indirect enum Expression: Sendable {
  case literal(Value)
  /// `empty`, which equals what has no content.
  case empty
  /// `blank`, which equals what has no content but white space.
  case blank
  case variable(Variable)
  case range(first: Expression, last: Expression, source: Range<Int>)
}

/// A name and the way from it to a value: `site.data["screens"][0].title`. An object, as all that is looked at in each
/// rendering: to copy it would take longer than to look at it.
final class Variable: Sendable {
  enum Root: Sendable {
    case named(String)
    /// The state of the innermost loop.
    case forloop
    /// The parameters of the innermost include.
    case include
  }

  enum Step: Sendable {
    case key(String, source: Range<Int>)
    case index(Expression, source: Range<Int>)
  }

  let root: Root
  let steps: [Step]
  /// The bytes of the first name.
  let rootSource: Range<Int>

  init(root: Root, steps: [Step], rootSource: Range<Int>) {
    (self.root, self.steps, self.rootSource) = (root, steps, rootSource)
  }
}

/// A value and the filters it goes through, from left to right.
struct FilteredExpression: Sendable {
  var base: Expression
  var filters: [FilterCall]
  /// The bytes of the expression with its filters.
  var source: Range<Int>
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

  init(filter: Filter, nameSource: Range<Int>, arguments: [Argument]) {
    (self.filter, self.nameSource, self.arguments) = (filter, nameSource, arguments)
  }
}

/// Comparisons joined by `and` and `or`. There are no parentheses and no precedence: the last join binds
/// first.
struct Condition: Sendable {
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

  var first: Comparison
  var rest: [(join: Join, comparison: Comparison)]
  /// The bytes of the tag that asks.
  var source: Range<Int>
}

enum Comparator: Sendable {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, contains
}
