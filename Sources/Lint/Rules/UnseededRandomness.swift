import TransitionEngine

extension LintRule {
  /// A second run of the same code looks different.
  public static let unseededRandomness = LintRule(
    "unseeded-randomness", title: "Randomness without a seed",
    explanation: """
      In a second run, the same code looks different, so it can't be tested or shown twice.
      """,
    fix: "Make a generator from a fixed seed at the start of every transition.",
    check: .replay { $0.difference(from: $1) })
}

extension Timeline {
  /// One finding at the first difference from a second run, or none.
  fileprivate func difference(from other: Timeline) -> [LintFinding] {
    guard initial != other.initial || commits != other.commits || duration != other.duration else {
      return []
    }
    let pairs = zip(commits, other.commits)
    let difference = pairs.first { $0 != $1 }
    let time = difference?.0.time ?? min(duration, other.duration)
    let layer = difference.flatMap { $0.0.firstDifference(from: $0.1) }
    let transition = transitions.last { $0.requested <= time }
    let name = layer.map { transition?.name(of: $0.id, named: $0.name) ?? .verbatim($0.name) }
    return [
      LintFinding(
        .unseededRandomness, at: time, layer: layer?.id, place: name ?? .verbatim(""),
        actor: transition?.animator ?? "",
        call: transition == nil ? "the code" : Timeline.Event.Call.animateTransition.rawValue,
        Self.difference(isInTransition: transition != nil, from: time.short, in: name))
    ]
  }

  private static func difference(isInTransition: Bool, from time: String, in layer: Remark?) -> Remark {
    if let layer, !layer.isEmpty {
      return isInTransition
        ? Remark(
          """
          The second run of the same transition differs from the first, from \(time) s on: first in \(layer).
          """)
        : Remark(
          "The second run of the same code differs from the first, from \(time) s on: first in \(layer).")
    }
    return isInTransition
      ? Remark("The second run of the same transition differs from the first, from \(time) s on.")
      : Remark("The second run of the same code differs from the first, from \(time) s on.")
  }
}

extension Timeline.Commit {
  /// The first layer, outermost first, that differs or moves differently.
  fileprivate func firstDifference(from other: Timeline.Commit) -> Layer? {
    var others: [Layer.ID: Layer] = [:]
    other.root.forEach { others[$0.id] = $0 }
    var result: Layer?
    root.forEach { layer in
      guard result == nil else { return }
      let isSame = others[layer.id].map { $0.shallow == layer.shallow } ?? false
      if !isSame || animations[layer.id] != other.animations[layer.id] { result = layer }
    }
    return result
  }
}

extension Layer {
  fileprivate var shallow: Layer {
    var layer = self
    layer.sublayers = []
    return layer
  }
}
