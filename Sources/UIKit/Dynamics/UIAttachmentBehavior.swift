/// Ties an item to a point or to another item: by a rod, or by a spring.
///
/// Sliding and pinned attachments, and ranges, are not modelled.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// A kind of attachment. The raw values are UIKit's.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  /// Those that are tied, one or two.
  public let items: [any UIDynamicItem]
  /// Whether to a point or to another item.
  public let attachedBehaviorType: AttachmentType
  /// The point, in the reference view. A finger may move it.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// How long the rod is, in points; as the two were apart at first, unless set.
  open var length: CGFloat { didSet { changed() } }
  /// Of a spring: how soon it rests; with 1 it does not swing.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings per second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  private let offset: UIOffset

  /// Ties an item by its middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties an item to a point, by a place beside its middle.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, attachedBehaviorType, anchorPoint, self.offset) = ([item], .anchor, point, offset)
    let place = item.center + CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: item.angle)
    length = (place - point).length
  }

  /// Ties two items by their middles.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, attachedBehaviorType, anchorPoint, offset) = ([item1, item2], .items, .zero, .zero)
    length = (item1.center - item2.center).length
  }

  override var movedItems: [any UIDynamicItem] { items }
  override var mayTurnBack: Bool { true }

  /// Of a spring: pulls and damps. A rod has no part in forces.
  override func apply(to world: PhysicsWorld, seconds: Double) {
    guard frequency > 0, let tie = tie(in: world), tie.inverseMass > 0 else { return }
    let rate = 2 * Double.pi * min(frequency, 30)
    let change = -(rate * rate * tie.stretch + 2 * max(damping, 0) * rate * tie.speed) * seconds
    tie.apply(tie.direction * (change / tie.inverseMass))
  }

  /// Of a rod: takes away the speed along itself; of one without length, any speed of its end.
  override func constrain(_ world: PhysicsWorld) {
    guard !(frequency > 0), let tie = tie(in: world) else { return }
    for direction in directions(of: tie) {
      let inverseMass = tie.inverseMass(along: direction)
      if inverseMass > 0 { tie.apply(direction * (-tie.velocity.dot(direction) / inverseMass)) }
    }
  }

  /// Takes away what a rod is too long or too short by.
  override func correct(_ world: PhysicsWorld) {
    guard !(frequency > 0) else { return }
    for _ in 0..<4 {
      guard let tie = tie(in: world) else { return }
      for direction in directions(of: tie) {
        let inverseMass = tie.inverseMass(along: direction)
        let way = hasLength ? tie.stretch : tie.away.dot(direction)
        if inverseMass > 0 { tie.shift(direction * (-way * 0.5 / inverseMass)) }
      }
    }
  }

  /// Rods that are shorter hold their end in place, in points.
  private var hasLength: Bool { length.isFinite && length > 0.01 }

  private func directions(of tie: Tie) -> [CGVector] {
    hasLength ? [tie.direction] : [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)]
  }

  private func tie(in world: PhysicsWorld) -> Tie? {
    guard let body = world.body(of: items[0]) else { return nil }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    let arm = CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: body.angle)
    let end = other?.position ?? anchorPoint
    guard end.isFinite else { return nil }
    let away = (body.position + arm) - end
    return Tie(body: body, other: other, arm: arm, away: away, length: hasLength ? length : 0)
  }

  /// The attached points as they are now.
  private struct Tie {
    let body: PhysicsBody
    let other: PhysicsBody?
    /// From the middle of the body to where it is tied.
    let arm: CGVector
    /// From where it is tied to.
    let away: CGVector
    let length: CGFloat

    var direction: CGVector {
      away.length > 1e-6 ? away * (1 / away.length) : CGVector(dx: 0, dy: 1)
    }
    var stretch: CGFloat { away.length - length }
    var velocity: CGVector { body.velocity(at: arm) - (other?.velocity ?? .zero) }
    var speed: CGFloat { velocity.dot(direction) }
    var inverseMass: CGFloat { inverseMass(along: direction) }

    func inverseMass(along direction: CGVector) -> CGFloat {
      body.inverseEffectiveMass(at: arm, along: direction)
        + (other?.inverseEffectiveMass(at: .zero, along: direction) ?? 0)
    }

    func apply(_ impulse: CGVector) {
      body.applyImpulse(impulse, at: arm)
      other?.applyImpulse(impulse * -1, at: .zero)
    }

    func shift(_ impulse: CGVector) {
      body.shift(impulse, at: arm)
      other?.shift(impulse * -1, at: .zero)
    }
  }
}
