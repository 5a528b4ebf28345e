/// A behavior that pulls an item to a point, where it comes to rest upright.
///
/// Apple does not publish the strength of the pull: it's an estimate.
open class UISnapBehavior: UIDynamicBehavior {
  /// The undamped frequency, in oscillations per second.
  private static let frequency = 2.5

  private let item: any UIDynamicItem
  /// The point to snap to.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// The damping, 0…1; 0.5 unless set. With 1 the item does not oscillate.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Creates a behavior that pulls an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var movedItems: [any UIDynamicItem] { [item] }
  override var mayTurnBack: Bool { true }

  override func apply(to world: PhysicsWorld, seconds: Double) {
    guard let body = world.body(of: item), snapPoint.isFinite else { return }
    let rate = 2 * .pi * Self.frequency
    let ratio = 0.4 + 0.6 * CGFloat.fraction(damping)
    let away = body.position - snapPoint
    body.accelerate(by: (away * -(rate * rate) - body.velocity * (2 * ratio * rate)) * seconds)
    body.angularVelocity += (-(rate * rate) * body.angle - 2 * ratio * rate * body.angularVelocity) * seconds
  }
}
