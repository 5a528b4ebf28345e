/// A node of a template's tree. Ranges are bytes of the template's file. Frequent nodes are stored inline.
enum Node: Sendable {
  case text(Range<Int>)
  case output(FilteredExpression)
  indirect case assign(name: String, FilteredExpression)
  indirect case capture(name: String, body: [Node], source: Range<Int>)
  case conditional(Conditional)
  indirect case choice(Choice)
  indirect case loop(Loop)
  indirect case tableRow(TableRow)
  /// Prints its body if it differs from that of the last such block.
  indirect case changed(body: [Node], source: Range<Int>)
  case leave(LoopExit)
  indirect case cycle(Cycle)
  /// `increment` prints, then adds 1; `decrement` subtracts 1, then prints.
  indirect case counter(name: String, isIncrement: Bool, source: Range<Int>)
  indirect case partial(Partial)
  indirect case highlight(Highlight)
  indirect case reference(Reference)
}

extension Node {
  /// The bytes a diagnostic points at.
  var source: Range<Int> {
    switch self {
    case .text(let range): range
    case .output(let expression), .assign(_, let expression): expression.source
    case .capture(_, _, let source), .counter(_, _, let source): source
    case .conditional(let conditional): conditional.branches.first?.condition.source ?? 0..<0
    case .choice(let choice): choice.source
    case .loop(let loop): loop.source
    case .tableRow(let table): table.loop.source
    case .changed(_, let source): source
    case .leave: 0..<0
    case .cycle(let cycle): cycle.source
    case .partial(let partial): partial.source
    case .highlight(let highlight): highlight.source
    case .reference(let reference): reference.targetSource
    }
  }
}

enum LoopExit: Sendable { case breaking, continuing }

/// `if` and `unless` with their branches.
final class Conditional: Sendable {
  final class Branch: Sendable {
    let condition: Condition
    /// Whether the branch is taken if the condition fails, as for `unless`.
    let isNegated: Bool
    let body: [Node]

    init(condition: Condition, isNegated: Bool, body: [Node]) {
      (self.condition, self.isNegated, self.body) = (condition, isNegated, body)
    }
  }

  let branches: [Branch]
  let otherwise: [Node]
  /// Whether nothing in it prints more than white space.
  let isBlank: Bool

  init(branches: [Branch], otherwise: [Node], isBlank: Bool) {
    (self.branches, self.otherwise, self.isBlank) = (branches, otherwise, isBlank)
  }
}

/// `case` with its `when`s. Every `when` that matches is rendered.
struct Choice: Sendable {
  struct Branch: Sendable {
    /// Nil for `else`, which is rendered if no `when` before it matches.
    var values: [Expression]?
    var body: [Node]
  }

  var subject: Expression
  var branches: [Branch]
  /// Whether nothing in it prints more than white space.
  var isBlank = false
  var source: Range<Int>
}

struct Loop: Sendable {
  enum Offset: Sendable {
    case value(Expression, source: Range<Int>)
    /// The end of the last loop with the same name over the same collection.
    case afterLast
  }

  var variable: String
  var collection: Expression
  var collectionSource: Range<Int>
  var isReversed = false
  var limit: (value: Expression, source: Range<Int>)?
  var offset: Offset?
  var body: [Node] = []
  var otherwise: [Node] = []
  /// Whether nothing in it prints more than white space.
  var isBlank = false
  /// The identity of the loop for `forloop.name` and `offset: continue`: `item-collection`.
  var name: String
  var source: Range<Int>
}

/// `tablerow`, a loop whose turns are the cells of a table.
struct TableRow: Sendable {
  var loop: Loop
  /// The cells of a row; without it, there is one row.
  var columns: (value: Expression, source: Range<Int>)?
}

struct Cycle: Sendable {
  /// Cycles of one group share their state: the group's name, or else the values as written.
  var group: Expression?
  var identity: String
  var values: [Expression]
  var source: Range<Int>
}

/// `include` or `render`.
struct Partial: Sendable {
  enum Scope: Sendable {
    /// Sees all variables, and its parameters as `include.name`.
    case jekyll
    /// Sees all variables, its parameters among them.
    case shared
    /// `render`: sees only its parameters and the globals.
    case isolated
    /// As `jekyll`, with a path from the folder of the page.
    case relative
  }

  enum Name: Sendable {
    case literal(String)
    case computed([Part])

    enum Part: Sendable {
      case text(String)
      case value(FilteredExpression)
    }
  }

  /// The value bound to the partial's own name, once or for each element.
  struct Subject: Sendable {
    var value: Expression
    var isEach: Bool
    var alias: String?
  }

  var name: Name
  var nameSource: Range<Int>
  var subject: Subject?
  var parameters: [(name: String, value: Expression)]
  var scope: Scope
  var source: Range<Int>
}

/// `highlight`, which becomes a block of code.
struct Highlight: Sendable {
  enum Code: Sendable {
    /// Code that isn't a template, in pieces where `raw` tags were left out.
    case plain([Range<Int>])
    case template([Node])
  }

  /// The language and options, as written.
  var info: Range<Int>
  var code: Code
  var source: Range<Int>
}

/// `link` or `post_url`: a page by path or name, printed as its URL.
struct Reference: Sendable {
  enum Kind: Sendable { case link, post }
  var kind: Kind
  var target: String
  var targetSource: Range<Int>
}
