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
  /// Called before the collection changes its layout; for subclasses. Not called: the new attributes are applied.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the collection has changed its layout; for subclasses. Not called: the new attributes are applied.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The attributes with the size that the view prefers: that of its constraints, along the axes along which the
  /// layout has only estimated it.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes.fit(self, width: layoutAttributes.size.width, in: nil)
    return layoutAttributes
  }

  /// The attributes that the view has been given last, and by how much its superview shifts them; nil where a finger
  /// has moved it since.
  var taken: (attributes: UICollectionViewLayoutAttributes, shift: CGPoint)?

  func take(_ attributes: UICollectionViewLayoutAttributes, shiftedBy shift: CGPoint = .zero) {
    taken = (attributes.copied(), shift)
    bounds.size = attributes.size
    center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    layer.transform = attributes.transform3D
    layer.zPosition = CGFloat(attributes.zIndex)
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes over the size that content needs, along the estimated axes.
  ///
  /// - Parameter configured: the content's configuration in the view; nil for constraints.
  func fit(_ content: UIView, width: CGFloat, in configured: ConfiguredContent?) {
    guard isEstimated.width || isEstimated.height else { return }
    let needed =
      configured?.fittingSize(width: width)
      ?? content.systemLayoutSizeFitting(
        CGSize(width: isEstimated.width ? 0 : width, height: isEstimated.height ? 0 : size.height),
        withHorizontalFittingPriority: isEstimated.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: isEstimated.height ? .fittingSizeLevel : .required)
    // Content without constraints has no size of its own.
    var frame = frame
    if isEstimated.width, needed.width > 0, configured == nil { frame.size.width = needed.width }
    if isEstimated.height, needed.height > 0 { frame.size.height = needed.height }
    self.frame = frame
  }
}
