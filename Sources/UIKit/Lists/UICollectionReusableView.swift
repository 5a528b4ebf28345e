/// Something that a collection shows, and uses again for something else.
open class UICollectionReusableView: UIView {
  var identifier: String?
  /// By which it is used again; nil for one that is not.
  open var reuseIdentifier: String? { identifier }

  /// A view without content.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Called before it is used for something else; for subclasses.
  open func prepareForReuse() {}
  /// Called when its place is known; for subclasses with attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    layer.transform = attributes.transform3D
    layer.zPosition = CGFloat(attributes.zIndex)
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
