import Foundation

/// What one property of a layer does over a stretch of a timeline, in terms that someone else's clock can
/// follow: CSS runs eased motion by itself, and only what is `sampled` has to be spelled out.
package struct MotionSegment: Hashable, Sendable {
  package enum Course: Hashable, Sendable {
    /// The layer is not in the tree, or has no such property.
    case absent
    case resting(PropertyAnimation.Value)
    case eased(EasedMotion)
    /// Several animations at once, or one that repeats, runs backwards, or moves along a spline: ask
    /// `Timeline.presentation(of:at:)`.
    case sampled
  }

  /// Seconds since the timeline's start.
  package var begin, end: TimeInterval
  package var course: Course

  package init(begin: TimeInterval, end: TimeInterval, course: Course) {
    (self.begin, self.end, self.course) = (begin, end, course)
  }
}

/// Motion from one value to another by one curve. The segment that holds it may show a part only.
package struct EasedMotion: Hashable, Sendable {
  /// The property, or the part of it that moves: `transform.rotation.y` of `transform`.
  package var keyPath: PropertyAnimation.KeyPath
  /// Seconds since the timeline's start.
  package var begin: TimeInterval
  /// Seconds; > 0.
  package var duration: TimeInterval
  package var from, to: PropertyAnimation.Value
  package var timing: TimingCurve

  package init(
    keyPath: PropertyAnimation.KeyPath, begin: TimeInterval, duration: TimeInterval,
    from: PropertyAnimation.Value, to: PropertyAnimation.Value, timing: TimingCurve
  ) {
    self.keyPath = keyPath
    self.begin = begin
    self.duration = duration
    self.from = from
    self.to = to
    self.timing = timing
  }
}
