/// Distances that ought to follow the width of the screen.
extension Timeline {
  /// Shorter ways may well be meant to be the same everywhere.
  private static let shortestWay: CGFloat = 100
  /// Points by which two ways may differ and still be the same.
  private static let tolerance: CGFloat = 0.5
  private static let instants = 24

  /// Which views move equally far to the side on screens of different widths.
  ///
  /// - Parameters:
  ///   - a: a run of some code.
  ///   - b: a run of the same code in a window of another width; layers are told by their numbers.
  /// - Returns: at most one finding for each transition.
  public static func lintWidths(_ a: Timeline, _ b: Timeline) -> [LintFinding] {
    zip(a.transitions, b.transitions).compactMap { first, second in
      guard let (wide, ways) = a.waysToTheSide(in: first), let (narrow, others) = b.waysToTheSide(in: second),
        abs(wide - narrow) >= 1
      else { return nil }
      let found = ways.first { way in
        guard way.length >= shortestWay, let other = others.first(where: { $0.layer.id == way.layer.id })
        else {
          return false
        }
        return abs(other.length - way.length) <= tolerance
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
    var watch = PresentationWatch(self, transition.container)
    for index in 0..<Self.instants {
      // Not quite up to the end, where everything is put back.
      let time = started + length * min(Double(index) / Double(Self.instants - 1), 1 - 1e-6)
      guard let container = watch.layer(at: time) else { continue }
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
