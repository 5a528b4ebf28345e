/// Many scripts, one for each seed.
package enum Campaign {
  /// A script with which something was wrong, and as much of it as that needs.
  package struct Failure: Sendable, CustomStringConvertible {
    package let seed: UInt64
    package let script: String
    package let problems: [String]

    package var description: String {
      "seed \(seed): \(script)\n" + problems.map { "  ✘ \($0)" }.joined(separator: "\n")
    }
  }

  /// Every so many seeds a script is executed twice, and has to leave the same.
  private static let repetition: UInt64 = 16

  /// Executes the scripts of some seeds on all cores.
  package static func failures(of seeds: Range<UInt64>) async -> [Failure] {
    let size: UInt64 = 64
    return await withTaskGroup(of: [Failure].self) { group in
      for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(size)) {
        let part = start..<min(start + size, seeds.upperBound)
        group.addTask { part.compactMap(failure) }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.seed < $1.seed }
    }
  }

  /// What is wrong with the script of a seed; nil if nothing is.
  package static func failure(of seed: UInt64) -> Failure? {
    do {
      let script = try Script(seed: seed)
      let isRepeated = seed % repetition == 0
      let problems = { (script: Script) in
        isRepeated ? Trial(script).problemsWithRepetition() : Trial(script).problems
      }
      guard !problems(script).isEmpty else { return nil }
      let reduced = script.reduced { !problems($0).isEmpty }
      return Failure(seed: seed, script: reduced.description, problems: problems(reduced))
    } catch {
      return Failure(seed: seed, script: "", problems: ["\(error)"])
    }
  }
}
