/// The position and the appearance of an item.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame without the transform, in the collection's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The center, in the collection's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// A rectangle at the origin with the size of the item.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The two-dimensional transform of the item, about its center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The three-dimensional transform of the item, about its center.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the item, 0…1.
  open var alpha: CGFloat = 1
  /// The position from back to front; items with higher numbers are in front.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false

  /// The attributes of an item, without a size, at the origin.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// A copy of the attributes.
  open func copy() -> Any {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (copy.center, copy.size, copy.transform3D, copy.alpha) = (center, size, transform3D, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }
}
