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
  /// The attached points of the items, from their centers.
  private let offset, otherOffset: UIOffset

  /// Ties the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties an item to a point, at an offset from its center.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    (self.offset, otherOffset) = (offset, .zero)
    length = (item.center + offset.turned(by: item.angle) - point).length
  }

  /// Ties the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties two items to one another, at offsets from their centers.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (items, attachedBehaviorType, anchorPoint) = ([item1, item2], .items, .zero)
    (offset, otherOffset) = (offset1, offset2)
    let place = item1.center + offset1.turned(by: item1.angle)
    length = (place - (item2.center + offset2.turned(by: item2.angle))).length
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
    let arm = offset.turned(by: body.angle)
    let otherArm = other.map { otherOffset.turned(by: $0.angle) } ?? .zero
    let end = other.map { $0.position + otherArm } ?? anchorPoint
    guard end.isFinite else { return nil }
    let away = (body.position + arm) - end
    return Tie(
      body: body, other: other, arm: arm, otherArm: otherArm, away: away, length: hasLength ? length : 0)
  }

  /// The current state of the attached points.
  private struct Tie {
    let body: PhysicsBody
    let other: PhysicsBody?
    /// The vectors from the bodies' centers to their attached points.
    let arm, otherArm: CGVector
    /// The vector from the other attached point to the body's.
    let away: CGVector
    let length: CGFloat

    var direction: CGVector {
      away.length > 1e-6 ? away * (1 / away.length) : CGVector(dx: 0, dy: 1)
    }
    var stretch: CGFloat { away.length - length }
    var velocity: CGVector { body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero) }
    var speed: CGFloat { velocity.dot(direction) }
    var inverseMass: CGFloat { inverseMass(along: direction) }

    func inverseMass(along direction: CGVector) -> CGFloat {
      body.inverseEffectiveMass(at: arm, along: direction)
        + (other?.inverseEffectiveMass(at: otherArm, along: direction) ?? 0)
    }

    func apply(_ impulse: CGVector) {
      body.applyImpulse(impulse, at: arm)
      other?.applyImpulse(impulse * -1, at: otherArm)
    }

    func shift(_ impulse: CGVector) {
      body.shift(impulse, at: arm)
      other?.shift(impulse * -1, at: otherArm)
    }
  }
}

extension UIOffset {
  /// The offset as a vector, turned by an angle in radians.
  fileprivate func turned(by angle: CGFloat) -> CGVector {
    CGVector(dx: horizontal, dy: vertical).turned(by: angle)
  }
}
