/// A behavior that ties an item to a point or to another item, by a rod or by a spring.
///
/// Sliding and pinned attachments, and ranges, are not modeled.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// A kind of attachment. The raw values are UIKit's.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  /// The tied items, one or two.
  public let items: [any UIDynamicItem]
  /// The kind of attachment: to a point or to another item.
  public let attachedBehaviorType: AttachmentType
  /// The anchor point, in the reference view. A gesture may move it.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The length of the rod, in points; the initial distance unless set.
  open var length: CGFloat { didSet { changed() } }
  /// The damping ratio of a spring; with 1 it does not oscillate.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The frequency of a spring, in oscillations per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  private let offset: UIOffset

  /// Ties the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties an item to a point, at an offset from its center.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, attachedBehaviorType, anchorPoint, self.offset) = ([item], .anchor, point, offset)
    let place = item.center + CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: item.angle)
    length = (place - point).length
  }

  /// Ties the centers of two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, attachedBehaviorType, anchorPoint, offset) = ([item1, item2], .items, .zero, .zero)
    length = (item1.center - item2.center).length
  }

  override var movedItems: [any UIDynamicItem] { items }
  override var mayTurnBack: Bool { true }

  /// Applies the force and the damping of a spring. A rod applies no force.
  override func apply(to world: PhysicsWorld, seconds: Double) {
    guard frequency > 0, let tie = tie(in: world), tie.inverseMass > 0 else { return }
    let rate = 2 * Double.pi * min(frequency, 30)
    let change = -(rate * rate * tie.stretch + 2 * max(damping, 0) * rate * tie.speed) * seconds
    tie.apply(tie.direction * (change / tie.inverseMass))
  }

  /// Removes the velocity along a rod; for a rod without a length, any velocity of its end.
  override func constrain(_ world: PhysicsWorld) {
    guard !(frequency > 0), let tie = tie(in: world) else { return }
    for direction in directions(of: tie) {
      let inverseMass = tie.inverseMass(along: direction)
      if inverseMass > 0 { tie.apply(direction * (-tie.velocity.dot(direction) / inverseMass)) }
    }
  }

  /// Corrects the length of a rod.
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

  /// Whether the rod has a length. A rod of up to 0.01 points holds its end in place.
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

  /// The current state of the attached points.
  private struct Tie {
    let body: PhysicsBody
    let other: PhysicsBody?
    /// The vector from the body's center to its attached point.
    let arm: CGVector
    /// The vector from the other attached point to the body's.
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
