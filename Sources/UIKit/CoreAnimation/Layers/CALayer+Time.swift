import TransitionEngine

/// A layer's clock: `local = (parent - beginTime) · speed + timeOffset`.
extension CALayer: CAMediaTiming {
  /// When the layer's clock begins to count, in seconds of its superlayer's time. What is not finite is
  /// ignored.
  public var beginTime: TimeInterval {
    get { properties.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// How fast the layer's clock runs against its superlayer's; at 0 it stands still. What is not finite is
  /// ignored.
  public var speed: Float {
    get { Float(properties.timing.speed) }
    set {
      isPausedByCode = newValue == 0
      changeTiming { $0.speed = Double(newValue) }
    }
  }

  /// Seconds that the layer's clock shows at its `beginTime`; at speed 0, all that it shows. What is not
  /// finite is ignored.
  public var timeOffset: TimeInterval {
    get { properties.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Stops the layer's clock at a time of its own, as an interaction does.
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

  /// Whose time the layer's clock goes by: its superlayer, or the layer that it masks.
  var outer: CALayer? { superlayer ?? maskedLayer }

  /// A time of the outermost layer's superlayer, the run's clock, as this layer has it.
  func localTime(_ time: TimeInterval) -> TimeInterval {
    properties.timing.localTime(outer?.localTime(time) ?? time)
  }

  /// What this layer's clock shows when another's shows `t`.
  ///
  /// - Parameter layer: nil for the run's clock; one whose clock stands still counts as that, too.
  public func convertTime(_ t: TimeInterval, from layer: CALayer?) -> TimeInterval {
    guard let layer else { return localTime(t) }
    return layer.runTime(t).map(localTime) ?? localTime(t)
  }

  /// What another layer's clock shows when this one's shows `t`; `t` itself where this one stands still.
  ///
  /// - Parameter layer: nil for the run's clock.
  public func convertTime(_ t: TimeInterval, to layer: CALayer?) -> TimeInterval {
    guard let time = runTime(t) else { return t }
    return layer?.localTime(time) ?? time
  }

  /// The instant of the run's clock at which this layer's clock shows `time`; nil if it stands still.
  func runTime(_ time: TimeInterval) -> TimeInterval? {
    sequence(first: self, next: \.outer).reduce(time) { time, layer in
      time.flatMap(layer.properties.timing.parentTime)
    }
  }

  /// When a stretch of the layer's time is over, on the run's clock; nil for never.
  ///
  /// On a clock that runs backwards that is the stretch's beginning.
  func runTime(from begin: TimeInterval, duration: TimeInterval) -> TimeInterval? {
    let direction = sequence(first: self, next: \.outer).reduce(1) { $0 * $1.properties.timing.speed }
    let end = direction < 0 ? begin : begin + duration
    return end.isFinite ? runTime(end) : nil
  }

  /// Moves what this layer's superlayer's clock shows by an offset: the animations, or, where the layer has a
  /// clock of its own, that clock.
  func rebaseTime(by offset: TimeInterval) {
    guard properties.timing == LayerTiming() else {
      properties.timing.beginTime += offset
      invalidate()
      return
    }
    rebaseContentTime(by: offset)
  }

  /// Moves what this layer's own clock shows by an offset.
  func rebaseContentTime(by offset: TimeInterval) {
    for animation in attached where !animation.isOnRunClock { animation.begin? += offset }
    sublayers?.forEach { $0.rebaseTime(by: offset) }
    mask?.rebaseTime(by: offset)
  }
}
