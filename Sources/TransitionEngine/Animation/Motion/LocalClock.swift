import Foundation

/// A layer's clock as one step from the timeline's: `local = time · speed + offset`.
struct LocalClock {
  var speed = 1.0
  var offset: TimeInterval = 0

  /// - Parameter timings: outermost first.
  init(_ timings: [LayerTiming]) {
    for timing in timings {
      offset = (offset - timing.beginTime) * timing.speed + timing.timeOffset
      speed *= timing.speed
    }
  }

  func timelineTime(_ local: TimeInterval) -> TimeInterval { (local - offset) / speed }
}
