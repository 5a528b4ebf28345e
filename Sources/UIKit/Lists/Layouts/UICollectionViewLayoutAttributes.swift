/// The position and the appearance of an item, a supplementary view or a decoration.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the item; that of a supplementary view or a decoration in its kind.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the attributes are of.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or a decoration; nil for a cell.
  open internal(set) var representedElementKind: String?
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
  /// The axes along which the layout has only estimated the size.
  var isEstimated = (width: false, height: false)
  /// The place in a list; nil outside of lists.
  var listPlace: ListPlace?

  /// The attributes of a cell, without a size, at the origin.
  public required override init() { super.init() }

  /// The attributes of an item, without a size, at the origin.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The attributes of a supplementary view, such as a header, without a size, at the origin.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    self.indexPath = indexPath
  }

  /// The attributes of a decoration, without a size, at the origin.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    self.indexPath = indexPath
  }

  /// A copy of the attributes, by `copy(with:)`.
  open func copy() -> Any { copy(with: nil) }

  /// A copy of the attributes. A subclass copies its own properties in addition.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D, copy.alpha) = (center, size, transform3D, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    (copy.isEstimated, copy.listPlace) = (isEstimated, listPlace)
    return copy
  }

  /// Whether both have the same values. A subclass compares its own properties in addition.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return other === self
      || (other.key == key && other.center == center && other.size == size
        && CATransform3DEqualToTransform(other.transform3D, transform3D) && other.alpha == alpha
        && other.zIndex == zIndex && other.isHidden == isHidden)
  }

  /// The hash of the path.
  open override var hash: Int { indexPath.section &* 65_537 &+ indexPath.item }

  /// The element that the attributes are of.
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }

  /// A copy, with another path if one is given.
  func copied(at path: IndexPath? = nil) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    if let path { copy.indexPath = path }
    return copy
  }
}

/// Identifies a cell, a supplementary view or a decoration of a collection.
struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  /// The kind; empty for cells.
  let kind: String
  var path: IndexPath

  static func < (a: Self, b: Self) -> Bool {
    (a.category.rawValue, a.kind, a.path) < (b.category.rawValue, b.kind, b.path)
  }
}
