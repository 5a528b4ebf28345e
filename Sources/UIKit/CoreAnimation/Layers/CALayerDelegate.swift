/// What a layer asks of others; a view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// The layer is to be laid out: its bounds have a new size, or `setNeedsLayout` was called.
  func layoutSublayers(of layer: CALayer)
  /// - Returns: nil to let the layer decide, `NSNull` for no action at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// The layer is to draw itself.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer's bounds have a new size. (Not in Core Animation, which tells its views in private.)
  func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Lets the layer decide.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {}
}
