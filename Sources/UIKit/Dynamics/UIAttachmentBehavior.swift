/// Ties an item to a point or to another item: by a rod, or by a spring.
///
/// Sliding and pinned attachments, and ranges, are not modelled.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to. The raw values are UIKit's.
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

  override func apply(to world: PhysicsWorld, seconds: Double) {
    guard let body = world.body(of: items[0]) else { return }
    let other = items.count > 1 ? world.body(of: items[1]) : nil
    let arm = CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: body.angle)
    let end = other?.position ?? anchorPoint
    let away = (body.position + arm) - end
    guard end.isFinite, away.length > 1e-6 || frequency > 0 else { return }
    let direction = away.length > 1e-6 ? away * (1 / away.length) : CGVector(dx: 0, dy: 1)
    let speed = (body.velocity(at: arm) - (other?.velocity ?? .zero)).dot(direction)
    let stretch = away.length - max(length.isFinite ? length : 0, 0)
    let inverseMass =
      body.inverseEffectiveMass(at: arm, along: direction)
      + (other?.inverseEffectiveMass(at: .zero, along: direction) ?? 0)
    guard inverseMass > 0 else { return }
    let rate = 2 * Double.pi * min(max(frequency, 0), 30)
    // A rod takes away the speed along itself, and a part of what it is too long by.
    let change =
      rate > 0
      ? -(rate * rate * stretch + 2 * max(damping, 0) * rate * speed) * seconds
      : -(speed + 0.2 * stretch / seconds)
    body.applyImpulse(direction * (change / inverseMass), at: arm)
    other?.applyImpulse(direction * (-change / inverseMass), at: .zero)
  }
}
