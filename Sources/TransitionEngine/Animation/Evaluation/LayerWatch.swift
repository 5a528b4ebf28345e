import Foundation

/// Watches some layers of a timeline: says where they stand at one instant after the other.
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
  /// At the instant that was looked at last, by place: the layers, and what their own clocks show.
  private var shown: [LayerGeometry] = []
  private var times: [TimeInterval] = []

  /// A step down from another layer: the way from the root to a watched layer, superlayers before their sublayers.
  private struct Place {
    /// Among the places; for the root its own.
    var superlayer: Int
    /// Among the superlayer's sublayers.
    var index: Int
  }

  /// What a commit has at a place.
  fileprivate struct Station {
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

  /// Looks at the layers at an instant.
  ///
  /// - Parameter time: seconds since the timeline's start.
  package mutating func look(at time: TimeInterval) {
    if time >= timeline.duration { return rest(timeline.final) }
    guard time >= 0, let index = timeline.commitIndex(at: time) else { return rest(timeline.initial) }
    let instant = CommitInstant(timeline.commits, index, at: time)
    if latest?.commit != index { latest = (index, stations(instant.commit.root, instant)) }
    if let latest { look(at: instant, latest.stations) }
  }

  /// Where a layer stands at the instant that was looked at last.
  ///
  /// - Parameter path: the place of the layer's path among those that are watched.
  package subscript(path: Int) -> LayerGeometry { shown[ends[path]] }

  private mutating func rest(_ root: Layer) { shown = stations(root, nil).map(\.model.geometry) }

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

  private mutating func look(at instant: CommitInstant, _ stations: [Station]) {
    shown.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    for number in stations.indices {
      let superlayer = places[number].superlayer
      if stations[number].isBeyondEnd {
        shown.append(shown[superlayer])
        times.append(times[superlayer])
        continue
      }
      let time = stations[number].localTime(
        number == 0 ? instant.time : times[superlayer], fraction: instant.fraction)
      times.append(time)
      shown.append(stations[number].geometry(at: time, instant))
    }
  }
}

extension LayerWatch.Station {
  fileprivate func localTime(_ parentTime: TimeInterval, fraction: Double) -> TimeInterval {
    guard let next else { return model.timing.localTime(parentTime) }
    return model.timing.moved(towards: next.timing, fraction: fraction).localTime(parentTime)
  }

  /// - Parameter localTime: what the layer's own clock shows.
  fileprivate func geometry(at localTime: TimeInterval, _ instant: CommitInstant) -> LayerGeometry {
    var geometry = model.geometry
    if let next { geometry = geometry.moved(towards: next.geometry, fraction: instant.fraction) }
    guard !animations.isEmpty else { return geometry }
    let moved = nextAnimations.map { instant.moved(animations, towards: $0) } ?? animations
    return geometry.animated(by: moved, at: localTime, timelineTime: instant.time) ?? geometry
  }
}
