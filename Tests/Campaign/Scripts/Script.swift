/// What happens to a container, and when: all that a trial depends on.
package struct Script: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    /// Seconds after the beginning.
    case at(Double)
    /// In the n-th call of a method, counted over all screens from 1.
    case inside(String, Int)
  }

  package struct Step: Hashable, Sendable {
    package var moment: Moment
    package var action: Action
  }

  package let setting: Setting
  /// For what the app's own code decides on the way, such as which animator it hands out.
  package let seed: UInt64
  package var steps: [Step]
}

extension Script: CustomStringConvertible {
  package var description: String {
    (["\(setting), seed \(seed)"]
      + steps.map { step in
        switch step.moment {
        case .at(let time): "  \(time) s: \(step.action)"
        case .inside(let name, let count): "  in \(name), call \(count): \(step.action)"
        }
      }).joined(separator: "\n")
  }
}
