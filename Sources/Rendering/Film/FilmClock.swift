import TransitionEngine

/// The time of a film, which repeats: a rest, the run in steps of equal length, a rest.
struct FilmClock: Hashable, Sendable {
  /// The rests before and after the run, in seconds.
  static let rests: (first: TimeInterval, last: TimeInterval) = (0.4, 0.8)

  /// Of the run, in seconds.
  let duration: TimeInterval
  /// Steps between the frames, of which there is one more; at least 1.
  let steps: Int

  /// - Parameter rate: the least number of steps per second.
  init(duration: TimeInterval, rate: Int) {
    self.duration = duration
    steps = max(Int((duration * TimeInterval(rate)).rounded(.up)), 1)
  }

  /// The frames, from the initial state to the final one.
  var frames: Range<Int> { 0..<steps + 1 }
  /// Seconds after which the film repeats.
  var period: TimeInterval { Self.rests.first + duration + Self.rests.last }

  /// The instant of the run that a frame shows, in seconds.
  func instant(of frame: Int) -> TimeInterval {
    frame >= steps ? duration : duration * TimeInterval(frame) / TimeInterval(steps)
  }

  /// The frame whose instant is nearest.
  func frame(at instant: TimeInterval) -> Int {
    guard duration > 0 else { return 0 }
    return min(max(Int((instant / duration * TimeInterval(steps)).rounded()), 0), steps)
  }

  /// The time in the period at which the run stands at a frame's instant.
  func time(of frame: Int) -> TimeInterval { Self.rests.first + instant(of: frame) }

  /// The time in the period from which a frame is shown: from the middle between its instant and the one before.
  func start(of frame: Int) -> TimeInterval {
    if frame <= 0 { return 0 }
    return frame > steps ? period : (time(of: frame - 1) + time(of: frame)) / 2
  }
}
