/// An item of a physics simulation, with a center, bounds and a transform.
public protocol UIDynamicItem: AnyObject {
  /// The center, in the reference view.
  var center: CGPoint { get set }
  /// The item's bounds, before its rotation.
  var bounds: CGRect { get }
  /// The item's rotation. A scale is lost as soon as physics rotates the item.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

/// A shape of an item in collisions. The raw values are UIKit's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The circle within the item's bounds.
  case ellipse
  /// A path of the item's own; not modeled: its bounds count.
  case path
}

extension UIDynamicItem {
  /// The shape of the item in collisions, by default its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
