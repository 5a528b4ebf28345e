import Testing

@testable import ConstraintSolver

struct SolverTests {
  @Test func whatIsRequiredHolds() throws {
    var solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(Expression(x) - Expression(20), .equal))
    try solver.add(LinearConstraint(Expression(x) + Expression(width) - Expression(100), .equal))
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: width) == 80)
  }

  @Test func aVariableThatNothingConstrainsIsZero() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isDetermined(x))
  }

  /// A thousand wishes of one priority do not outweigh one of the next.
  @Test func prioritiesAreNotWeighed() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1000 {
      try solver.add(LinearConstraint(Expression(x) - Expression(500), .equal, priority: 250))
    }
    try solver.add(LinearConstraint(Expression(x) - Expression(1), .equal, priority: 250.5))
    #expect(solver.value(of: x) == 1)
    #expect(solver.isDetermined(x))
  }

  @Test(arguments: [[10.0, 20], [20, 10]])
  func ofTwoWishesOfOnePriorityTheFirstHolds(wishes: [Double]) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for wish in wishes {
      try solver.add(LinearConstraint(Expression(x) - Expression(wish), .equal, priority: 500))
    }
    #expect(solver.value(of: x) == wishes[0])
    #expect(!solver.isDetermined(x))
  }

  /// The sum of the distances is smallest in the middle.
  @Test func ofThreeWishesOfOnePriorityTheMiddleHolds() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for wish in [10.0, 30, 20] {
      try solver.add(LinearConstraint(Expression(x) - Expression(wish), .equal, priority: 500))
    }
    #expect(solver.value(of: x) == 20)
    #expect(solver.isDetermined(x))
  }

  @Test func whatContradictsIsRefusedAndNamesWhatItContradicts() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(Expression(y) - Expression(3), .equal))
    let low = try solver.add(LinearConstraint(Expression(x) - Expression(10), .greaterThanOrEqual))
    let conflict = #expect(throws: Solver.Conflict.self) {
      try solver.add(LinearConstraint(Expression(x) - Expression(5), .lessThanOrEqual))
    }
    #expect(conflict?.constraints == [low])
    #expect(solver.value(of: x) == 10)
  }

  /// A view that has not been laid out yet can be nowhere.
  @Test func whatIsNoNumberIsRefused() throws {
    var solver = Solver()
    let (y, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(Expression(height), .greaterThanOrEqual))
    try solver.add(LinearConstraint(Expression(y), .equal))
    #expect(throws: Solver.Conflict.self) {
      try solver.add(LinearConstraint(Expression(y) + Expression(height) - Expression(.nan), .equal))
    }
    try solver.add(LinearConstraint(Expression(y) + Expression(height) - Expression(30), .equal))
    #expect(solver.value(of: height) == 30)
  }

  @Test func equationsThatSayTheSameAreFine() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint(Expression(x) - Expression(10), .equal))
    let second = try solver.add(LinearConstraint(Expression(x) * 2 - Expression(20), .equal))
    #expect(throws: Solver.Conflict.self) {
      try solver.add(LinearConstraint(Expression(x) - Expression(11), .equal))
    }
    solver.remove(first)
    #expect(solver.value(of: x) == 10)
    solver.remove(second)
    try solver.add(LinearConstraint(Expression(x) - Expression(11), .equal))
    #expect(solver.value(of: x) == 11)
  }

  /// Sizes are wishes, as those of labels, and each place depends on all sizes above it.
  @Test func aLongChainIsSolved() throws {
    var solver = Solver()
    var below = Expression()
    var sizes: [Variable] = []
    for _ in 0..<1000 {
      let (y, height) = (solver.makeVariable(), solver.makeVariable())
      sizes.append(height)
      try solver.add(LinearConstraint(Expression(height), .greaterThanOrEqual))
      try solver.add(LinearConstraint(Expression(y) - below, .equal))
      below = Expression(y) + Expression(height) + Expression(8)
    }
    for height in sizes {
      let wish = Expression(height) - Expression(20)
      try solver.add(LinearConstraint(wish, .greaterThanOrEqual, priority: 750))
      try solver.add(LinearConstraint(wish, .lessThanOrEqual, priority: 250))
    }
    let end = below.terms.reduce(below.constant) { $0 + $1.factor * solver.value(of: $1.variable) }
    #expect(end == 28_000)
    #expect(below.terms.allSatisfy { solver.isDetermined($0.variable) })
  }

  @Test func constantsChangeTogether() throws {
    var solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    let left = try solver.add(LinearConstraint(Expression(x) - Expression(20), .equal))
    let same = try solver.add(LinearConstraint(Expression(x) * 2 - Expression(40), .equal))
    let wish = try solver.add(LinearConstraint(Expression(width) - Expression(50), .equal, priority: 750))
    let room = try solver.add(
      LinearConstraint(Expression(x) + Expression(width) - Expression(60), .lessThanOrEqual))
    func change(_ constants: [(Solver.ConstraintID, Double)]) -> Bool {
      solver.setConstants(constants.map { (id: $0.0, constant: $0.1) })
    }
    #expect(solver.value(of: width) == 40)
    #expect(change([(left, -5), (same, -10)]))
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: width) == 50)
    #expect(change([(wish, -30)]))
    #expect(solver.value(of: width) == 30)
    #expect(change([(room, -25)]))
    #expect(solver.value(of: width) == 20)
    #expect(!change([(left, -6)]))
    #expect(solver.value(of: x) == 5)
  }
}
