/// Pushes items: once, or all the time.
open class UIPushBehavior: UIItemsBehavior {
  /// For how long. The raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// All the time while it is active.
    case continuous
    /// Once, whenever it becomes active.
    case instantaneous
  }

  /// Of a magnitude of 1 on a view of 100 × 100 points, in points per second, in each second: as documented.
  static let acceleration = 100.0

  /// All the time, or once.
  public let mode: Mode
  /// Whether it pushes. One that pushes once is not active any more after that.
  open var active = true { didSet { if active { changed() } } }
  /// Which way, and how strongly.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push of no strength.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(of: items)
  }

  /// Which way, in radians from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { pushDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// How strongly; 1 gives a view of 100 × 100 points a speed of 100 points per second, in each second or at once.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { pushDirection = CGVector(angle: angle, length: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Pushes an item beside its middle, which turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// The point of an item at which the push acts, from its middle.
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
