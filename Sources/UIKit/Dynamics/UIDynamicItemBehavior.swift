/// Says what items are made of.
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// Properties of some items; where several behaviors have an item, the last one counts.
  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  /// How much speed is left when items bounce, 0…1; 0 unless set.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much items hold one another back when they slide; 0 unless set.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// Of which the size makes the mass; 1 unless set.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How soon items lose speed by themselves; 0 for never.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How soon items lose spin by themselves; 0 for never.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Whether items turn.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether items stay where they are, while others collide with them.
  open var isAnchored = false { didSet { changed() } }

  private var velocities: [ObjectIdentifier: CGVector] = [:]
  private var angularVelocities: [ObjectIdentifier: CGFloat] = [:]

  /// How fast an item moves, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity =
      dynamicAnimator?.world.body(of: item)?.velocity ?? velocities[ObjectIdentifier(item)] ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to how fast an item moves, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return }
    velocities[ObjectIdentifier(item), default: .zero] =
      velocities[ObjectIdentifier(item), default: .zero]
      + CGVector(dx: velocity.x, dy: velocity.y)
    changed()
  }

  /// How fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.body(of: item)?.angularVelocity ?? angularVelocities[ObjectIdentifier(item)] ?? 0
  }

  /// Adds to how fast an item turns, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return }
    angularVelocities[ObjectIdentifier(item), default: 0] += velocity
    changed()
  }

  override func apply(to world: PhysicsWorld, seconds: Double) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.material = PhysicsBody.Material(
        elasticity: .fraction(elasticity), friction: max(friction.isFinite ? friction : 0, 0),
        density: density.isFinite && density > 0 ? density : 1,
        resistance: max(resistance.isFinite ? resistance : 0, 0),
        angularResistance: max(angularResistance.isFinite ? angularResistance : 0, 0),
        turns: allowsRotation, isAnchored: isAnchored)
      if let velocity = velocities.removeValue(forKey: ObjectIdentifier(item)) {
        body.accelerate(by: velocity)
      }
      if let given = angularVelocities.removeValue(forKey: ObjectIdentifier(item)), allowsRotation {
        body.angularVelocity += given
      }
    }
  }
}
