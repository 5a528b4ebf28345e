import TransitionEngine

/// A layer's clock: `local = (parent - beginTime) · speed + timeOffset`.
extension CALayer: CAMediaTiming {
  /// Stops the layer's clock at a time on that clock, as an interaction does.
  func holdClock(at time: TimeInterval) {
    changeTiming {
      $0.speed = 0
      $0.timeOffset = time
    }
  }

  func changeTiming(_ edit: (inout LayerTiming) -> Void) {
    var timing = properties.timing
    edit(&timing)
    guard noteUnlessFinite("clock", [timing.beginTime, timing.speed, timing.timeOffset]) else { return }
    change(\.timing, to: timing)
  }

  /// The layer whose time the layer's clock follows: its superlayer, or the layer that it masks.
  var outer: CALayer? { superlayer ?? maskedLayer }

  /// Whether the layer's clock shows the run's time.
  var hasPlainClock: Bool {
    sequence(first: self, next: \.outer).allSatisfy { $0.properties.timing == LayerTiming() }
  }

  /// Converts a time on the run's clock, the outermost layer's parent, to this layer's clock.
  func localTime(_ time: TimeInterval) -> TimeInterval {
    properties.timing.localTime(outer?.localTime(time) ?? time)
  }

  /// Returns the time on the run's clock when this layer's clock shows `time`; nil if it stands still.
  func runTime(_ time: TimeInterval) -> TimeInterval? {
    sequence(first: self, next: \.outer).reduce(time) { time, layer in
      time.flatMap(layer.properties.timing.parentTime)
    }
  }

  /// Returns the end of an interval of the layer's time, on the run's clock; nil for never.
  ///
  /// On a clock that runs backward, that is the interval's start.
  func runTime(from begin: TimeInterval, duration: TimeInterval) -> TimeInterval? {
    let direction = sequence(first: self, next: \.outer).reduce(1) { $0 * $1.properties.timing.speed }
    let end = direction < 0 ? begin : begin + duration
    return end.isFinite ? runTime(end) : nil
  }

  /// Compensates for an offset of the superlayer's clock: shifts the animations, or, if the layer has a clock
  /// of its own, that clock.
  func rebaseTime(by offset: TimeInterval) {
    guard properties.timing == LayerTiming() else {
      properties.timing.beginTime += offset
      invalidate()
      return
    }
    rebaseContentTime(by: offset)
  }

  /// Compensates for an offset of this layer's own clock.
  func rebaseContentTime(by offset: TimeInterval) {
    for animation in attached where !animation.isOnRunClock { animation.begin? += offset }
    sublayers?.forEach { $0.rebaseTime(by: offset) }
    mask?.rebaseTime(by: offset)
  }
}
