/// Recognizes a quick movement in one direction, while the finger is still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. The bits are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// Directions by their bits; bits of no direction have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Toward larger x.
    public static let right = Self(rawValue: 1 << 0)
    /// Toward smaller x.
    public static let left = Self(rawValue: 1 << 1)
    /// Toward smaller y.
    public static let up = Self(rawValue: 1 << 2)
    /// Toward larger y.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The distance that the fingers have to move, in points. [unverified]
  static let distance: CGFloat = 50
  /// The greatest deviation sideways, in points. [unverified]
  static let tolerance: CGFloat = 50
  /// The longest duration of the swipe, in seconds. [unverified]
  static let longestDuration: TimeInterval = 0.5

  /// The direction of the swipe, or several directions, any of which is recognized; right unless set.
  open var direction: Direction = .right
  /// The number of fingers that swipe together; with more of them, the gesture fails.
  open var numberOfTouchesRequired = 1

  private var start: TimeInterval?
  /// The start of each touch in `followed`.
  private var starts: [CGPoint] = []

  /// Records the locations and the time at which the fingers came down; fails with too many.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? event.timestamp
    starts = followed.enumerated().map { $0 < starts.count ? starts[$0] : $1.point }
    if followed.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes the swipe when every finger has moved fifty points; fails when one deviates too far, or after
  /// half a second.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting else { return }
    guard event.timestamp - (start ?? event.timestamp) <= Self.longestDuration else { return state = .failed }
    let ways = zip(followed, starts).map { progress(from: $1, to: $0.point) }
    if ways.contains(where: { $0 == nil }) { return state = .failed }
    guard followed.count == numberOfTouchesRequired else { return }
    if ways.allSatisfy({ $0 ?? 0 >= Self.distance - 1e-6 }) { state = .ended }
  }

  /// The distance that a finger has moved in one of the directions, negative for the opposite one; nil if it
  /// deviates too far from all of them.
  private func progress(from start: CGPoint, to point: CGPoint) -> CGFloat? {
    let (x, y) = (point.x - start.x, point.y - start.y)
    var candidates: [CGFloat] = []
    if abs(y) <= Self.tolerance {
      if direction.contains(.right) { candidates.append(x) }
      if direction.contains(.left) { candidates.append(-x) }
    }
    if abs(x) <= Self.tolerance {
      if direction.contains(.down) { candidates.append(y) }
      if direction.contains(.up) { candidates.append(-y) }
    }
    return candidates.max()
  }

  /// Fails, unless the last movement completes the swipe.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible, !isWaiting { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Resets the locations and the time at which the fingers came down.
  open override func reset() {
    super.reset()
    (start, starts) = (nil, [])
  }
}
