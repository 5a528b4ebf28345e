import TransitionEngine

/// Where a layer of a run is at some instants, as seen on the screen.
struct LayerMotion: Sendable {
  /// A layer at one instant.
  struct State: Equatable, Sendable {
    /// The corners of its bounds in the window's points: upper left, upper right, lower right, lower left.
    var corners: [CGPoint]
    /// The product of its own opacity and those of the layers around it; 0 if one of them is hidden.
    var opacity: CGFloat
  }

  let id: Layer.ID
  /// The layer's name, with a number if several layers have it.
  let name: String
  /// A state for each instant; nil while the layer isn't on screen.
  let states: [State?]

  /// The most layers that are described.
  static let limit = 400
  /// Distances in points, and differences of opacity, that no one sees.
  fileprivate static let tolerance: (distance: CGFloat, opacity: CGFloat) = (0.05, 0.005)

  /// The layers that move, come or go by themselves, in the order in which they appear. Layers that only move with the
  /// layer around them aren't among them.
  ///
  /// - Parameter names: layers that are described even if they don't move.
  static func all(
    in timeline: Timeline, at instants: [TimeInterval], following names: Set<String> = []
  ) -> [LayerMotion] {
    var walk = Walk(count: instants.count)
    for (index, time) in instants.enumerated() { walk.add(timeline.frame(at: time), at: index) }
    let own = walk.order.filter { walk.moves($0) }
    let missing = names.subtracting(own.map { walk.names[$0] ?? "" })
    let moving = walk.order.filter { walk.moves($0) || missing.contains(walk.names[$0] ?? "") }.prefix(limit)
    var counts: [String: Int] = [:]
    for id in moving { counts[walk.names[id] ?? "", default: 0] += 1 }
    var numbers: [String: Int] = [:]
    return moving.map { id in
      let name = walk.names[id] ?? ""
      numbers[name, default: 0] += 1
      let isOnly = counts[name] == 1
      return LayerMotion(
        id: id, name: isOnly ? name : "\(name) \(numbers[name] ?? 0)", states: walk.states[id] ?? [])
    }
  }

  /// Collects the layers of several frames.
  private struct Walk {
    /// The layers, in the order in which they appear.
    var order: [Layer.ID] = []
    var names: [Layer.ID: String] = [:]
    var states: [Layer.ID: [State?]] = [:]
    var superlayers: [Layer.ID: Layer.ID] = [:]
    /// Their places in the layers around them.
    var own: [Layer.ID: [State?]] = [:]
    let count: Int

    init(count: Int) { self.count = count }

    mutating func add(_ root: Layer, at index: Int) {
      visit(root, at: index, opacity: 1, in: nil) { $0 }
    }

    /// - Parameters:
    ///   - superlayer: nil for the root.
    ///   - map: from the superlayer's coordinates to the window's.
    private mutating func visit(
      _ layer: Layer, at index: Int, opacity: CGFloat, in superlayer: Layer?,
      _ map: @escaping (SpacePoint) -> SpacePoint
    ) {
      let matrix = superlayer.map { CATransform3DConcat(layer.matrix, $0.sublayerMatrix) } ?? layer.matrix
      let isFlattened = superlayer?.kind != .transform
      let place = { (point: SpacePoint) -> SpacePoint in
        let moved = point.transformed(by: matrix)
        return map(isFlattened ? moved.flattened : moved)
      }
      let opacity = layer.isHidden ? 0 : opacity * layer.opacity
      let corners = layer.bounds.corners.map { place(SpacePoint($0)).point }
      set(State(corners: corners, opacity: opacity), of: layer, at: index, in: \.states)
      let local = layer.bounds.corners.map { SpacePoint($0).transformed(by: matrix).point }
      set(State(corners: local, opacity: layer.isHidden ? 0 : layer.opacity), of: layer, at: index, in: \.own)
      if let superlayer { superlayers[layer.id] = superlayer.id }
      for sublayer in layer.sublayers {
        visit(sublayer, at: index, opacity: opacity, in: layer, place)
      }
    }

    private mutating func set(
      _ state: State, of layer: Layer, at index: Int, in path: WritableKeyPath<Walk, [Layer.ID: [State?]]>
    ) {
      if names.updateValue(layer.name, forKey: layer.id) == nil { order.append(layer.id) }
      var states = self[keyPath: path][layer.id] ?? Array(repeating: nil, count: count)
      states[index] = state
      self[keyPath: path][layer.id] = states
    }

    /// Whether a layer comes, goes, or changes its place in the layer around it.
    func moves(_ id: Layer.ID) -> Bool {
      guard let states = own[id], let first = states.compactMap(\.self).first else { return false }
      let around = superlayers[id].flatMap { own[$0] }
      return states.indices.contains { index in
        if let state = states[index] { return !first.isNear(state) }
        // A layer comes and goes with the layer around it.
        return around?[index] != nil
      }
    }
  }
}

extension LayerMotion.State {
  /// Whether two states look the same.
  fileprivate func isNear(_ other: Self) -> Bool {
    abs(opacity - other.opacity) <= LayerMotion.tolerance.opacity
      && zip(corners, other.corners).allSatisfy { $0.distance(to: $1) <= LayerMotion.tolerance.distance }
  }
}

extension CGPoint {
  /// The distance in points.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// A point in space, before the division by w.
private struct SpacePoint {
  var x, y, z, w: CGFloat

  init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y, z: 0, w: 1) }

  var point: CGPoint { w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w) }
  /// The point in the plane of a layer that flattens its sublayers.
  var flattened: SpacePoint { SpacePoint(point) }

  func transformed(by m: CATransform3D) -> SpacePoint {
    SpacePoint(
      x: x * m.m11 + y * m.m21 + z * m.m31 + w * m.m41, y: x * m.m12 + y * m.m22 + z * m.m32 + w * m.m42,
      z: x * m.m13 + y * m.m23 + z * m.m33 + w * m.m43, w: x * m.m14 + y * m.m24 + z * m.m34 + w * m.m44)
  }
}
