import Foundation

/// Some layers of a tree, each by its way down from the root, to be looked at again and again.
///
/// Who wants to know of a few layers at hundreds of instants need not have hundreds of trees made.
package struct LayerPlaces: Sendable {
  /// A layer on the way: a step down from another one.
  private struct Step {
    /// The step's superlayer among the steps; its own number for the root.
    var superlayer: Int
    /// Among the superlayer's sublayers.
    var index: Int
    /// Whether the layer is one of those asked for.
    var isAskedFor = false
  }

  /// Superlayers before their sublayers.
  private var steps = [Step(superlayer: 0, index: 0)]
  /// For each place asked for, its step.
  private var ends: [Int] = []

  /// - Parameter paths: child indices from the root. One that leads on where a tree ends is taken as far as it goes.
  package init(_ paths: [[Int]]) {
    var known: [[Int]: Int] = [[]: 0]
    for path in paths {
      var superlayer = 0
      for (depth, index) in path.enumerated() {
        let part = Array(path[...depth])
        let step = known[part] ?? steps.count
        if step == steps.count { steps.append(Step(superlayer: superlayer, index: index)) }
        known[part] = step
        superlayer = step
      }
      steps[superlayer].isAskedFor = true
      ends.append(superlayer)
    }
  }

  /// A layer on the way, at an instant.
  private struct Visit {
    var model: Layer
    /// What the layer moves towards; nil for one that holds.
    var next: Layer?
    /// What the layer's own clock shows.
    var time: TimeInterval
    /// The layer as it shows; its sublayers are the model's.
    var shown: Layer
    /// Whether the tree has ended above.
    var isBeyondEnd = false
  }

  /// The layers in a tree.
  fileprivate func layers(in root: Layer) -> [Layer] {
    visits(from: Visit(model: root, time: 0, shown: root)) { visit, sublayer, _ in
      Visit(model: sublayer, time: 0, shown: sublayer)
    }
  }

  /// The layers as they show; their sublayers are the model's.
  fileprivate func layers(at instant: CommitInstant) -> [Layer] {
    func visit(_ model: Layer, _ next: Layer?, _ parentTime: TimeInterval, _ isAskedFor: Bool) -> Visit {
      let next = next.flatMap { $0.id == model.id ? $0 : nil }
      let moved = next.flatMap { model.movedAlone(towards: $0, fraction: instant.fraction) } ?? model
      let time = moved.timing.localTime(parentTime)
      guard isAskedFor else { return Visit(model: model, next: next, time: time, shown: moved) }
      let shown = moved.animated(
        by: instant.animations(of: model.id), at: time, timelineTime: instant.time)
      return Visit(model: model, next: next, time: time, shown: shown ?? moved)
    }
    let (root, next) = (instant.commit.root, instant.next?.root)
    return visits(from: visit(root, next, instant.time, steps[0].isAskedFor)) { superlayer, sublayer, step in
      let siblings = superlayer.next?.sublayers ?? []
      let isInStep = siblings.count == superlayer.model.sublayers.count
      return visit(sublayer, isInStep ? siblings[step.index] : nil, superlayer.time, step.isAskedFor)
    }
  }

  /// Goes down from the root, and says what is found at the places.
  private func visits(from root: Visit, _ descend: (Visit, Layer, Step) -> Visit) -> [Layer] {
    var visits = [root]
    visits.reserveCapacity(steps.count)
    for step in steps.dropFirst() {
      var superlayer = visits[step.superlayer]
      if superlayer.isBeyondEnd || step.index >= superlayer.model.sublayers.count {
        superlayer.isBeyondEnd = true
        visits.append(superlayer)
      } else {
        visits.append(descend(superlayer, superlayer.model.sublayers[step.index], step))
      }
    }
    return ends.map { visits[$0].shown }
  }
}

extension Timeline {
  /// What the layers at some places show at an instant, as they are in `frame(at:)`, their sublayers left aside.
  ///
  /// - Parameter time: seconds since the timeline's start.
  package func layers(_ places: LayerPlaces, at time: TimeInterval) -> [Layer] {
    if time >= duration { return places.layers(in: final) }
    return instant(at: time).map(places.layers(at:)) ?? places.layers(in: initial)
  }
}
