import Foundation

extension Timeline {
  /// What a property does from 0 to `duration`, without gaps. Motion that goes on beyond a commit is one
  /// segment; what is sampled may jump at a commit, and is one segment for each.
  ///
  /// - Parameter property: a whole property, such as `transform`; animations of its parts count as its own.
  package func motion(
    of id: Layer.ID, property: PropertyAnimation.KeyPath
  ) -> [MotionSegment] {
    var result: [MotionSegment] = []
    for (index, commit) in commits.enumerated() {
      let end = index + 1 < commits.count ? min(commits[index + 1].time, duration) : duration
      guard commit.time < end else { continue }
      for segment in motion(of: id, property: property, in: commit, until: end) {
        if let last = result.last, last.course == segment.course, last.course != .sampled {
          result[result.count - 1].end = segment.end
        } else {
          result.append(segment)
        }
      }
    }
    return result
  }

  private func motion(
    of id: Layer.ID, property: PropertyAnimation.KeyPath, in commit: Commit, until end: TimeInterval
  ) -> [MotionSegment] {
    func all(_ course: MotionSegment.Course) -> [MotionSegment] {
      [MotionSegment(begin: commit.time, end: end, course: course)]
    }
    guard let found = commit.root.descendant(id) else { return all(.absent) }
    guard let model = found.layer.value(for: property) else { return all(.absent) }
    let animations = (commit.animations[id] ?? []).filter { $0.affects(property) }
    guard !animations.isEmpty else { return all(.resting(model)) }
    let clock = LocalClock(found.superlayerTimings + [found.layer.timing])
    if clock.speed == 0 {
      let shown = presentation(of: id, at: commit.time)?.value(for: property)
      return all(.resting(shown ?? model))
    }
    guard clock.speed > 0 else { return all(.sampled) }
    let tracks = animations.map { $0.track(of: found.layer, property: property, clock: clock) }
    return Timeline.combine(tracks, model: model, from: commit.time, to: end)
  }

  /// Cuts a stretch where any animation begins or ends: where none is at work the model rests, where one is
  /// it rules.
  private static func combine(
    _ tracks: [[MotionSegment]], model: PropertyAnimation.Value, from begin: TimeInterval,
    to end: TimeInterval
  ) -> [MotionSegment] {
    let inner = tracks.joined().flatMap { [$0.begin, $0.end] }.filter { $0 > begin && $0 < end }
    let times = [begin] + Set(inner).sorted() + [end]
    return zip(times, times.dropFirst()).map { from, to in
      let middle = from + (to - from) / 2
      let active = tracks.compactMap { $0.first { $0.begin <= middle && middle < $0.end } }
      let course = active.count > 1 ? .sampled : active.first?.course ?? .resting(model)
      return MotionSegment(begin: from, end: to, course: course)
    }
  }
}
