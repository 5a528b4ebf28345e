extension LintRule {
  /// A distance that stays the same on a screen of another width.
  public static let fixedSize = LintRule(
    "fixed-size", title: "A fixed size",
    explanation:
      "A distance stays the same on a screen of another width: it was written as a number, such as 320.",
    fix: "Take distances from the container's bounds.",
    check: .widths { $0.fixedSizes(beside: $1) })
}

extension Timeline {
  /// Shorter ways may well be meant to be the same everywhere.
  private static let shortestWay: CGFloat = 100
  /// Points by which two ways may differ and still be the same.
  private static let tolerance: CGFloat = 0.5
  private static let instants = 24

  /// Which views move equally far to the side on screens of different widths: at most one finding for each
  /// transition.
  fileprivate func fixedSizes(beside other: Timeline) -> [LintFinding] {
    zip(transitions, other.transitions).compactMap { first, second in
      guard let (wide, ways) = waysToTheSide(in: first),
        let (narrow, others) = other.waysToTheSide(in: second), abs(wide - narrow) >= 1
      else { return nil }
      let found = ways.first { way in
        guard way.length >= Self.shortestWay, let other = others.first(where: { $0.layer.id == way.layer.id })
        else {
          return false
        }
        return abs(other.length - way.length) <= Self.tolerance
      }
      return found.map { way in
        let name = first.name(of: way.layer.id, named: way.layer.name)
        return LintFinding(
          .fixedSize, at: first.started ?? first.requested, layer: way.layer.id, layerName: name,
          actor: first.animator, call: "animateTransition(using:)",
          message: "\(name.capitalizingFirst) moves \(way.length.short) pt to the side in a container of "
            + "\(wide.short) pt, and just as far in one of \(narrow.short) pt.")
      }
    }
  }

  /// The container's width, and how far from side to side each view in it goes.
  private func waysToTheSide(
    in transition: TransitionRecord
  ) -> (width: CGFloat, ways: [(layer: Layer, length: CGFloat)])? {
    guard let started = transition.started else { return nil }
    let length = (transition.ended ?? duration) - started
    var places: [Layer.ID: (layer: Layer, least: CGFloat, most: CGFloat)] = [:]
    var order: [Layer.ID] = []
    var width: CGFloat?
    var cursor = TimelineCursor(self)
    for index in 0..<Self.instants {
      // Not quite up to the end, where everything is put back.
      let time = started + length * min(Double(index) / Double(Self.instants - 1), 1 - 1e-6)
      guard let container = cursor.presentation(of: transition.container, at: time) else { continue }
      width = container.bounds.width
      for layer in container.sublayers {
        let x = layer.position.x + layer.transform.m41
        guard let place = places[layer.id] else {
          places[layer.id] = (layer, x, x)
          order.append(layer.id)
          continue
        }
        places[layer.id] = (layer, min(place.least, x), max(place.most, x))
      }
    }
    return width.map { width in
      (width, order.compactMap { places[$0] }.map { (layer: $0.layer, length: $0.most - $0.least) })
    }
  }
}
