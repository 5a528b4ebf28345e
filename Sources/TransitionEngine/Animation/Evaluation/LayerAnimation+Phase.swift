extension LayerAnimation {
  /// Where in its cycles an animation stands.
  package struct Phase: Hashable, Sendable {
    /// Of one cycle, 0…1, on the way back already mirrored; before the timing curve.
    package var fraction: Double
    /// Full cycles that are over.
    package var completedCycles: Int

    package init(fraction: Double, completedCycles: Int) {
      self.fraction = fraction
      self.completedCycles = completedCycles
    }
  }

  /// Seconds of one cycle, the way back included.
  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

  /// Seconds during which the animation runs, in its own time; infinite for an infinite `repeatCount`.
  package var activeDuration: TimeInterval { cycle * max(repeatCount, 0) }

  /// Seconds of its parent's time from `beginTime` until it is over; infinite for one that stands still.
  package var activeParentDuration: TimeInterval {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }

  /// The phase at a time of the layer (or group) it is attached to; nil while it has no effect.
  ///
  /// It runs from `beginTime` for `activeDuration / |speed|`, the end excluded: then the model shows. A
  /// negative speed plays from the end. `timeOffset` shifts the phase, not the stretch: what it cuts off at
  /// the start follows at the end.
  ///
  /// - Parameter includesEnd: whether the last instant belongs to the animation; so for children of a group
  ///   that fills.
  package func phase(at parentTime: TimeInterval, includesEnd: Bool = false) -> Phase? {
    guard duration > 0, duration.isFinite, activeDuration > 0, speed.isFinite else { return nil }
    let elapsed = (parentTime - beginTime) * abs(speed)
    guard elapsed.isFinite else { return nil }
    let active = activeDuration
    let progress: TimeInterval
    if parentTime < beginTime {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      progress = 0
    } else if elapsed < active || (includesEnd && elapsed == active) {
      progress = elapsed
    } else {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      progress = active
    }
    return phase(progress: progress)
  }

  /// - Parameter progress: seconds of own time since the start, within 0…`activeDuration`.
  private func phase(progress: TimeInterval) -> Phase {
    var time = progress
    if speed < 0 { time = (activeDuration.isFinite ? activeDuration : 0) - progress }
    time += timeOffset.isFinite ? timeOffset : 0
    let period = activeDuration.isFinite ? activeDuration : cycle
    if time < 0 || (time > period && activeDuration.isFinite) {
      time -= (time / period).rounded(.down) * period
    }
    var completed = (time / cycle).rounded(.down)
    // The end of the last cycle is its end, not the start of another one.
    if completed > 0, completed * cycle == time, time == activeDuration { completed -= 1 }
    let within = min(max((time - completed * cycle) / duration, 0), autoreverses ? 2 : 1)
    return Phase(
      fraction: within > 1 ? 2 - within : within, completedCycles: Int(min(completed, 1e15)))
  }
}
