import Testing

@testable import ConstraintSolver

/// Systems of github.com/nucleic/kiwi, `py/tests/test_solver.py`, and what its solver makes of them.
@Suite struct KiwiNumbersTests {
  private static let (weak, medium, strong) = (250.0, 500.0, 750.0)

  private func solve(
    _ constraints: [(a: Double, b: Double, constant: Double, relation: Relation, priority: Double)]
  ) throws -> (Double, Double) {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    for wanted in constraints {
      let sum = Expression(a) * wanted.a + Expression(b) * wanted.b + Expression(wanted.constant)
      try solver.add(LinearConstraint(sum, wanted.relation, priority: wanted.priority))
    }
    return (solver.value(of: a), solver.value(of: b))
  }

  @Test func aSuggestionAboveAWeakConstraint() throws {
    let (value, _) = try solve([(1, 0, -1, .equal, Self.weak), (1, 0, -2, .equal, Self.medium)])
    #expect(value == 2)
  }

  @Test func aSuggestionBelowARequiredConstraint() throws {
    let required = LinearConstraint.required
    let (_, second) = try solve([
      (1, 1, 0, .equal, required), (0, 1, 1, .lessThanOrEqual, required),
      (0, 1, 0, .greaterThanOrEqual, Self.weak),
      (0, 1, 0, .equal, Self.weak),
    ])
    #expect(second <= -1)
  }

  @Test func tooFewConstraints() throws {
    let (value, _) = try solve([
      (2, 0, 1, .greaterThanOrEqual, LinearConstraint.required), (1, 0, -10, .equal, Self.weak),
    ])
    #expect(value == 10 && 2 * value + 1 == 21)
  }

  @Test func strengths() throws {
    let required = LinearConstraint.required
    #expect(
      try solve([
        (1, 1, 0, .equal, required), (1, 0, -10, .equal, required), (0, 1, 0, .greaterThanOrEqual, Self.weak),
      ]) == (10, -10))
    #expect(
      try solve([
        (1, 1, 0, .equal, required), (1, 0, -10, .greaterThanOrEqual, Self.medium),
        (0, 1, -2, .equal, Self.strong),
      ]) == (-2, 2))
  }

  @Test func whatContradictsIsRefused() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let atLeastOne = LinearConstraint(Expression(a) - Expression(1), .greaterThanOrEqual)
    let atMostZero = LinearConstraint(Expression(a), .lessThanOrEqual)
    let first = try solver.add(atLeastOne)
    #expect(throws: (any Error).self) { try solver.add(atMostZero) }
    solver.remove(first)
    try solver.add(atMostZero)
    #expect(solver.value(of: a) <= 0)
  }
}
