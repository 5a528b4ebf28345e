/// A number that a solver is to find. Which solver made it is not noted.
public struct Variable: Hashable, Sendable {
  let symbol: Int
}

/// A sum of variables, each with a factor, and of a constant.
public struct Expression: Hashable, Sendable {
  /// A variable and its factor. One variable may stand in several terms.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// What it is multiplied with.
    public var factor: Double
  }

  /// In the order of adding.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// A number.
  public init(_ constant: Double = 0) { (terms, self.constant) = ([], constant) }

  /// A variable as it is.
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

/// How an expression has to stand to zero.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// An expression that is to be zero, or on one side of it.
public struct LinearConstraint: Hashable, Sendable {
  /// What must hold. Less than that is a wish: of two wishes the one of the higher priority counts alone,
  /// however far the other one stays from what it asks for.
  public static let required: Double = 1000

  /// What is compared with zero.
  public var expression: Expression
  /// How it is to stand to zero.
  public var relation: Relation
  /// `required` or more for what must hold.
  public var priority: Double

  /// A constraint that no solver has yet.
  public init(_ expression: Expression, _ relation: Relation, priority: Double = Self.required) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  var isRequired: Bool { priority >= Self.required }
}
