/// The clock of an animation: its phase at a time of the layer or group that it is attached to.
///
/// The animation runs from `beginTime` for `activeDuration / |speed|`, the end excluded; from then on the
/// model shows. A negative speed plays from the end. `timeOffset` shifts the phase, not the interval: the
/// part cut off at the start follows at the end.
package struct AnimationClock {
  /// The position of an animation within its cycles.
  struct Phase: Hashable {
    /// The fraction of one cycle, 0…1, mirrored on the way back; before the timing curve.
    var fraction: Double
    /// Completed cycles.
    var completedCycles: Int
  }

  private let beginTime, duration: TimeInterval
  private let speed: Double
  private let timeOffset: TimeInterval
  private let autoreverses, fillsBackwards, fillsForwards: Bool
  /// Seconds of one cycle, including the way back.
  private let cycle: TimeInterval
  /// Seconds during which the animation runs, in its own time; infinite for an infinite `repeatCount`.
  private let activeDuration: TimeInterval
  /// Whether the animation ever has an effect.
  private let isRunnable: Bool

  package init(_ animation: LayerAnimation) {
    (beginTime, duration) = (animation.beginTime, animation.duration)
    (speed, timeOffset) = (animation.speed, animation.timeOffset)
    autoreverses = animation.autoreverses
    fillsBackwards = animation.fillMode == .backwards || animation.fillMode == .both
    fillsForwards = animation.fillMode == .forwards || animation.fillMode == .both
    cycle = autoreverses ? 2 * duration : duration
    activeDuration = cycle * max(animation.repeatCount, 0)
    isRunnable = duration > 0 && duration.isFinite && activeDuration > 0 && speed.isFinite
  }

  /// When the animation is over, in its parent's time; infinite if it stands still.
  package var endTime: TimeInterval { speed == 0 ? .infinity : beginTime + activeDuration / abs(speed) }

  /// Whether the animation runs at a time of its parent, neither before its begin nor filling after its end.
  func isActive(at parentTime: TimeInterval) -> Bool { !(parentTime < beginTime || parentTime >= endTime) }

  /// The phase; nil while the animation has no effect.
  ///
  /// - Parameters:
  ///   - parentTime: the time of the layer or group.
  ///   - offset: seconds added to `timeOffset`.
  ///   - includesEnd: whether the last instant belongs to the animation; so for children of a group that
  ///     fills.
  func phase(at parentTime: TimeInterval, addedOffset offset: TimeInterval = 0, includesEnd: Bool = false)
    -> Phase?
  {
    guard isRunnable else { return nil }
    let elapsed = (parentTime - beginTime) * abs(speed)
    guard elapsed.isFinite else { return nil }
    let progress: TimeInterval
    if parentTime < beginTime {
      guard fillsBackwards else { return nil }
      progress = 0
    } else if elapsed < activeDuration || (includesEnd && elapsed == activeDuration) {
      progress = elapsed
    } else {
      guard fillsForwards else { return nil }
      progress = activeDuration
    }
    return phase(progress: progress, timeOffset: timeOffset + offset)
  }

  /// - Parameter progress: seconds of own time since the start, within 0…`activeDuration`.
  private func phase(progress: TimeInterval, timeOffset: TimeInterval) -> Phase {
    var time = progress
    if speed < 0 { time = (activeDuration.isFinite ? activeDuration : 0) - progress }
    time += timeOffset.isFinite ? timeOffset : 0
    let period = activeDuration.isFinite ? activeDuration : cycle
    if time < 0 || (time > period && activeDuration.isFinite) {
      time -= (time / period).rounded(.down) * period
    }
    var completed = time < cycle ? 0 : (time / cycle).rounded(.down)
    // The end of the last cycle is its end, not the start of another one.
    if completed > 0, completed * cycle == time, time == activeDuration { completed -= 1 }
    let within = min(max((time - completed * cycle) / duration, 0), autoreverses ? 2 : 1)
    return Phase(fraction: within > 1 ? 2 - within : within, completedCycles: Int(min(completed, 1e15)))
  }
}
