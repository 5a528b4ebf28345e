/// The looks of a lifted view.
open class UIPreviewParameters: NSObject {
  /// The color behind the view; nil for none.
  open var backgroundColor: UIColor?
  /// The visible part of the view; nil for all of it. A path’s corners are those of its bounds.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; kept, without effect.
  open var shadowPath: UIBezierPath?

  /// The default looks.
  public override init() { super.init() }
}

/// A place for a lifted view.
open class UIPreviewTarget: NSObject {
  /// The view that contains the place.
  public let container: UIView
  /// The center, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the view.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is lifted out of its place, for a menu.
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The looks of the lifted view.
  public let parameters: UIPreviewParameters
  /// The place out of which it is lifted.
  public let target: UIPreviewTarget

  /// A view with its place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// A view at the place where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
  /// The same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
