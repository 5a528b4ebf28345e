import TransitionEngine

/// Reads the colors of layers at points, without drawing them: of backgrounds, borders, shapes, gradients and texts,
/// with their masks, opacities and transforms in the plane.
struct PixelSampler {
  /// What has colors that can't be known in a run, because its renderer is another program.
  enum Unknown: Hashable {
    case picture, blur, shadow, perspective, dashes

    /// How lint calls it.
    var name: Remark {
      switch self {
      case .picture: Remark("a picture file")
      case .blur: Remark("a blurred background")
      case .shadow: Remark("a shadow")
      case .perspective: Remark("a layer in perspective")
      case .dashes: Remark("a part of a stroke")
      }
    }
  }

  /// What was met at the points so far.
  private(set) var unknown: Set<Unknown> = []

  /// The color of a layer and its sublayers.
  ///
  /// - Parameters:
  ///   - point: in the superlayer's coordinates.
  ///   - outer: the superlayer's transform of its sublayers.
  mutating func color(
    of layer: Layer, at point: CGPoint, within outer: CATransform3D = CATransform3DIdentity
  ) -> PixelColor {
    guard !layer.isHidden, layer.opacity > 0 else { return .clear }
    let matrix = CATransform3DConcat(layer.matrix, outer)
    guard CATransform3DIsAffine(matrix) else {
      unknown.insert(.perspective)
      return .clear
    }
    let map = CATransform3DGetAffineTransform(matrix)
    guard abs(map.determinant) > 1e-9 else { return .clear }
    let own = point.applying(map.inverted())
    return inside(layer, at: own).faded(layer.opacity)
  }

  /// The color of a layer and its sublayers, without its own opacity and transform.
  ///
  /// - Parameter point: in the layer's own coordinates.
  private mutating func inside(_ layer: Layer, at point: CGPoint) -> PixelColor {
    let isWithin = Self.isWithin(layer, point)
    var color = PixelColor.clear
    if layer.kind == .plain {
      if isWithin { color = PixelColor(layer.backgroundColor) }
      color = contents(of: layer, at: point, isWithin: isWithin).over(color)
    }
    if isWithin || !layer.masksToBounds {
      let inner = layer.sublayerMatrix
      for (_, sublayer) in layer.sublayers.enumerated().sorted(by: {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }) {
        color = self.color(of: sublayer, at: point, within: inner).over(color)
      }
    }
    if layer.borderWidth > 0, isWithin, !Self.isWithin(layer, point, inset: layer.borderWidth) {
      color = PixelColor(layer.borderColor).over(color)
    }
    if layer.masksToBounds, !isWithin { color = .clear }
    if let shadow = layer.shadow, shadow.opacity > 0, color.alpha < 1, !layer.masksToBounds {
      color = color.over(self.shadow(shadow, of: layer, at: point))
    }
    if let mask = layer.mask { color = color.faded(self.color(of: mask.root, at: point).alpha) }
    return color
  }

  private mutating func contents(of layer: Layer, at point: CGPoint, isWithin: Bool) -> PixelColor {
    switch layer.placedContents {
    case nil, .fitted: return .clear
    case .gradient(let gradient):
      return isWithin ? Self.color(of: gradient, at: point, in: layer.bounds) : .clear
    case .shape(let shape): return color(of: shape, at: point)
    case .text(let text):
      let isInk = text.words.contains {
        $0.bounds.contains(point) && $0.outline.contains(point, rule: .nonZero)
      }
      return isInk ? PixelColor(text.color) : .clear
    case .image(let image):
      if image.frame.contains(point) { unknown.insert(.picture) }
      return .clear
    case .backdrop:
      if isWithin { unknown.insert(.blur) }
      return .clear
    case .snapshot(let snapshot):
      let (bounds, rect) = (layer.bounds, snapshot.rect)
      guard bounds.contains(point), bounds.width > 0, bounds.height > 0 else { return .clear }
      if snapshot.capInsets != EdgeInsets() { unknown.insert(.picture) }
      let x = rect.minX + (point.x - bounds.minX) / bounds.width * rect.width
      let y = rect.minY + (point.y - bounds.minY) / bounds.height * rect.height
      return inside(snapshot.tree.root, at: CGPoint(x: x, y: y))
    }
  }

  private mutating func color(of shape: Shape, at point: CGPoint) -> PixelColor {
    var color = PixelColor.clear
    if let fill = shape.fillColor, !fill.isClear, shape.path.contains(point, rule: shape.fillRule) {
      color = PixelColor(fill)
    }
    guard let stroke = shape.strokeColor, !stroke.isClear, shape.lineWidth > 0,
      shape.path.distance(to: point) <= shape.lineWidth / 2
    else { return color }
    if !shape.lineDash.isEmpty || shape.strokeStart != 0 || shape.strokeEnd != 1 {
      unknown.insert(.dashes)
      return color
    }
    return PixelColor(stroke).over(color)
  }

  /// A shadow without blur is the layer's shape at another place.
  private mutating func shadow(_ shadow: Shadow, of layer: Layer, at point: CGPoint) -> PixelColor {
    let source = CGPoint(x: point.x - shadow.offset.width, y: point.y - shadow.offset.height)
    guard shadow.radius == 0 else {
      let box = shadow.path?.boundingBox ?? layer.bounds
      if box.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius).contains(source) {
        unknown.insert(.shadow)
      }
      return .clear
    }
    var plain = layer
    plain.shadow = nil
    plain.mask = nil
    let alpha =
      if let path = shadow.path { path.contains(source, rule: .nonZero) ? 1 : 0 as CGFloat } else {
        inside(plain, at: source).alpha
      }
    return PixelColor(shadow.color).faded(shadow.opacity * alpha)
  }

  /// Whether a point is in a layer's bounds with their rounded corners.
  private static func isWithin(_ layer: Layer, _ point: CGPoint, inset: CGFloat = 0) -> Bool {
    let bounds = layer.bounds.insetBy(dx: inset, dy: inset)
    guard bounds.width > 0, bounds.height > 0, bounds.contains(point) else { return false }
    let radius = max(layer.shownCornerRadius - inset, 0)
    guard radius > 0, !bounds.insetBy(dx: radius, dy: 0).contains(point),
      !bounds.insetBy(dx: 0, dy: radius).contains(point)
    else { return true }
    let size = CGSize(width: radius, height: radius)
    return Path(roundedRect: bounds, radii: size, corners: layer.maskedCorners).contains(
      point, rule: .nonZero)
  }

  private static func color(of gradient: Gradient, at point: CGPoint, in bounds: CGRect) -> PixelColor {
    let (start, end) = gradient.axis(in: bounds)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 1
    let stops = Array(zip(gradient.locations, gradient.colors.map { PixelColor($0) }))
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.0 > share }), next > 0 else {
      return share < first.0 ? first.1 : last.1
    }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (share - a.0) / (b.0 - a.0)
    return a.1.faded(1 - part) + b.1.faded(part)
  }
}

extension Path {
  /// The distance from a point to the outline; infinite for an empty path.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    var least = CGFloat.infinity
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func measure(_ a: CGPoint, _ b: CGPoint) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let share = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0
      let clamped = min(max(share, 0), 1)
      let (x, y) = (a.x + clamped * dx - point.x, a.y + clamped * dy - point.y)
      least = min(least, (x * x + y * y).squareRoot())
    }
    for element in flattened(tolerance: 0.05).elements {
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to), .cubic(_, _, let to):
        measure(last, to)
        last = to
      case .close:
        measure(last, start)
        last = start
      }
    }
    return least
  }
}
