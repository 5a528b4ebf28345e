/// An unknown of a solver. It has no reference to its solver.
public struct Variable: Hashable, Sendable {
  let symbol: Int
}

/// A linear sum of variables and a constant.
public struct Expression: Hashable, Sendable {
  /// A variable and its factor. A variable may occur in several terms.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var factor: Double
  }

  /// The terms, in the order in which they were added.
  public var terms: [Term]
  /// The constant of the sum.
  public var constant: Double

  /// A constant expression.
  public init(_ constant: Double = 0) { (terms, self.constant) = ([], constant) }

  /// A variable with a factor of 1.
  public init(_ variable: Variable) { (terms, constant) = ([Term(variable: variable, factor: 1)], 0) }

  public static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.terms += b.terms
    sum.constant += b.constant
    return sum
  }

  public static func * (a: Expression, factor: Double) -> Expression {
    var product = a
    for index in product.terms.indices { product.terms[index].factor *= factor }
    product.constant *= factor
    return product
  }

  public static func - (a: Expression, b: Expression) -> Expression { a + b * -1 }
}

/// The relation of an expression to zero.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// An expression and its relation to zero.
public struct LinearConstraint: Hashable, Sendable {
  /// The priority of a required constraint. Lower priorities are optional: of two such constraints only the
  /// one with the higher priority counts, whatever the other's error.
  public static let required: Double = 1000

  /// The expression compared with zero.
  public var expression: Expression
  /// The relation of the expression to zero.
  public var relation: Relation
  /// `required` or more for a required constraint.
  public var priority: Double

  /// A constraint without a solver.
  public init(_ expression: Expression, _ relation: Relation, priority: Double = Self.required) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  var isRequired: Bool { priority >= Self.required }
}
