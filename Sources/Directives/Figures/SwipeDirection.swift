import TransitionEngine

/// Which way a finger moves that takes the picture along.
enum SwipeDirection: String, CaseIterable {
  case left, right

  /// The way in which a run moves what it shows, by area; left if it moves neither way.
  init(of timeline: Timeline) {
    let window = CGRect(origin: .zero, size: timeline.size)
    var cursor = TimelineCursor(timeline)
    let boxes = (0...Self.steps).map { step -> [Layer.ID: CGRect] in
      // Just inside: at both ends the window is at rest.
      let fraction = (Double(step) + 0.01) / (Double(Self.steps) + 0.02)
      var boxes: [Layer.ID: CGRect] = [:]
      cursor.frame(at: timeline.duration * fraction).collectBoxes(
        through: CATransform3DIdentity, into: &boxes)
      return boxes
    }
    // In the order of their numbers, as sums of fractions depend on it.
    let moved = zip(boxes, boxes.dropFirst()).reduce(0) { sum, pair in
      pair.0.keys.sorted().reduce(sum) { sum, id in
        guard let old = pair.0[id], let new = pair.1[id] else { return sum }
        let (from, to) = (old.intersection(window), new.intersection(window))
        let area = max(from.area, to.area)
        return sum + area * (new.midX - old.midX)
      }
    }
    let least = 0.01 * window.area * window.width
    self = moved > least ? .right : .left
  }

  /// Instants at which a run is looked at; more would say the same.
  private static let steps = 8
}

extension Layer {
  /// The boxes around all layers that show something, in the window's coordinates.
  ///
  /// - Parameter map: from the superlayer's coordinates to the window's.
  fileprivate func collectBoxes(through map: CATransform3D, into boxes: inout [ID: CGRect]) {
    guard !isHidden, opacity > 0 else { return }
    let own = CATransform3DConcat(matrix, map)
    let homography = Homography(own)
    let corners = bounds.corners
    // What reaches behind the viewer has no box.
    if drawsSomething, corners.allSatisfy({ homography.weight(at: $0) > 0 }) {
      boxes[id] = CGRect(around: corners.map(homography.project))
    }
    let inner = CATransform3DConcat(sublayerMatrix, own)
    for sublayer in sublayers { sublayer.collectBoxes(through: inner, into: &boxes) }
  }
}

extension CGRect {
  /// 0 for the null rectangle.
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
