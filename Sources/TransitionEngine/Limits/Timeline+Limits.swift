extension Timeline {
  /// Instants at which a figure samples a run: a stage samples 240 a second, and other figures some more.
  /// Long runs are sampled more sparsely.
  private static let looks = (perSecond: 400.0, range: 400.0...8000)

  /// Counts the cost of evaluating the run, at all instants that a figure may sample.
  ///
  /// - Returns: the largest used share of any limit, in thousandths.
  /// - Throws: the first limit that is exceeded.
  @discardableResult
  package func checkLimits() throws(DrawingLimit) -> Int {
    try DrawingLimit.events.check(events.count.saturatingAdding(transitions.count))
    let touched = touches.reduce(0) { $0.saturatingAdding($1.samples.count) }
    try DrawingLimit.samples.check(touched.saturatingAdding(interaction.count))
    return max(try checkAnimations(), try checkLayers())
  }

  /// Layers of the largest tree, with masks.
  package var mostLayers: Int {
    var census = LayerCensus()
    return ([initial] + commits.map(\.root)).map { census.extent(of: $0).layers }.max() ?? 0
  }

  // MARK: Layers

  private func checkLayers() throws(DrawingLimit) -> Int {
    let turned = turnedLayers
    var census = LayerCensus(turned: turned.alone, turningSublayers: turned.sublayers)
    var layers = 0
    for tree in [initial] + commits.map(\.root) {
      let extent = census.extent(of: tree)
      try DrawingLimit.layers.check(extent.shownLayers)
      try DrawingLimit.leaningPairs.check(extent.leaningPairs)
      layers = layers.saturatingAdding(extent.layers)
      try DrawingLimit.committedLayers.check(layers)
      try DrawingLimit.pictureBytes.check(census.pictureBytes)
    }
    return DrawingLimit.committedLayers.thousandths(layers)
  }

  /// Layers that an animation may turn out of the plane of their superlayer, and those whose sublayers it may
  /// turn.
  private var turnedLayers: (alone: Set<Layer.ID>, sublayers: Set<Layer.ID>) {
    var (alone, sublayers): (Set<Layer.ID>, Set<Layer.ID>) = ([], [])
    for commit in commits {
      for (id, animations) in commit.animations {
        for property in animations.flatMap(\.properties) where property.mayTurn {
          if property.keyPath.role == .space { sublayers.insert(id) } else { alone.insert(id) }
        }
      }
    }
    return (alone, sublayers)
  }

  // MARK: Animations

  private func checkAnimations() throws(DrawingLimit) -> Int {
    let looks = min(
      max(duration * Self.looks.perSecond, Self.looks.range.lowerBound), Self.looks.range.upperBound)
    var (evaluations, keyframes) = (0.0, 0.0)
    for (index, commit) in commits.enumerated() where !commit.animations.isEmpty {
      let end = index + 1 < commits.count ? min(commits[index + 1].time, duration) : duration
      let share = duration > 0 ? max(end - commit.time, 0) / duration : 0
      var effort = LayerAnimation.Effort()
      for animations in commit.animations.values {
        for animation in animations { animation.add(to: &effort) }
      }
      keyframes += effort.keyframes
      evaluations += effort.evaluation * (looks * share + 2)
      try DrawingLimit.keyframes.check(Int(min(keyframes, 1e18)))
      try DrawingLimit.evaluations.check(Int(min(evaluations, 1e18)))
    }
    return max(
      DrawingLimit.keyframes.thousandths(Int(keyframes)),
      DrawingLimit.evaluations.thousandths(Int(evaluations)))
  }
}

extension LayerAnimation {
  /// The cost of animations. Whole numbers, so that their order does not matter.
  fileprivate struct Effort {
    /// The cost of preparing animations for a commit: the numbers of all their values.
    var keyframes = 0.0
    /// The cost of evaluating animations at one instant: a number for each, and one for some of its value's.
    var evaluation = 0.0
  }

  fileprivate func add(to effort: inout Effort) {
    switch kind {
    case .group(let children):
      effort.evaluation += 1
      for child in children { child.add(to: &effort) }
    case .property(let property): property.add(to: &effort)
    }
  }
}

extension PropertyAnimation {
  fileprivate func add(to effort: inout LayerAnimation.Effort) {
    let counts = values.map(\.componentCount)
    let largest = counts.max() ?? 0
    // A paced curve is measured in steps, and a smooth one reads four values.
    let steps = calculationMode == .cubicPaced ? ValueSpline.mostSteps : 1
    let neighbors = calculationMode == .cubic || calculationMode == .cubicPaced ? 4 : 1
    effort.keyframes += Double(keyTimes.count + segmentTimings.count)
    effort.keyframes += Double(counts.reduce(0, +) + counts.count) * Double(steps)
    effort.evaluation += Double(1 + neighbors * largest / 8)
  }

  /// Whether the animation may turn a layer, or its sublayers, out of the plane of its superlayer.
  fileprivate var mayTurn: Bool {
    switch keyPath {
    case .rotationX, .rotationY, .sublayerRotationX, .sublayerRotationY: true
    case .transform, .sublayerTransform:
      values.contains {
        if case .transform(let transform) = $0 { !CATransform3DIsAffine(transform) } else { false }
      }
    default: false
    }
  }
}

extension PropertyAnimation.Value {
  /// How many numbers the value consists of.
  fileprivate var componentCount: Int {
    switch self {
    case .number: 1
    case .point, .size: 2
    case .rect: 4
    case .transform: 16
    case .color: 8
    case .numbers(let numbers): numbers.count
    case .colors(let colors): 8 * colors.count
    case .path(let path): 6 * path.elements.count
    }
  }
}

extension DrawingLimit {
  /// - Throws: this limit, if the count exceeds it.
  package func check(_ count: Int) throws(DrawingLimit) {
    guard count <= most else { throw self }
  }

  fileprivate func thousandths(_ count: Int) -> Int { Int(Double(count) / Double(most) * 1000) }
}

extension DrawingLimit {
  /// Counts the cost of drawing some frames beside one another.
  ///
  /// - Throws: the first limit that is exceeded.
  package static func check(frames: [Layer]) throws(DrawingLimit) {
    var census = LayerCensus()
    var (layers, points) = (0, 0)
    for frame in frames {
      let extent = census.extent(of: frame)
      layers = layers.saturatingAdding(extent.layers)
      points = points.saturatingAdding(extent.points)
    }
    let shown = census.snapshotExtent
    try drawnLayers.check(layers.saturatingAdding(shown.layers))
    try drawnPoints.check(points.saturatingAdding(shown.points))
    try pictureBytes.check(census.pictureBytes)
  }
}
