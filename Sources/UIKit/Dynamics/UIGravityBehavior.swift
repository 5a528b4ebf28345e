/// Lets items fall.
open class UIGravityBehavior: UIItemsBehavior {
  /// Of a magnitude of 1, in points per second, in each second: as documented.
  static let acceleration = 1000.0

  /// Gravity downwards, of a magnitude of 1.
  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  /// Which way things fall, and how strongly; (0, 1) unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Which way things fall, in radians from the x axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// How strongly; 1 is 1,000 points per second, in each second.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { gravityDirection = CGVector(angle: angle, length: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func apply(to world: PhysicsWorld, seconds: Double) {
    let change = gravityDirection.finite * (Self.acceleration * seconds)
    for item in items { world.body(of: item)?.accelerate(by: change) }
  }
}
