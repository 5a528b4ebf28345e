import TransitionEngine

/// A form of CSS clip. Its numbers are the components of a channel.
enum ClipForm: Hashable {
  /// Distances from the right and the bottom, and the radius of some corners.
  case inset(CornerMask)
  /// The points of an outline, in the order of its segments.
  case path(Path, Shape.FillRule)

  /// The number of components.
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
    case .path: 1
    }
  }

  /// The factor of each component's tolerance: the farther outside of a box an outline's point is, the less
  /// its error is visible in the box.
  func slack(_ clips: ChannelSamples, outside box: CGSize) -> [Double] {
    guard isPath else { return [1, 1, 1] }
    let reach = Double(max(hypot(box.width, box.height), 1))
    return (0..<width).map { axis in
      let (x, y) = (axis - axis % 2, axis - axis % 2 + 1)
      let distance = clips.window.inside.lazy.map { index in
        let across = max(-clips[index, x], clips[index, x] - Double(box.width), 0)
        let down = max(-clips[index, y], clips[index, y] - Double(box.height), 0)
        return max(across, down)
      }.min()
      return max((distance ?? 0) / reach, 1)
    }
  }
}

extension LayerContents {
  /// Whether the clip depends on the bounds.
  fileprivate var followsBounds: Bool {
    switch self {
    case .gradient, .snapshot, .fitted: true
    case .shape, .text, .image, .backdrop: false
    }
  }
}

extension Path {
  /// The coordinates of all points, x before y.
  var coordinates: [Double] {
    elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }
  }
}

extension Layer {
  /// Whether its bounds are visible only by their size and corners: it clips its content, or draws nothing.
  var showsItsShape: Bool {
    canBeReshaped && (masksToBounds || !drawsSomething) && !(contents?.followsBounds ?? false)
  }

  /// Whether both are outlines, and so are all shapes between them.
  func isOutline(like other: Layer) -> Bool {
    guard id == other.id, outlineRule == other.outlineRule, let own = outline, let others = other.outline
    else {
      return false
    }
    return own.hasStructure(of: others)
  }
}
