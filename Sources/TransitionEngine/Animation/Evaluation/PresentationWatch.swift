/// Watches one layer of a timeline with all that is in it: says what it shows at one instant after the other.
///
/// That is what `Timeline.presentation(of:at:)` gives. But what moves in a commit is found in it only once.
struct PresentationWatch {
  private let timeline: Timeline
  private let id: Layer.ID
  /// The commit that was looked at last, and what was found in it.
  private var latest: (commit: Int, found: Layer.Descendant?, presentation: Presentation?)?

  init(_ timeline: Timeline, _ id: Layer.ID) {
    self.timeline = timeline
    self.id = id
  }

  /// What the layer shows, with its sublayers; nil when it is not in the tree then.
  ///
  /// - Parameter time: seconds since the timeline's start.
  mutating func layer(at time: TimeInterval) -> Layer? {
    guard time >= 0, time < timeline.duration, let index = timeline.commitIndex(at: time),
      !timeline.commits[index].isContinuous
    else { return timeline.presentation(of: id, at: time) }
    if latest?.commit != index {
      let commit = timeline.commits[index]
      let found = commit.root.descendant(id)
      latest = (index, found, found.flatMap { Presentation($0.layer, animations: commit.animations) })
    }
    guard let found = latest?.found else { return nil }
    return latest?.presentation?.layer(at: found.parentTime(time), timelineTime: time) ?? found.layer
  }
}
