/// Pulls an item to a point, where it comes to rest upright.
///
/// Apple does not publish how strong the pull is: an estimate.
open class UISnapBehavior: UIDynamicBehavior {
  /// Swings per second of what is not damped.
  private static let frequency = 2.5

  private let item: any UIDynamicItem
  /// The point to snap to.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How soon it rests, 0…1; 0.5 unless set. With 1 it does not swing.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Pulls an item to a point of the reference view.
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
