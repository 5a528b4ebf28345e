/// Where an item is and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject {
  /// Whose place it is.
  open var indexPath: IndexPath
  /// In the collection's coordinates.
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
  /// The middle, in the collection's coordinates.
  open var center = CGPoint.zero
  /// In points.
  open var size = CGSize.zero
  /// At the origin, as large as the item.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How the item is turned and scaled, about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How the item is turned and scaled in space, about its middle.
  open var transform3D = CATransform3DIdentity
  /// 0…1.
  open var alpha: CGFloat = 1
  /// Items with higher ones are in front.
  open var zIndex = 0
  /// Whether the item is left out.
  open var isHidden = false

  /// The place of an item, which is not known yet.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The same place.
  open func copy() -> Any {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (copy.center, copy.size, copy.transform3D, copy.alpha) = (center, size, transform3D, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }
}
