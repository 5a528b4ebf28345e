/// Recognises a quick movement in one direction, while the finger is still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The bits are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// Bits that stand for no direction have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards larger x.
    public static let right = Self(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Self(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Self(rawValue: 1 << 2)
    /// Towards larger y.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// How far the fingers have to move, in points. [unverified]
  static let distance: CGFloat = 50
  /// How far they may stray sideways, in points. [unverified]
  static let tolerance: CGFloat = 50
  /// In how many seconds. [unverified]
  static let longestDuration: TimeInterval = 0.5

  /// The direction that counts, or several of which any does; to the right unless set.
  open var direction: Direction = .right
  /// Fingers that have to move together; more of them fail.
  open var numberOfTouchesRequired = 1

  private var start: TimeInterval?
  /// The start of each touch in `followed`.
  private var starts: [CGPoint] = []

  /// Notes where and when the fingers came down; fails for too many.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? event.timestamp
    starts = followed.enumerated().map { $0 < starts.count ? starts[$0] : $1.point }
    if followed.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognises the swipe when every finger has gone fifty points; fails when one strays, or after half a
  /// second.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting else { return }
    guard event.timestamp - (start ?? event.timestamp) <= Self.longestDuration else { return state = .failed }
    let ways = zip(followed, starts).map { progress(from: $1, to: $0.point) }
    if ways.contains(where: { $0 == nil }) { return state = .failed }
    guard followed.count == numberOfTouchesRequired else { return }
    if ways.allSatisfy({ $0 ?? 0 >= Self.distance - 1e-6 }) { state = .ended }
  }

  /// How far a finger has come in a direction that counts; nil if it has strayed, or gone elsewhere.
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

  /// Fails, unless the fingers have come far enough with their last move.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible, !isWaiting { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Forgets where and when the fingers came down.
  open override func reset() {
    super.reset()
    (start, starts) = (nil, [])
  }
}
