/// What a layer asks of others; a view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)
  /// - Returns: nil to let the layer decide, `NSNull` for no action at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// The layer's bounds have a new size. (Not in Core Animation, which tells its views in private.)
  func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {}
}

/// What happens when a property of a layer has changed.
public protocol CAAction {
  /// - Parameters:
  ///   - event: the property's key.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
