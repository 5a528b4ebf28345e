import TransitionEngine

/// A layer's clock: `local = (parent - beginTime) · speed + timeOffset`.
extension CALayer: CAMediaTiming {
  /// The instant at which the layer's clock starts, in seconds of its superlayer's time. A number that is not
  /// finite is ignored.
  public var beginTime: TimeInterval {
    get { properties.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The speed of the layer's clock relative to its superlayer's; at 0 the clock stands still. A number that
  /// is not finite is ignored.
  public var speed: Float {
    get { Float(properties.timing.speed) }
    set {
      isPausedByCode = newValue == 0
      changeTiming { $0.speed = Double(newValue) }
    }
  }

  /// The seconds that the layer's clock shows at its `beginTime`; at speed 0, all that it shows. A number
  /// that is not finite is ignored.
  public var timeOffset: TimeInterval {
    get { properties.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Stops the layer's clock at a time on that clock, as an interaction does.
  func holdClock(at time: TimeInterval) {
    changeTiming {
      $0.speed = 0
      $0.timeOffset = time
    }
  }

  private func changeTiming(_ edit: (inout LayerTiming) -> Void) {
    var timing = properties.timing
    edit(&timing)
    guard noteUnlessFinite("clock", [timing.beginTime, timing.speed, timing.timeOffset]) else { return }
    change(\.timing, to: timing)
  }

  /// The layer whose time the layer's clock follows: its superlayer, or the layer that it masks.
  var outer: CALayer? { superlayer ?? maskedLayer }

  /// Converts a time on the run's clock, the outermost layer's parent, to this layer's clock.
  func localTime(_ time: TimeInterval) -> TimeInterval {
    properties.timing.localTime(outer?.localTime(time) ?? time)
  }

  /// Returns the time on this layer's clock when another layer's clock shows `t`.
  ///
  /// - Parameter layer: nil for the run's clock; one whose clock stands still counts as that, too.
  public func convertTime(_ t: TimeInterval, from layer: CALayer?) -> TimeInterval {
    guard let layer else { return localTime(t) }
    return layer.runTime(t).map(localTime) ?? localTime(t)
  }

  /// Returns the time on another layer's clock when this layer's clock shows `t`; `t` itself if this layer's
  /// clock stands still.
  ///
  /// - Parameter layer: nil for the run's clock.
  public func convertTime(_ t: TimeInterval, to layer: CALayer?) -> TimeInterval {
    guard let time = runTime(t) else { return t }
    return layer?.localTime(time) ?? time
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
