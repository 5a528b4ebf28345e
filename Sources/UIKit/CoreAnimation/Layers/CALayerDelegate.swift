/// The methods by which a layer requests layout, actions and drawing. A view is its layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// Called to lay out the layer, after its bounds have a new size, or `setNeedsLayout` was called.
  func layoutSublayers(of layer: CALayer)
  /// Called to provide the action for a change of a property.
  ///
  /// - Returns: nil to let the layer decide, `NSNull` for no action at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Called to provide the layer's content. Unless implemented, the layer draws it by `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Called to draw the layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when the layer's bounds have a new size. (Not in Core Animation, which informs its views
  /// privately.)
  func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Draws the layer by `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Returns nil, so that the layer decides.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {}
}
