extension Layer {
  /// The visible area that the layer leaves as a mask, in the coordinates of the masked layer; nil if it is
  /// more than an outline.
  ///
  /// Rounded corners always have their curves, so that outlines in between have the same structure.
  package var outline: Path? {
    guard sublayers.isEmpty, mask == nil, opacity == 1, !isHidden, kind == .plain, borderWidth == 0,
      shadow.map({ $0.opacity == 0 }) ?? true, CATransform3DIsAffine(matrix)
    else { return nil }
    let map = CATransform3DGetAffineTransform(matrix)
    switch (contents, backgroundColor) {
    case (nil, let color?) where color.isOpaque:
      let radius = max(shownCornerRadius, 1e-3)
      return Path(roundedRect: bounds, radii: CGSize(width: radius, height: radius), corners: maskedCorners)
        .applying(map)
    case (.shape(let shape)?, let color)
    where color?.isClear ?? true && shape.fillColor?.isOpaque ?? false && !shape.path.isEmpty
      && (shape.strokeColor?.isClear ?? true || shape.lineWidth == 0) && !masksToBounds:
      return shape.path.applying(map)
    default: return nil
    }
  }

  /// The fill rule of the outline.
  package var outlineRule: Shape.FillRule {
    if case .shape(let shape)? = contents { shape.fillRule } else { .nonZero }
  }

  /// Whether the mask, if it is an outline, lets a point of this layer show.
  func isUnmasked(at point: CGPoint) -> Bool {
    guard let mask = mask?.root, let outline = mask.outline else { return true }
    return outline.contains(point, rule: mask.outlineRule)
  }
}
