/// A behavior that sets the material of items.
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// Creates a behavior with the properties of some items. If several behaviors have an item, the last one
  /// counts.
  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  /// The fraction of the speed that items keep when they bounce, 0…1; 0 unless set.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction of items that slide along each other; 0 unless set.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The density, which gives the mass together with the item's size; 1 unless set.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The rate at which items lose velocity; 0 for none.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The rate at which items lose angular velocity; 0 for none.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Whether items rotate.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether items stay in place while other items collide with them.
  open var isAnchored = false { didSet { changed() } }

  private var velocities: [ObjectIdentifier: CGVector] = [:]
  private var angularVelocities: [ObjectIdentifier: CGFloat] = [:]

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity =
      dynamicAnimator?.world.body(of: item)?.velocity ?? velocities[ObjectIdentifier(item)] ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return }
    velocities[ObjectIdentifier(item), default: .zero] =
      velocities[ObjectIdentifier(item), default: .zero]
      + CGVector(dx: velocity.x, dy: velocity.y)
    changed()
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.body(of: item)?.angularVelocity ?? angularVelocities[ObjectIdentifier(item)] ?? 0
  }

  /// Adds to the angular velocity of an item, in radians per second.
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
