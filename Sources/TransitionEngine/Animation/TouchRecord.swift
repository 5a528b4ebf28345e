/// The path of one finger, for drawing its dot and for plots of a gesture.
public struct TouchRecord: Hashable, Sendable {
  /// The place of the finger at one instant.
  public struct Sample: Hashable, Sendable {
    /// Seconds since the timeline's start.
    public var time: TimeInterval
    /// The place on the screen, in points: in the window's coordinates while the device is upright.
    public var point: CGPoint

    /// A place at an instant.
    public init(time: TimeInterval, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// The number of the touch in its run, from 1 on.
  public var id: Int
  /// The places of the finger, by time, with straight lines in between. Never empty.
  public var samples: [Sample]
  /// When the touch ended; nil while the finger is down.
  public var ended: TimeInterval?
  /// Whether the system canceled the touch, instead of the finger being lifted.
  public var wasCancelled: Bool

  /// A touch that has begun and has not ended.
  ///
  /// - Parameters:
  ///   - id: its number, from 1 on.
  ///   - began: seconds since the timeline's start.
  ///   - point: where it came down, as in `Sample`.
  public init(id: Int, began: TimeInterval, at point: CGPoint) {
    self.id = id
    samples = [Sample(time: began, point: point)]
    wasCancelled = false
  }

  /// When the finger came down, in seconds since the timeline's start.
  public var began: TimeInterval { samples[0].time }

  /// Adds the finger's current place. While the finger rests, one sample at each end of the rest is enough.
  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    if samples.count > 1, samples.suffix(2).allSatisfy({ $0.point == point }) { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
  }

  /// The place of the finger at an instant; nil when it is not down.
  public func point(at time: TimeInterval) -> CGPoint? {
    guard time >= began, time <= ended ?? .infinity,
      let index = samples.lastIndex(where: { $0.time <= time })
    else { return nil }
    let (a, next) = (samples[index], index + 1)
    guard next < samples.count, samples[next].time > a.time else { return a.point }
    let b = samples[next]
    let share = (time - a.time) / (b.time - a.time)
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * share, y: a.point.y + (b.point.y - a.point.y) * share)
  }
}
