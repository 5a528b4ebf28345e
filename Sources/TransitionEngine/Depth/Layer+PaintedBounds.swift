extension Layer {
  /// A box around everything that the layer and its sublayers draw, in the layer's own coordinates; null if
  /// they draw nothing.
  package var paintedBounds: CGRect {
    var box = drawsSomething ? bounds.union(placedContents?.paintedBounds ?? .null) : .null
    var inside = CGRect.null
    for placement in placements {
      let painted = ConvexPolygon(placement.layer.paintedBounds)
      inside = inside.union(Homography(placement.matrix).projectVisiblePart(of: painted).bounds)
    }
    if masksToBounds {
      box = box.intersection(bounds)
      inside = inside.intersection(bounds)
    }
    return box.union(inside).union(shadowBounds)
  }

  private var shadowBounds: CGRect {
    guard let shadow, shadow.opacity > 0, !masksToBounds else { return .null }
    let caster = shadow.path?.controlBounds ?? bounds
    // Three standard deviations: beyond them a blur is invisible.
    return caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
  }
}

extension LayerContents {
  /// The area of contents that exceed the bounds; null for contents that keep within them.
  fileprivate var paintedBounds: CGRect {
    switch self {
    case .gradient, .snapshot, .fitted, .backdrop: return .null
    case .image(let image): return image.frame
    case .text(let text): return text.words.reduce(CGRect.null) { $0.union($1.bounds) }
    case .shape(let shape):
      let width = shape.strokeColor == nil ? 0 : shape.lineWidth
      // Half the width to either side, and mitered corners reach farther.
      let reach = shape.miterReach > 2 ? shape.miterReach * width : width
      return shape.path.controlBounds.insetBy(dx: -reach, dy: -reach)
    }
  }
}
