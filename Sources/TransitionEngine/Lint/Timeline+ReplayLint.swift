/// Rules that take a second run of the same code to tell.
extension Timeline {
  /// Whether another run of the same code, with the same objects, looks the same.
  ///
  /// - Parameter other: the second run. For an animator that keeps a generator the same animator has to run
  ///   twice: a new one would start anew.
  /// - Returns: one finding at the first difference, or none.
  public func lintReplay(same other: Timeline) -> [LintFinding] {
    guard initial != other.initial || commits != other.commits || duration != other.duration else {
      return []
    }
    let pairs = zip(commits, other.commits)
    let difference = pairs.first { $0 != $1 }
    let time = difference?.0.time ?? min(duration, other.duration)
    let layer = difference.flatMap { $0.0.firstDifference(from: $0.1) }
    let transition = transitions.last { $0.requested <= time }
    let name = layer.map { transition?.name(of: $0.id, named: $0.name) ?? $0.name } ?? ""
    return [
      LintFinding(
        .unseededRandomness, at: time, layer: layer?.id, layerName: name, actor: transition?.animator ?? "",
        call: "animateTransition(using:)",
        message: "The second run of the same transition differs from the first, from \(time.short) s on"
          + (name.isEmpty ? "." : ": first in \(name)."))
    ]
  }
}

extension Timeline.Commit {
  /// The first layer, outermost first, that is or moves otherwise.
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
