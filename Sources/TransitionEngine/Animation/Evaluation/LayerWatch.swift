/// Watches some layers of a timeline: says what they show at one instant after the other.
///
/// They are as they are in `Timeline.frame(at:)`. But nobody who wants to know of a few layers at hundreds of instants
/// needs hundreds of trees, nor has to find the layers and their animations in one commit more than once.
package struct LayerWatch {
  private let timeline: Timeline
  private let places: [Place]
  /// For each layer that is watched, its place.
  private let ends: [Int]
  /// The commit that was looked at last, and what was found in it.
  private var latest: (commit: Int, stations: [Station])?

  /// A step down from another layer: the way from the root to a watched layer, superlayers before their sublayers.
  private struct Place {
    /// Among the places; for the root its own.
    var superlayer: Int
    /// Among the superlayer's sublayers.
    var index: Int
  }

  /// What a commit has at a place.
  private struct Station {
    var model: Layer
    /// What the layer moves towards; nil for one that holds.
    var next: Layer?
    /// The layer's animations, and the next commit's.
    var animations: [LayerAnimation] = []
    var nextAnimations: [LayerAnimation]?
    /// Whether the tree ends above: the layer is then the last one on the way.
    var isBeyondEnd = false
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

  /// What the layers show, by path; their sublayers are the model's.
  ///
  /// - Parameter time: seconds since the timeline's start.
  package mutating func layers(at time: TimeInterval) -> [Layer] {
    if time >= timeline.duration { return resting(timeline.final) }
    guard time >= 0, let index = timeline.commitIndex(at: time) else { return resting(timeline.initial) }
    let instant = CommitInstant(timeline.commits, index, at: time)
    if latest?.commit != index { latest = (index, stations(instant.commit.root, instant)) }
    return layers(at: instant, latest?.stations ?? [])
  }

  private func resting(_ root: Layer) -> [Layer] {
    let stations = stations(root, nil)
    return ends.map { stations[$0].model }
  }

  // MARK: Stations

  /// - Parameter instant: nil for a tree at rest.
  private func stations(_ root: Layer, _ instant: CommitInstant?) -> [Station] {
    var stations = [station(root, instant?.next?.root, instant)]
    stations.reserveCapacity(places.count)
    for place in places.dropFirst() {
      var superlayer = stations[place.superlayer]
      if superlayer.isBeyondEnd || place.index >= superlayer.model.sublayers.count {
        superlayer.isBeyondEnd = true
        stations.append(superlayer)
        continue
      }
      let siblings = superlayer.next?.sublayers ?? []
      let isInStep = siblings.count == superlayer.model.sublayers.count
      stations.append(
        station(
          superlayer.model.sublayers[place.index], isInStep ? siblings[place.index] : nil, instant))
    }
    return stations
  }

  private func station(_ model: Layer, _ next: Layer?, _ instant: CommitInstant?) -> Station {
    let isSame = next.map { $0.id == model.id } ?? false
    var station = Station(model: model, next: isSame ? next : nil)
    if let instant {
      station.animations = instant.commit.animations[model.id] ?? []
      station.nextAnimations = instant.next?.animations[model.id]
    }
    return station
  }

  // MARK: An instant

  private func layers(at instant: CommitInstant, _ stations: [Station]) -> [Layer] {
    var shown: [Layer] = []
    // What the layers' own clocks show.
    var times: [TimeInterval] = []
    shown.reserveCapacity(stations.count)
    times.reserveCapacity(stations.count)
    for (number, station) in stations.enumerated() {
      let superlayer = places[number].superlayer
      if station.isBeyondEnd {
        shown.append(shown[superlayer])
        times.append(times[superlayer])
        continue
      }
      var layer = station.model
      if let next = station.next {
        layer = layer.movedAlone(towards: next, fraction: instant.fraction) ?? layer
      }
      times.append(layer.timing.localTime(number == 0 ? instant.time : times[superlayer]))
      if !station.animations.isEmpty {
        let animations = station.nextAnimations.map { instant.moved(station.animations, towards: $0) }
        layer =
          layer.animated(
            by: animations ?? station.animations, at: times[number], timelineTime: instant.time) ?? layer
      }
      shown.append(layer)
    }
    return ends.map { shown[$0] }
  }
}
