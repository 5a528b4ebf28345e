import TransitionEngine

extension LintRule {
  /// A distance that stays the same on a screen of another width.
  public static let fixedSize = LintRule(
    "fixed-size", title: "Hard-coded distance",
    explanation:
      "A distance is the same on a screen of another width, so it is a hard-coded number, such as 320.",
    fix: "Take distances from the container's bounds.",
    check: .widths { $0.fixedSizes(beside: $1) })
}

extension Timeline {
  /// The shortest distance that is reported: shorter ones may well be intended everywhere.
  private static let shortestDistance: CGFloat = 100
  /// The largest difference between equal distances, in points.
  private static let tolerance: CGFloat = 0.5
  private static let instants = 24
  /// The number of different distances from which on pieces count as scattering.
  private static let scatteringDistances = 3

  /// Finds views that move equally far to the side on screens of different widths: at most one finding for
  /// each transition.
  fileprivate func fixedSizes(beside other: Timeline) -> [LintFinding] {
    zip(transitions, other.transitions).compactMap { first, second in
      guard let (size, moves) = sidewaysMoves(in: first),
        let (otherSize, others) = other.sidewaysMoves(in: second), abs(size.width - otherSize.width) >= 1
      else { return nil }
      let scatters = Self.scatters(moves, in: size)
      let found = moves.first { move in
        guard move.distance >= Self.shortestDistance, !(scatters && Self.isPiece(move.layer, of: size)),
          let other = others.first(where: { $0.layer.id == move.layer.id })
        else { return false }
        return abs(other.distance - move.distance) <= Self.tolerance
      }
      return found.map { move in
        let name = first.name(of: move.layer.id, named: move.layer.name)
        return LintFinding(
          .fixedSize, at: first.started ?? first.requested, layer: move.layer.id, place: name,
          actor: first.animator, call: Timeline.Event.Call.animateTransition.rawValue,
          Remark(
            """
            \(capitalizing: name) moves \(move.distance.short) pt to the side in a container of \
            \(size.width.short) pt, and as far in a container of \(otherSize.width.short) pt.
            """))
      }
    }
  }

  private typealias Move = (layer: Layer, distance: CGFloat)

  /// Whether a layer is a piece of a screen, such as a tile cut out by an animator.
  private static func isPiece(_ layer: Layer, of size: CGSize) -> Bool {
    layer.bounds.width < size.width - 1 || layer.bounds.height < size.height - 1
  }

  /// Whether pieces fly apart by different distances, which belong to the pieces and need not reach an edge.
  private static func scatters(_ moves: [Move], in size: CGSize) -> Bool {
    let distances = moves.filter { $0.distance > tolerance && isPiece($0.layer, of: size) }
      .map(\.distance).sorted()
    let different = zip(distances, distances.dropFirst()).count { $1 - $0 > tolerance } + 1
    return distances.count >= scatteringDistances && different >= scatteringDistances
  }

  /// The container's size, and the sideways distances of the views in it.
  private func sidewaysMoves(in transition: TransitionRecord) -> (size: CGSize, moves: [Move])? {
    guard let started = transition.started else { return nil }
    let length = (transition.ended ?? duration) - started
    var places: [Layer.ID: (layer: Layer, least: CGFloat, most: CGFloat)] = [:]
    var order: [Layer.ID] = []
    var size: CGSize?
    var cursor = TimelineCursor(self)
    for index in 0..<Self.instants {
      // Just before the end, where everything is reset.
      let time = started + length * min(Double(index) / Double(Self.instants - 1), 1 - 1e-6)
      guard let container = cursor.presentation(of: transition.container, at: time) else { continue }
      size = container.bounds.size
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
    return size.map { size in
      (size, order.compactMap { places[$0] }.map { (layer: $0.layer, distance: $0.most - $0.least) })
    }
  }
}
