import TransitionEngine

/// A graphics context that records drawing as vectors, which become an image or a view's content.
///
/// Shadows, blend modes and patterns are not modeled.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    var stroke = Color.black
    var lineWidth: CGFloat = 1
    var cap = Shape.LineCap.butt
    var join = Shape.LineJoin.miter
    var alpha: CGFloat = 1
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var clips: [Shape] = []
  }

  let size: CGSize
  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  private var drawn: [Layer] = []

  /// - Parameter size: the size of the image, in points.
  init(size: CGSize) { self.size = size }

  /// The drawing, as a layer of the image's size; nil for an empty drawing.
  var picture: LayerTree? {
    guard !drawn.isEmpty else { return nil }
    var root = sheet()
    root.sublayers = drawn
    return LayerTree(root)
  }

  /// Creates a layer that covers the image, in the image's coordinates.
  private func sheet() -> Layer {
    let bounds = CGRect(origin: .zero, size: size)
    return Layer(
      id: Run.current?.nextLayerID() ?? 0, name: "drawing", bounds: bounds,
      position: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  private func add(_ contents: LayerContents) {
    var layer = sheet()
    layer.contents = contents
    add(layer)
  }

  /// Adds a layer that covers the image, clipped by the current clipping paths.
  private func add(_ layer: Layer) {
    var layer = layer
    layer.opacity = state.alpha
    for clip in state.clips {
      var mask = sheet()
      mask.contents = .shape(clip)
      var clipped = sheet()
      clipped.sublayers = [layer]
      clipped.mask = LayerTree(mask)
      layer = clipped
    }
    drawn.append(layer)
  }

  // MARK: State

  /// Saves the graphics state for `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Restores the graphics state that was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// The transform from the current coordinates to those of the image.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Rotates the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the color of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the color of strokes, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.isFinite ? max(width, 0) : 0 }
  /// Sets the shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap.cap }
  /// Sets the shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.join = join.join }
  /// Sets the lengths of dashes and gaps, in turn; empty for none.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dash, state.dashPhase) = (lengths, phase)
  }
  /// Sets the opacity of all subsequent drawing, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.unitClamped }
  /// Without effect: drawings have no pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Without effect: drawings have no pixels.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: The path

  private func map(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// Discards the current path.
  public func beginPath() { path = Path() }
  /// Starts another subpath.
  public func move(to point: CGPoint) { path.move(to: map(point)) }
  /// Adds a line. Without a current point, the line's end starts the path.
  public func addLine(to point: CGPoint) { path.isEmpty ? move(to: point) : path.addLine(to: map(point)) }
  /// Adds lines through points, the first of which starts another subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if path.isEmpty { move(to: control1) }
    path.addCurve(to: map(end), control1: map(control1), control2: map(control2))
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if path.isEmpty { move(to: control) }
    path.addQuadCurve(to: map(end), control: map(control))
  }
  /// Adds an arc, with a line to its start. As in Core Graphics, `clockwise` assumes that y points up, so
  /// with y down the arc looks reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    var own = arc.cgPath.applying(state.transform)
    if !path.isEmpty, case .move(let start)? = own.elements.first { own.elements[0] = .line(start) }
    path.append(own)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(Path(rect: rect.standardized)) }
  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect.standardized)) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.append(path.applying(state.transform)) }
  /// Adds a line back to the start of the current subpath.
  public func closePath() { if !path.isEmpty { path.closeSubpath() } }

  // MARK: Drawing

  /// Fills the path, and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Strokes the path, and discards it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the path, strokes it, or both, and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { path = Path() }
    guard !path.isEmpty else { return }
    let scale = abs(state.transform.determinant).squareRoot()
    var shape = Shape(
      path: path, fillColor: mode == .stroke ? nil : state.fill,
      fillRule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero,
      strokeColor: mode == .fill || mode == .eoFill ? nil : state.stroke, lineWidth: state.lineWidth * scale,
      lineCap: state.cap, lineJoin: state.join)
    shape.lineDash = state.dash.map { $0 * scale }
    shape.lineDashPhase = state.dashPhase * scale
    add(.shape(shape))
  }

  private func drawing(_ outline: Path, _ mode: CGPathDrawingMode) {
    let own = path
    path = outline.applying(state.transform)
    drawPath(using: mode)
    path = own
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { drawing(Path(rect: rect.standardized), .fill) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { drawing(Path(rect: rect.standardized), .stroke) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let own = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = own
  }
  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { drawing(Path(ellipseIn: rect.standardized), .fill) }
  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { drawing(Path(ellipseIn: rect.standardized), .stroke) }
  /// Clears the drawing, if the rectangle covers the whole image; otherwise nothing happens.
  public func clear(_ rect: CGRect) {
    if rect.applying(state.transform).contains(CGRect(origin: .zero, size: size)) { drawn = [] }
  }
  /// Clips subsequent drawing to the path, and discards it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Shape(path: path, fillRule: rule == .winding ? .nonZero : .evenOdd))
    path = Path()
  }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(Shape(path: Path(rect: rect).applying(state.transform)))
  }
  /// Draws an image into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image.image, in: rect) }

  func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1) {
    var layer = sheet()
    layer.contents = image.contents(
      in: CGRect(origin: .zero, size: rect.size), tint: image.ownTint ?? .defaultTint)
    layer.bounds = CGRect(origin: .zero, size: rect.size)
    layer.anchorPoint = .zero
    layer.position = .zero
    let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(state.transform)
    layer.transform = CATransform3DMakeAffineTransform(placed)
    layer.opacity = alpha
    var group = sheet()
    group.sublayers = [layer]
    add(group)
  }

  func draw(_ text: String, at point: CGPoint, font: UIFont, color: UIColor, width: CGFloat = .infinity) {
    let box = CGRect(origin: point, size: CGSize(width: min(width, 10_000), height: 10_000))
    guard let label = LabelText(text, font, maximumLines: 0, overflow: .clip) else { return }
    let height = label.layout(width: width).size.height
    let frame = CGRect(origin: box.origin, size: CGSize(width: box.width, height: height))
    var layer = sheet()
    layer.contents = label.drawing(in: frame, share: 0, color: color.color)
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.transform = CATransform3DMakeAffineTransform(state.transform)
    var group = sheet()
    group.sublayers = [layer]
    add(group)
  }

  /// Draws a tree of layers, scaled from its outermost layer's bounds into a rectangle.
  func draw(_ tree: Layer, in rect: CGRect) {
    var layer = sheet()
    layer.bounds = CGRect(origin: .zero, size: rect.size)
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.transform = CATransform3DMakeAffineTransform(
      CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(state.transform))
    layer.contents = .snapshot(Snapshot(tree: LayerTree(tree), rect: tree.bounds))
    var group = sheet()
    group.sublayers = [layer]
    add(group)
  }

  /// Sets the colors of fills and strokes, for `UIColor.set()`.
  func set(fill: Color? = nil, stroke: Color? = nil) {
    if let fill { state.fill = fill }
    if let stroke { state.stroke = stroke }
  }

  /// Draws a Bézier path with its own line width and style, as `UIBezierPath` does.
  func draw(_ bezier: UIBezierPath, _ mode: CGPathDrawingMode) {
    saveGState()
    state.lineWidth = bezier.lineWidth
    state.cap = bezier.lineCapStyle.cap
    state.join = bezier.lineJoinStyle.join
    if !bezier.dashes.isEmpty { (state.dash, state.dashPhase) = (bezier.dashes, bezier.dashPhase) }
    drawing(bezier.cgPath, bezier.usesEvenOddFillRule && mode == .fill ? .eoFill : mode)
    restoreGState()
  }

  /// Clips subsequent drawing to a path.
  func clip(to bezier: UIBezierPath) {
    state.clips.append(
      Shape(
        path: bezier.cgPath.applying(state.transform),
        fillRule: bezier.usesEvenOddFillRule ? .evenOdd : .nonZero))
  }
}
