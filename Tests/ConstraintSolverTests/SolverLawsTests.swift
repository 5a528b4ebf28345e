import Foundation
import Testing

@testable import ConstraintSolver

/// Systems of random constraints: what kiwisolver makes of them, and what holds of any.
struct SolverLawsTests {
  struct Recorded: Decodable, Sendable {
    let constraints: [Constraint]
    let refused: [Int]
    let values: [Double]
  }

  /// Factors, constant, relation, strength.
  struct Constraint: Decodable, Sendable {
    let factors: [Double]
    let constant: Double
    let relation: Relation
    let priority: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      factors = try values.decode([Double].self)
      constant = try values.decode(Double.self)
      let relations: [String: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
      relation = try #require(relations[values.decode(String.self)])
      let priorities = ["required": 1000, "strong": 750.0, "medium": 500, "weak": 250]
      priority = try #require(priorities[values.decode(String.self)])
    }

    func linear(_ variables: [Variable]) -> LinearConstraint {
      var sum = Expression(constant)
      for (factor, variable) in zip(factors, variables) where factor != 0 {
        sum = sum + Expression(variable) * factor
      }
      return LinearConstraint(sum, relation, priority: priority)
    }

    /// By how much it is missed.
    func error(at values: [Double]) -> Double {
      let value = zip(factors, values).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .lessThanOrEqual: return max(value, 0)
      case .equal: return abs(value)
      case .greaterThanOrEqual: return max(-value, 0)
      }
    }
  }

  static let systems: [Recorded] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Oracle/oracle.json")
    return (try? JSONDecoder().decode([Recorded].self, from: Data(contentsOf: file))) ?? []
  }()

  struct Solved {
    var solver = Solver()
    var variables: [Variable] = []
    var ids: [Solver.ConstraintID?] = []
    var values: [Double] { variables.map { solver.value(of: $0) } }

    init(_ constraints: [Constraint], count: Int) {
      variables = (0..<count).map { _ in solver.makeVariable() }
      ids = constraints.map { try? solver.add($0.linear(variables)) }
    }
  }

  private func errors(_ system: Recorded, at values: [Double]) -> [Double] {
    [1000.0, 750, 500, 250].map { priority in
      system.constraints.enumerated().reduce(0) { sum, constraint in
        constraint.element.priority != priority || system.refused.contains(constraint.offset)
          ? sum : sum + constraint.element.error(at: values)
      }
    }
  }

  @Test func isAsKiwisolverHasIt() {
    #expect(Self.systems.count == 1000)
    var determined = 0
    for (index, system) in Self.systems.enumerated() {
      let solved = Solved(system.constraints, count: system.values.count)
      let refused = solved.ids.indices.filter { solved.ids[$0] == nil }
      #expect(refused == system.refused, "system \(index)")
      for (variable, value) in zip(solved.variables, system.values) where solved.solver.isDetermined(variable)
      {
        determined += 1
        #expect(abs(solved.solver.value(of: variable) - value) < 1e-4, "system \(index)")
      }
    }
    #expect(determined > 1500)
  }

  /// Required constraints hold, and no error is larger than kiwisolver's, from the highest priority down.
  @Test func noErrorIsLargerThanItHasToBe() {
    for (index, system) in Self.systems.enumerated() {
      let ours = errors(system, at: Solved(system.constraints, count: system.values.count).values)
      let theirs = errors(system, at: system.values)
      #expect(ours[0] < 1e-5, "system \(index)")
      for (a, b) in zip(ours, theirs) where abs(a - b) > 1e-3 {
        #expect(a < b, "system \(index)")
        break
      }
    }
  }

  @Test func addingAndRemovingLeavesTheSame() {
    for (system, other) in zip(Self.systems, Self.systems.dropFirst()) {
      var solved = Solved(system.constraints, count: system.values.count)
      let before = solved
      let added = other.constraints.compactMap { try? solved.solver.add($0.linear(solved.variables)) }
      for id in added { solved.solver.remove(id) }
      for variable in solved.variables {
        let isDetermined = before.solver.isDetermined(variable)
        #expect(solved.solver.isDetermined(variable) == isDetermined)
        guard isDetermined else { continue }
        #expect(abs(solved.solver.value(of: variable) - before.solver.value(of: variable)) < 1e-5)
      }
    }
  }

  @Test func otherConstantsAreAsIfTheyHadBeenThereFromTheStart() {
    for (index, system) in Self.systems.enumerated() where system.refused.isEmpty {
      var solved = Solved(system.constraints, count: system.values.count)
      let shifted = solved.ids.compactMap(\.self).enumerated().map { offset, id in
        (id: id, constant: system.constraints[offset].constant + Double((offset * 7 + index) % 11) - 5)
      }
      var fresh = Solver()
      let variables = system.values.map { _ in fresh.makeVariable() }
      var isSatisfiable = true
      for (constraint, shifted) in zip(system.constraints, shifted) {
        var linear = constraint.linear(variables)
        linear.expression.constant = shifted.constant
        if (try? fresh.add(linear)) == nil { isSatisfiable = false }
      }
      let isChanged = solved.solver.setConstants(shifted)
      #expect(isChanged == isSatisfiable, "system \(index)")
      guard isSatisfiable else { continue }
      for (a, b) in zip(solved.variables, variables) where fresh.isDetermined(b) {
        #expect(abs(solved.solver.value(of: a) - fresh.value(of: b)) < 1e-5, "system \(index)")
      }
    }
  }
}
