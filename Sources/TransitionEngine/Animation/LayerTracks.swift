/// Follows some layers along a timeline, and gives their geometry at one instant after the other.
///
/// The geometry is that of `Timeline.frame(at:)`, which would make a tree of all layers for each of hundreds
/// of instants.
package struct LayerTracks {
  private var cursor: TimelineCursor
  /// The layers on the paths, superlayers before their sublayers.
  private let steps: [Step]
  /// For each path, the step at its end.
  private let ends: [Int]
  /// The layers of the current commit, by step; nil where the tree ends above.
  private var layers: [PresentationLayer?] = []
  /// At the current instant, by step: the layers' geometry, and the times of their own clocks.
  private var shown: [LayerGeometry] = []
  private var times: [TimeInterval] = []
  private var easings = LatestEasing()
  private var isNewCommit = true

  /// A step down from another layer.
  private struct Step {
    /// The superlayer's step; for the root its own.
    var superlayer: Int
    /// The index among the superlayer's sublayers.
    var index: Int
  }

  /// - Parameter paths: child indices from the root. A path that is longer than the tree is followed as far
  ///   as it goes.
  package init(_ timeline: Timeline, _ paths: [[Int]]) {
    var steps = [Step(superlayer: 0, index: 0)]
    var known: [[Int]: Int] = [[]: 0]
    ends = paths.map { path in
      var superlayer = 0
      for (depth, index) in path.enumerated() {
        let part = Array(path[...depth])
        let step = known[part] ?? steps.count
        if step == steps.count { steps.append(Step(superlayer: superlayer, index: index)) }
        known[part] = step
        superlayer = step
      }
      return superlayer
    }
    cursor = TimelineCursor(timeline)
    self.steps = steps
  }

  /// Moves to an instant.
  ///
  /// - Parameter time: seconds since the timeline's start.
  package mutating func move(to time: TimeInterval) {
    isNewCommit = cursor.move(to: time)
    if isNewCommit { enterCommit() }
    let instant = cursor.instant
    for (number, step) in steps.enumerated() {
      guard let layer = layers[number] else {
        (shown[number], times[number]) = (shown[step.superlayer], times[step.superlayer])
        continue
      }
      times[number] = layer.localTime(number == 0 ? instant.time : times[step.superlayer], at: instant)
      if !layer.isStill { layer.show(&shown[number], at: times[number], instant, &easings) }
    }
  }

  /// The geometry of a layer at the current instant.
  ///
  /// - Parameter path: the index of the layer's path among those that are followed.
  package subscript(path: Int) -> LayerGeometry { shown[ends[path]] }

  /// A layer as presented at the current instant, with its mask; its sublayers are the model's.
  ///
  /// - Parameter path: the index of the layer's path among those that are followed.
  package func layer(_ path: Int) -> Layer? {
    let step = ends[path]
    let parentTime = step == 0 ? cursor.instant.time : times[steps[step].superlayer]
    return layers[step]?.layer(at: parentTime, cursor.instant)
  }

  /// Whether a layer is known to have the geometry of the previous instant.
  package func isStill(_ path: Int) -> Bool { !isNewCommit && layers[ends[path]]?.isStill ?? false }

  private mutating func enterCommit() {
    let commit = cursor.commit
    var models: [(model: Layer, next: Layer?)] = []
    layers = []
    for (number, step) in steps.enumerated() {
      guard number > 0 else {
        models.append((commit.root, commit.next))
        layers.append(PresentationLayer(commit.root, next: commit.next, in: commit))
        continue
      }
      let (superlayer, next) = models[step.superlayer]
      guard layers[step.superlayer] != nil, step.index < superlayer.sublayers.count else {
        models.append((superlayer, next))
        layers.append(nil)
        continue
      }
      models.append((superlayer.sublayers[step.index], superlayer.sublayer(step.index, in: next)))
      layers.append(PresentationLayer(models[number].model, next: models[number].next, in: commit))
    }
    shown = models.map(\.model.geometry)
    times = models.map { _ in 0 }
  }
}
