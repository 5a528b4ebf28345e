/// An item that physics moves: it has a center, bounds and a transform.
public protocol UIDynamicItem: AnyObject {
  /// The center, in the reference view.
  var center: CGPoint { get set }
  /// Its size, before it is turned.
  var bounds: CGRect { get }
  /// How it is turned. A scale is lost as soon as physics turns the item.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

/// A shape of an item in collisions. The raw values are UIKit's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The circle within its bounds.
  case ellipse
  /// An outline of its own; not modelled: its bounds count.
  case path
}

extension UIDynamicItem {
  /// The bounds, unless an item says otherwise.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: UIDynamicItem {}
