/// A behavior that lets items fall.
open class UIGravityBehavior: UIItemsBehavior {
  /// The acceleration at a magnitude of 1, in points per second squared, as documented.
  static let acceleration = 1000.0

  /// Creates gravity that points downward, with a magnitude of 1.
  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  /// The direction and the magnitude of gravity; (0, 1) unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// The direction of gravity, in radians from the x axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// The magnitude of gravity; 1 is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { gravityDirection = CGVector(angle: angle, length: newValue) }
  }

  /// Sets the angle and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func apply(to world: PhysicsWorld, seconds: Double) {
    let change = gravityDirection.finite * (Self.acceleration * seconds)
    for item in items { world.body(of: item)?.accelerate(by: change) }
  }
}
