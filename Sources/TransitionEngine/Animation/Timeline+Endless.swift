extension Timeline {
  /// Whether something still moves at its end, and would for ever.
  package var isEndless: Bool {
    commits.last?.animations.values.joined().contains {
      $0.speed != 0 && AnimationClock($0).endTime == .infinity
    } ?? false
  }
}
