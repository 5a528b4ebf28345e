import TransitionEngine

extension CGContext {
  /// Casts a shadow from each subsequent drawing, a third black. Its offset is in the image's points, whatever
  /// the transform.
  ///
  /// - Parameter blur: twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Casts a shadow from each subsequent drawing; none for no color.
  ///
  /// - Parameter blur: twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color = color?.color, !color.isClear else {
      state.shadow = nil
      return
    }
    let radius = blur.isFinite ? max(blur, 0) / 2 : 0
    // A shadow's opacity is a factor for the alpha of its color.
    state.shadow = Shadow(color: color, opacity: 1, offset: offset, radius: radius)
  }

  /// Sets how drawing is combined with what is below: `normal`, or `clear`, with which a filled path removes
  /// it. Others are drawn as `normal`, which lint reports.
  public func setBlendMode(_ mode: CGBlendMode) {
    Run.noteUnmodeled(.blendMode, if: ![.normal, .clear, .copy].contains(mode))
    state.blendMode = mode
  }

  /// Draws with another blend mode, and with an opacity, 0…1.
  func drawing(_ mode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }

  /// Sets how long a corner of a stroke may be, in line widths; at least 1.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(limit, 1) : 10 }
  /// Without effect: curves are drawn as curves.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the color of fills to a gray, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the color of strokes to a gray, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Without effect: colors are in sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Without effect: colors are in sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  // MARK: Clipping

  /// Clips subsequent drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect: rect.standardized)) }
    state.clips.append(.shape(Shape(path: path.applying(state.transform))))
  }

  /// Clips subsequent drawing to the alpha of an image in a rectangle. As images that the context draws, the
  /// mask is upside down in a view's coordinates.
  public func clip(to rect: CGRect, mask: CGImage) {
    var layer = sheet()
    layer.contents = mask.image.contents(
      in: CGRect(origin: .zero, size: rect.size), tint: mask.image.ownTint ?? .defaultTint)
    layer.bounds = CGRect(origin: .zero, size: rect.size)
    layer.anchorPoint = .zero
    layer.position = .zero
    let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .concatenating(Self.turnedOver(in: rect)).concatenating(state.transform)
    layer.transform = CATransform3DMakeAffineTransform(placed)
    state.clips.append(.picture(LayerTree(layer)))
  }

  /// The transform that exchanges the lower and the upper edge of a rectangle.
  static func turnedOver(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }

  /// Draws subsequently without clipping.
  public func resetClip() { state.clips = [] }

  /// The box around the area that isn't clipped away, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(origin: .zero, size: size)
    for case .shape(let shape) in state.clips { box = box.intersection(shape.path.boundingBox) }
    return box.applying(state.transform.inverted())
  }

  // MARK: The path

  private var ownPath: Path { outline.applying(state.transform.inverted()) }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The current path, in the current coordinates; nil for an empty one.
  public var path: CGPath? { outline.isEmpty ? nil : ownPath }
  /// The point at which the current path goes on; zero for an empty path.
  public var currentPointOfPath: CGPoint { ownPath.currentPoint }
  /// The box around the current path, in the current coordinates; null for an empty path.
  public var boundingBoxOfPath: CGRect { ownPath.boundingBox }
  /// Whether a point is within the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    ownPath.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// Adds an arc that touches the lines from the current point to the first point, and from there to the second,
  /// with a line to its start.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    var own = ownPath
    own.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
    outline = own.applying(state.transform)
  }

  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Returns what is drawn so far as an image; nil for an empty image.
  public func makeImage() -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    bitmap?.tellOfPixelsInImage()
    // A bitmap has one pixel for each of its units.
    let scale = bitmap == nil ? 1 : UIScreen.main.scale
    return CGImage(
      UIImage(.drawing(picture), size: CGSize(width: size.width / scale, height: size.height / scale)))
  }
}

extension CGPath {
  /// The point at which the path goes on; zero for an empty path.
  public var currentPoint: CGPoint {
    end ?? .zero
  }

  /// Adds an arc that touches the lines from the current point to the first point, and from there to the second,
  /// with a line to its start.
  public mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    let start = currentPoint
    let (a, b) = (
      CGVector(dx: start.x - end1.x, dy: start.y - end1.y), CGVector(dx: end2.x - end1.x, dy: end2.y - end1.y)
    )
    let (lengthA, lengthB) = (a.dx.hypotenuse(a.dy), b.dx.hypotenuse(b.dy))
    let cross = a.dx * b.dy - a.dy * b.dx
    guard lengthA > 0, lengthB > 0, radius > 0, abs(cross) > 1e-9 * lengthA * lengthB else {
      return addLine(to: end1)
    }
    let half = abs(atan2(cross, a.dx * b.dx + a.dy * b.dy)) / 2
    let distance = radius / tan(half)
    func along(_ vector: CGVector, _ length: CGFloat) -> CGPoint {
      CGPoint(x: end1.x + vector.dx / length * distance, y: end1.y + vector.dy / length * distance)
    }
    let (first, last) = (along(a, lengthA), along(b, lengthB))
    // The angle that the arc covers is what is left of half a turn, and a quarter of its tangent gives the handles.
    let handle = 4.0 / 3 * tan((.pi - 2 * half) / 4) * radius
    func toCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (end1.x - point.x) / distance * handle,
        y: point.y + (end1.y - point.y) / distance * handle)
    }
    addLine(to: first)
    addCurve(to: last, control1: toCorner(first), control2: toCorner(last))
  }
}

extension CGFloat {
  fileprivate func hypotenuse(_ other: CGFloat) -> CGFloat { (self * self + other * other).squareRoot() }
}
