extension Timeline {
  /// Whether an animation still runs at the timeline's end, and never ends.
  package var isEndless: Bool {
    commits.last?.animations.values.joined().contains {
      $0.speed != 0 && AnimationClock($0).endTime == .infinity
    } ?? false
  }
}
