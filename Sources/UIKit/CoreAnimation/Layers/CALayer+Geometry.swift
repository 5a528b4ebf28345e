import TransitionEngine

extension CALayer {
  /// The layer's frame without its transform, in the superlayer's coordinates.
  var untransformedFrame: CGRect {
    get {
      let size = bounds.size
      let origin = CGPoint(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height)
      return CGRect(origin: origin, size: size)
    }
    set {
      placing {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width,
          y: newValue.minY + anchorPoint.y * newValue.height)
      }
    }
  }

  /// Sets the size of the bounds, and moves the layer so that the transformed bounds have the center of
  /// `rect`.
  func place(_ rect: CGRect, size: CGSize) {
    placing {
      bounds = CGRect(origin: bounds.origin, size: size)
      let fromAnchor = CGPoint(
        x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
      let centre = fromAnchor.applying(CATransform3DGetAffineTransform(transform))
      position = CGPoint(x: rect.midX - centre.x, y: rect.midY - centre.y)
    }
  }

  // MARK: Conversion

  /// The map from the layer's coordinates to the superlayer's, projected into its plane.
  private var planeMap: Homography {
    let parent = superlayer?.properties.sublayerMatrix ?? CATransform3DIdentity
    return Homography(CATransform3DConcat(properties.matrix, parent))
  }

  /// The map from the layer's coordinates to those of the outermost superlayer.
  var rootMap: Homography { map(beyondRoot: false) }

  /// The map to the coordinates of the outermost superlayer, or to those in which that layer lies.
  private func map(beyondRoot: Bool) -> Homography {
    var map = Homography.identity
    for layer in sequence(first: self, next: \.superlayer) where beyondRoot || layer.superlayer != nil {
      map = map.concatenating(layer.planeMap)
    }
    return map
  }

  /// The outermost superlayer, or the layer itself.
  private var outermost: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  /// Converts a point between two layers. Layers of two trees are taken as if both outermost layers lay in
  /// one superlayer.
  static func convert(_ point: CGPoint, from: CALayer, to: CALayer) -> CGPoint {
    let beyondRoot = from.outermost !== to.outermost
    let there = from.map(beyondRoot: beyondRoot).project(point)
    return to.map(beyondRoot: beyondRoot).inverse?.project(there) ?? there
  }

  /// Converts a point of the superlayer to the layer's own coordinates; nil if the layer stands on edge.
  func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    planeMap.inverse?.project(point)
  }
}
