/// What physics moves: something with a place, a size and a turn.
public protocol UIDynamicItem: AnyObject {
  /// Where its middle lies, in the reference view.
  var center: CGPoint { get set }
  /// Its size, before it is turned.
  var bounds: CGRect { get }
  /// How it is turned. A scale is lost as soon as physics turns the item.
  var transform: CGAffineTransform { get set }
  /// What counts as the item where things collide.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

/// What counts as an item where things collide. The raw values are UIKit's.
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
