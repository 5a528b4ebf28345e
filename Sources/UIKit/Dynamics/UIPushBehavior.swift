/// A behavior that pushes items, once or continuously.
open class UIPushBehavior: UIItemsBehavior {
  /// The duration of a push. The raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// Pushes continuously while the behavior is active.
    case continuous
    /// Pushes once, whenever the behavior becomes active.
    case instantaneous
  }

  /// The acceleration at a magnitude of 1 of a view of 100 × 100 points, in points per second squared, as
  /// documented.
  static let acceleration = 100.0

  /// The mode: continuous or instantaneous.
  public let mode: Mode
  /// Whether the behavior pushes. An instantaneous push makes it inactive.
  open var active = true { didSet { if active { changed() } } }
  /// The direction and the magnitude of the push.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push with a magnitude of 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(of: items)
  }

  /// The direction of the push, in radians from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { pushDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// The magnitude of the push; 1 gives a view of 100 × 100 points a speed of 100 points per second, in each
  /// second or at once.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { pushDirection = CGVector(angle: angle, length: newValue) }
  }

  /// Sets the angle and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Sets the offset of the push from an item's center, which rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// Returns the point of an item at which the push acts, as an offset from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override func apply(to world: PhysicsWorld, seconds: Double) {
    guard active else { return }
    let seconds = mode == .instantaneous ? 1 : seconds
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      body.applyImpulse(
        pushDirection.finite * (Self.acceleration * seconds),
        at: CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: body.angle))
    }
    if mode == .instantaneous { active = false }
  }
}
