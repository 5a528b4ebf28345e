/// A view of a collection that can be reused.
open class UICollectionReusableView: UIView {
  var identifier: String?
  /// The identifier for reuse; nil for a view that isn't reused.
  open var reuseIdentifier: String? { identifier }

  /// A view without content.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before the view is reused; for subclasses.
  open func prepareForReuse() {}
  /// Called after layout attributes have been applied; for subclasses with custom attributes.
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
