import TransitionEngine

/// Finds the CSS transform properties that move an element as the engine moves its layer.
struct MotionFitting {
  let samples: StageSamples
  let candidates: CandidateCurves
  /// Largest error that a property may add at a layer's corner, in px.
  let tolerance: Double
  let easings = SharedEasings()

  func fit(_ node: StageNode, in parent: StageNode) -> CSSMotion {
    var motion = CSSMotion()
    let window = samples.window(ofTracks: [node.track])
    motion.opacity = Channel(
      fitting: ChannelSamples(values: window.inside.map { samples.opacity(node, at: $0) }, in: window),
      candidates: candidates, easings: easings,
      precision: ChannelPrecision(tolerances: [0.002], decimals: 4))
    fitClip(node, into: &motion)
    if let backdrop = samples.backdrop(of: node) {
      let precision = ChannelPrecision(
        tolerances: [0.1, 0.01, 2 * tolerance, 2 * tolerance], decimals: [2, 3, 3, 3])
      motion.backdrop = Channel(
        fitting: backdrop, candidates: CandidateCurves([], in: backdrop.window), precision: precision
      ).asKeyframes(backdrop, precision)
    }
    if !fitProperties(node, in: parent, into: &motion), !fitBelowPerspective(node, in: parent, into: &motion)
    {
      fitMatrix(node, in: parent, into: &motion)
    }
    return motion
  }

  // MARK: clip-path

  private func fitClip(_ node: StageNode, into motion: inout CSSMotion) {
    guard let form = node.clip, let clips = samples.clips(of: node) else { return }
    motion.clipForm = form
    // Its error adds to no other, so it has the tolerance that other properties share.
    motion.clip = Channel(
      fitting: clips, candidates: candidates,
      precision: ChannelPrecision(
        tolerances: form.slack(clips, outside: node.size).map { $0 * 2 * tolerance }, decimals: form.decimals)
    )
  }

  // MARK: translate, rotate, scale

  /// False if the layer's transform is more than a scale, then a rotation about one axis, then a translation.
  ///
  /// - Parameter isBelowPerspective: whether the layer's own perspective is left to an element around it.
  private func fitProperties(
    _ node: StageNode, in parent: StageNode, isBelowPerspective: Bool = false, into motion: inout CSSMotion
  ) -> Bool {
    guard PerspectiveSpec(parent.layer) != nil else { return false }
    let window = samples.window(ofTracks: [node.track] + node.tracksBetween)
    var turns: [Turn] = []
    turns.reserveCapacity(window.inside.count)
    for index in window.inside {
      var transform = samples.geometry(ofTrack: node.track, at: index).anchoredTransform
      if isBelowPerspective { transform = transform.withoutPerspective }
      guard let turn = Turn(transform) else { return false }
      turns.append(turn)
    }
    guard let rotation = angles(of: turns) else { return false }
    let origin = node.transformOrigin
    let base = parent.layer.bounds.origin
    let translations = zip(window.inside, turns).map { index, turn -> Vector3 in
      // Everything but the rotation adds up to one translation.
      let geometry = samples.geometry(ofTrack: node.track, at: index)
      let anchor = anchor(of: node, at: index)
      let own = Vector3(anchor.x - base.x - origin.x, anchor.y - base.y - origin.y, geometry.zPosition)
      guard node.isReshaped else { return own + turn.translation }
      // The anchor point moves in the element; the corner about which CSS rotates doesn't.
      let corner = node.layer.bounds.origin
      let arm = CGPoint(x: corner.x - geometry.anchorInBounds.x, y: corner.y - geometry.anchorInBounds.y)
      return own + turn.translation + geometry.transform.turned(arm)
    }
    motion.translate = Channel(
      fitting: ChannelSamples(translations, in: window), candidates: candidates, easings: easings,
      precision: ChannelPrecision(tolerances: [tolerance, tolerance, tolerance], decimals: 3))
    motion.axis = rotation.axis
    let reach = node.reach(from: rotation.axis)
    motion.rotate = Channel(
      fitting: ChannelSamples(values: rotation.degrees, in: window), candidates: candidates, easings: easings,
      precision: ChannelPrecision(tolerances: [tolerance / reach * 180 / .pi], decimals: 3))
    let share = tolerance / node.reach(from: [0, 0, 1])
    motion.scale = Channel(
      fitting: ChannelSamples(turns.map(\.scale), in: window), candidates: candidates, easings: easings,
      precision: ChannelPrecision(tolerances: [share, share, share], decimals: 5))
    return true
  }

  /// Fits a layer with a perspective of its own, if the perspective and its vanishing point don't change: an
  /// element around the layer's has it.
  private func fitBelowPerspective(_ node: StageNode, in parent: StageNode, into motion: inout CSSMotion)
    -> Bool
  {
    // Where the browser sorts planes, no element may be between them and their space.
    guard parent.layer.kind == .plain, parent.painting != .sortedByDepth, !node.isReshaped,
      parent.layer.sublayerTransform == CATransform3DIdentity
    else { return false }
    let window = samples.window(ofTracks: [node.track] + node.tracksBetween)
    let poses = window.inside.map { samples.geometry(ofTrack: node.track, at: $0) }
    let eye = anchor(of: node, at: window.inside.lowerBound)
    guard let m34 = poses.lazy.map(\.transform.ownM34).max(by: { abs($0) < abs($1) }), m34 < 0,
      poses.allSatisfy({ $0.zPosition == 0 && $0.transform.hasPerspective(m34) }),
      window.inside.allSatisfy({ anchor(of: node, at: $0) == eye }),
      fitProperties(node, in: parent, isBelowPerspective: true, into: &motion)
    else { return false }
    let base = parent.layer.bounds.origin
    motion.perspective = PerspectiveSpec(m34: m34, origin: CGPoint(x: eye.x - base.x, y: eye.y - base.y))
    return true
  }

  /// The position of a layer's anchor point in its parent node's coordinates.
  private func anchor(of node: StageNode, at index: Int) -> CGPoint {
    var anchor = samples.geometry(ofTrack: node.track, at: index).position
    for track in node.tracksBetween {
      let between = samples.geometry(ofTrack: track, at: index)
      anchor.x += between.position.x - between.anchorInBounds.x
      anchor.y += between.position.y - between.anchorInBounds.y
    }
    return anchor
  }

  /// The rotations as angles about one axis, without jumps; nil if they need more than one.
  private func angles(of turns: [Turn]) -> (axis: [Double], degrees: [Double])? {
    guard let widest = turns.max(by: { abs($0.angle) < abs($1.angle) }), abs(widest.angle) > 1e-9 else {
      return ([0, 0, 1], turns.map { _ in 0 })
    }
    let axis = widest.axis
    var degrees: [Double] = []
    degrees.reserveCapacity(turns.count)
    for turn in turns {
      let alignment = turn.axis.dot(axis)
      guard turn.angle < 1e-9 || abs(abs(alignment) - 1) < 1e-6 else { return nil }
      var angle = (alignment < 0 ? -turn.angle : turn.angle) * 180 / .pi
      if let previous = degrees.last { angle += 360 * ((previous - angle) / 360).rounded() }
      degrees.append(angle)
    }
    // An axis in the common direction reads better: `y 90deg`, not `0 -1 0 -90deg`.
    let main = axis.components.max { abs($0) < abs($1) } ?? 1
    return main < 0 ? ((-axis).components, degrees.map { -$0 }) : (axis.components, degrees)
  }

  // MARK: matrix3d

  /// Keyframes of whole matrices, as close together as the corners need.
  private func fitMatrix(_ node: StageNode, in parent: StageNode, into motion: inout CSSMotion) {
    let origin = node.transformOrigin
    let parentOrigin = parent.layer.bounds.origin
    let isGeneral = PerspectiveSpec(parent.layer) == nil
    let bounds = node.box
    let window = samples.window(ofTracks: [node.track, parent.track] + node.tracksBetween)
    let matrices = window.inside.map { index in
      let toBox = CATransform3DMakeTranslation(bounds.minX + origin.x, bounds.minY + origin.y, 0)
      let matrix = CATransform3DConcat(
        toBox, samples.matrix(of: node, in: parent, at: index, withPerspective: isGeneral))
      return CATransform3DConcat(
        matrix,
        CATransform3DMakeTranslation(-parentOrigin.x - origin.x, -parentOrigin.y - origin.y, 0))
    }
    let values = ChannelSamples(matrices, in: window)
    // Content near the eye is enlarged, and so are its errors.
    let corners = bounds.corners.map {
      CGPoint(x: $0.x - bounds.minX - origin.x, y: $0.y - bounds.minY - origin.y)
    }
    let weights = matrices.lazy.map { matrix in
      corners.lazy.map { Homography(matrix).weight(at: $0) }.min() ?? 1
    }
    let nearest = Double(min(max(weights.min() ?? 1, 0.05), 1))
    let reach = Double(max(bounds.width, bounds.height, 1))
    // Errors of the other properties add up; a matrix is a single property.
    let budget = 3 * tolerance * nearest
    let linear = budget / reach / 4
    let perspective = linear * nearest / reach
    let precision = ChannelPrecision(
      tolerances: (0..<16).map { index in
        if index % 4 == 3 { return index == 15 ? linear : perspective }
        return index >= 12 ? budget / 2 : linear
      },
      decimals: Channel.matrixDecimals)
    motion.matrix = Channel(
      fitting: values, candidates: CandidateCurves([], in: window), precision: precision
    ).asKeyframes(values, precision)
  }
}

extension StageNode {
  /// The distance of the farthest corner from an axis through the anchor point, px; at least 1.
  func reach(from axis: [Double]) -> Double {
    let origin = transformOrigin
    let corners = CGRect(origin: .zero, size: size).corners
    return corners.map { corner -> Double in
      let (x, y) = (Double(corner.x - origin.x), Double(corner.y - origin.y))
      let along = x * axis[0] + y * axis[1]
      return max(x * x + y * y - along * along, 0).squareRoot()
    }.reduce(1, max)
  }

  /// `transform-origin`: the anchor point in the element's box, px; the corner where that is no fixed point.
  var transformOrigin: CGPoint {
    guard !isReshaped else { return .zero }
    return CGPoint(x: layer.anchorPoint.x * layer.bounds.width, y: layer.anchorPoint.y * layer.bounds.height)
  }
}

extension Channel {
  /// The number of printed decimals: the last column is multiplied by lengths before the division.
  static let matrixDecimals = (0..<16).map { $0 % 4 == 3 ? 9 : 6 }

  /// The channel with keyframes only: matrices and blurs have no easings to share.
  fileprivate func asKeyframes(_ samples: ChannelSamples, _ precision: ChannelPrecision) -> Channel {
    guard case .eased(let easing, _, _) = course else { return self }
    guard case .stops(let stops) = easing else { return self }
    let steps = Double(samples.count - 1)
    return Channel(
      course: .piecewise,
      keyframes: stops.map { stop in
        let sample = samples[Int((stop.input * steps).rounded())]
        return Keyframe(offset: stop.input, value: precision.rounded(sample))
      })
  }
}

extension CATransform3D {
  /// The `m34` that, after the rest of the transform, gives its last column; 0 without perspective.
  fileprivate var ownM34: CGFloat {
    (m13 * m14 + m23 * m24 + m33 * m34) / (m13 * m13 + m23 * m23 + m33 * m33)
  }

  /// The perspective at the end of a transform, if there is one.
  fileprivate func hasPerspective(_ perspective: CGFloat) -> Bool {
    [(m13, m14), (m23, m24), (m33, m34), (m43, m44 - 1)].allSatisfy {
      abs($0 * perspective - $1) < 1e-9
    }
  }

  /// A vector in the plane, turned and scaled.
  fileprivate func turned(_ vector: CGPoint) -> Vector3 {
    Vector3(
      vector.x * m11 + vector.y * m21, vector.x * m12 + vector.y * m22, vector.x * m13 + vector.y * m23)
  }
}
