/// Watches some layers of a timeline: says where they stand at one instant after the other.
///
/// They are as they are in `Timeline.frame(at:)`. But nobody who wants to know of a few layers at hundreds of instants
/// needs hundreds of trees, nor has to find the layers and their animations in one commit more than once.
package struct LayerWatch {
  private let timeline: Timeline
  private let places: [Place]
  /// For each layer that is watched, its place.
  private let ends: [Int]
  /// The commit that was looked at last, and what was found in it, by place.
  private var commit: Int?
  private var stations: [Station] = []
  /// Whether nobody has looked at that commit before.
  private var isNewCommit = true
  /// At the instant that was looked at last, by place: the layers, and what their own clocks show.
  private var shown: [LayerGeometry] = []
  private var times: [TimeInterval] = []
  private var easings = LatestEasing()

  /// A step down from another layer: the way from the root to a watched layer, superlayers before their sublayers.
  private struct Place {
    /// Among the places; for the root its own.
    var superlayer: Int
    /// Among the superlayer's sublayers.
    var index: Int
  }

  /// What a commit has at a place. A class, so that looking at one copies nothing.
  fileprivate final class Station {
    let model: Layer
    /// What the layer moves towards; nil for one that holds.
    let next: Layer?
    let motions: [LayerMotion]
    /// The layer's animations, and the next commit's, where clocks that stand still are moved.
    let held: (own: [LayerAnimation], next: [LayerAnimation])?
    /// Whether the tree ends above: the layer is then the last one on the way.
    let isBeyondEnd: Bool

    /// - Parameter instant: nil for a tree at rest.
    init(_ model: Layer, _ next: Layer?, _ instant: CommitInstant?) {
      let isSame = next.map { $0.id == model.id } ?? false
      let animations = instant?.commit.animations[model.id] ?? []
      self.model = model
      self.next = isSame ? next : nil
      held = instant?.next?.animations[model.id].map { (animations, $0) }
      motions = held == nil ? animations.map(LayerMotion.init) : []
      isBeyondEnd = false
    }

    init(beyondEndOf last: Station) {
      (model, next, motions, held) = (last.model, last.next, last.motions, last.held)
      isBeyondEnd = true
    }

    /// Whether the layer stands where it does for as long as the commit holds.
    var isStill: Bool { next == nil && motions.isEmpty && held == nil && !isBeyondEnd }
  }

  /// - Parameter paths: child indices from the root. One that leads on where a tree ends is taken as far as it goes.
  package init(_ timeline: Timeline, _ paths: [[Int]]) {
    var places = [Place(superlayer: 0, index: 0)]
    var ends: [Int] = []
    var known: [[Int]: Int] = [[]: 0]
    for path in paths {
      var superlayer = 0
      for (depth, index) in path.enumerated() {
        let part = Array(path[...depth])
        let place = known[part] ?? places.count
        if place == places.count { places.append(Place(superlayer: superlayer, index: index)) }
        known[part] = place
        superlayer = place
      }
      ends.append(superlayer)
    }
    self.timeline = timeline
    self.places = places
    self.ends = ends
  }

  /// Looks at the layers at an instant.
  ///
  /// - Parameter time: seconds since the timeline's start.
  package mutating func look(at time: TimeInterval) {
    if time >= timeline.duration { return rest(timeline.final) }
    guard time >= 0, let index = timeline.commitIndex(at: time) else { return rest(timeline.initial) }
    let instant = CommitInstant(timeline.commits, index, at: time)
    isNewCommit = commit != index
    if isNewCommit {
      commit = index
      stations = stations(instant.commit.root, instant)
      shown = stations.map(\.model.geometry)
      times = stations.map { _ in 0 }
    }
    for number in stations.indices { look(at: number, instant) }
  }

  /// Where a layer stands at the instant that was looked at last.
  ///
  /// - Parameter path: the place of the layer's path among those that are watched.
  package subscript(path: Int) -> LayerGeometry {
    _read { yield shown[ends[path]] }
  }

  /// Whether a layer stands where it did when somebody looked before.
  ///
  /// - Parameter path: the place of the layer's path among those that are watched.
  package func isStill(_ path: Int) -> Bool { !isNewCommit && stations[ends[path]].isStill }

  private mutating func rest(_ root: Layer) {
    commit = nil
    isNewCommit = true
    stations = stations(root, nil)
    shown = stations.map(\.model.geometry)
  }

  // MARK: Stations

  /// - Parameter instant: nil for a tree at rest.
  private func stations(_ root: Layer, _ instant: CommitInstant?) -> [Station] {
    var stations = [Station(root, instant?.next?.root, instant)]
    stations.reserveCapacity(places.count)
    for place in places.dropFirst() {
      let superlayer = stations[place.superlayer]
      if superlayer.isBeyondEnd || place.index >= superlayer.model.sublayers.count {
        stations.append(Station(beyondEndOf: superlayer))
        continue
      }
      let siblings = superlayer.next?.sublayers ?? []
      let isInStep = siblings.count == superlayer.model.sublayers.count
      stations.append(
        Station(superlayer.model.sublayers[place.index], isInStep ? siblings[place.index] : nil, instant))
    }
    return stations
  }

  // MARK: An instant

  private mutating func look(at number: Int, _ instant: CommitInstant) {
    let (station, superlayer) = (stations[number], places[number].superlayer)
    if station.isBeyondEnd {
      (shown[number], times[number]) = (shown[superlayer], times[superlayer])
      return
    }
    let time = station.localTime(number == 0 ? instant.time : times[superlayer], fraction: instant.fraction)
    times[number] = time
    if !station.isStill { station.move(&shown[number], at: time, instant, &easings) }
  }
}

extension LayerWatch.Station {
  fileprivate func localTime(_ parentTime: TimeInterval, fraction: Double) -> TimeInterval {
    guard let next else { return model.timing.localTime(parentTime) }
    return model.timing.moved(towards: next.timing, fraction: fraction).localTime(parentTime)
  }

  /// - Parameter localTime: what the layer's own clock shows.
  fileprivate func move(
    _ geometry: inout LayerGeometry, at localTime: TimeInterval, _ instant: CommitInstant,
    _ easings: inout LatestEasing
  ) {
    geometry = model.geometry
    if let next { geometry = geometry.moved(towards: next.geometry, fraction: instant.fraction) }
    var hasEffect = geometry.animate(by: motions, at: localTime, timelineTime: instant.time, &easings)
    for animation in held.map({ instant.moved($0.own, towards: $0.next) }) ?? [] {
      let time = animation.isOnTimelineClock ? instant.time : localTime
      if animation.apply(to: &geometry, at: time) { hasEffect = true }
    }
    if hasEffect { geometry.clampToDrawableRanges() }
  }
}
