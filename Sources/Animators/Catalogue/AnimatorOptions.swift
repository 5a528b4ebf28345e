/// What an author chose of an animator's options. What was left open has its default.
package struct AnimatorOptions: Hashable, Sendable {
  private let chosen: [String: AnimatorOption.Value]

  /// - Throws: `AnimatorOptionError` for the first option, by name, that the animator does not have or take.
  package init(
    _ chosen: [String: AnimatorOption.Value], for animator: AnimatorDescription
  ) throws(AnimatorOptionError) {
    for (name, value) in chosen.sorted(by: { $0.key < $1.key }) {
      guard let option = animator.option(named: name) else {
        throw .unknown(name, animator: animator.name, known: animator.options.map(\.name))
      }
      guard option.accepts(value) else { throw .refused(option, value) }
    }
    self.chosen = chosen
  }

  private func value(_ option: AnimatorOption) -> AnimatorOption.Value {
    chosen[option.name] ?? option.defaultValue
  }

  package func integer(_ option: AnimatorOption) -> Int {
    if case .integer(let value) = value(option) { return value }
    return 0
  }

  /// A number, seconds or points; nil for `none`.
  package func number(_ option: AnimatorOption) -> Double? {
    switch value(option) {
    case .number(let value): value
    case .integer(let value): Double(value)
    case .flag, .choice, .none: nil
    }
  }

  package func flag(_ option: AnimatorOption) -> Bool { value(option) == .flag(true) }

  package func choice(_ option: AnimatorOption) -> String {
    if case .choice(let value) = value(option) { return value }
    return ""
  }
}

/// An option that an animator cannot work with.
package enum AnimatorOptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String, animator: String, known: [String])
  case refused(AnimatorOption, AnimatorOption.Value)

  package var description: String {
    switch self {
    case .unknown(let name, let animator, let known):
      "the animator \(animator) has no option \(name); it has \(known.joined(separator: ", "))"
    case .refused(let option, let value):
      "\(option.name) is \(option.text(of: value)); it may be \(option.allowed)"
    }
  }
}
