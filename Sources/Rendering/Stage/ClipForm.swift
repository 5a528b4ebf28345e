import TransitionEngine

/// How CSS says what a clip leaves over; its numbers are a channel's.
enum ClipForm: Hashable {
  /// Distances from the right and the bottom, and the radius of some corners.
  case inset(CornerMask)
  /// The points of an outline, in the order of its segments.
  case path(Path, Shape.FillRule)

  /// How many numbers there are.
  var width: Int {
    switch self {
    case .inset: 3
    case .path(let path, _): path.coordinates.count
    }
  }

  var isPath: Bool { if case .path = self { true } else { false } }

  var decimals: Int {
    switch self {
    case .inset: 3
    case .path: 2
    }
  }
}

extension Path {
  /// Of all points, x before y.
  var coordinates: [Double] {
    elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }
  }
}

extension Layer {
  /// Whether its size and its corners are all that there is to see of them: it clips what it holds, or draws nothing.
  var showsItsShape: Bool { canBeReshaped && (masksToBounds || !drawsSomething) }

  /// Whether both are outlines, and all between them are, too.
  func isOutline(like other: Layer) -> Bool {
    guard id == other.id, outlineRule == other.outlineRule, let own = outline, let others = other.outline
    else {
      return false
    }
    return own.hasStructure(of: others)
  }
}
