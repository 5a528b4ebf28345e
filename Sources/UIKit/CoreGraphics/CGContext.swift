import TransitionEngine

/// A graphics context that records drawing as vectors, which become an image or a view's content.
///
/// Blend modes other than `normal` and `clear` are not modeled.
public final class CGContext {
  /// What restricts subsequent drawing.
  enum Clip {
    case shape(Shape)
    /// A picture, whose alpha counts.
    case picture(LayerTree)
  }

  struct State {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    /// What fills show instead of the color; nil for none.
    var pattern: ColorPattern?
    var stroke = Color.black
    var lineWidth: CGFloat = 1
    var cap = Shape.LineCap.butt
    var join = Shape.LineJoin.miter
    var alpha: CGFloat = 1
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var miterLimit: CGFloat = 10
    var clips: [Clip] = []
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
  }

  let size: CGSize
  var state = State()
  /// Where Core Text's functions draw the next line, on its baseline.
  public var textPosition = CGPoint.zero
  /// The transform of texts that Core Text's functions draw. Only its translation counts.
  public var textMatrix: CGAffineTransform {
    get { CGAffineTransform(translationX: textPosition.x, y: textPosition.y) }
    set { textPosition = CGPoint(x: newValue.tx, y: newValue.ty) }
  }
  private var saved: [State] = []
  /// The current path, in the image's coordinates.
  var outline = Path()
  var drawn: [Layer] = [] {
    didSet {
      cleared = nil
      bitmap?.didDraw { picture }
    }
  }
  /// What was drawn before the last holes were cut, and these holes; nil once something else is drawn.
  var cleared: (drawn: [Layer], holes: [Holes])?
  /// The pixels in memory that show the drawing; nil for none.
  var bitmap: Bitmap?
  /// Drawing that was interrupted by transparency layers, the last one on top, with the state before them.
  private var interrupted: [(drawn: [Layer], state: State)] = []

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
  func sheet() -> Layer {
    let bounds = CGRect(origin: .zero, size: size)
    return Layer(
      id: Run.current?.nextLayerID() ?? 0, name: "drawing", bounds: bounds,
      position: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  func add(_ contents: LayerContents) {
    var layer = sheet()
    layer.contents = contents
    add(layer)
  }

  /// Adds a layer that covers the image, clipped by the current clipping paths.
  func add(_ layer: Layer) {
    var layer = layer
    layer.opacity = state.alpha
    layer.shadow = state.shadow
    for clip in state.clips {
      var mask = sheet()
      switch clip {
      case .shape(let shape): mask.contents = .shape(shape)
      case .picture(let tree): mask.sublayers = [tree.root]
      }
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
  public var ctm: CGAffineTransform {
    bitmap == nil ? state.transform : state.transform.concatenating(base.inverted())
  }
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
  public func setFillColor(_ color: CGColor) { set(fill: color.color, pattern: color.pattern) }
  /// Sets the color of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) {
    Run.noteUnmodeled(.pattern, if: color.pattern != nil)
    state.stroke = color.color
  }
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
  /// Without effect: texts are outlines.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Without effect: texts are outlines.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Without effect: browsers smooth images.
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: The path

  private func map(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// Discards the current path.
  public func beginPath() { outline = Path() }
  /// Starts another subpath.
  public func move(to point: CGPoint) { outline.move(to: map(point)) }
  /// Adds a line. Without a current point, the line's end starts the path.
  public func addLine(to point: CGPoint) {
    outline.isEmpty ? move(to: point) : outline.addLine(to: map(point))
  }
  /// Adds lines through points, the first of which starts another subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if outline.isEmpty { move(to: control1) }
    outline.addCurve(to: map(end), control1: map(control1), control2: map(control2))
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if outline.isEmpty { move(to: control) }
    outline.addQuadCurve(to: map(end), control: map(control))
  }
  /// Adds an arc, with a line to its start. As in Core Graphics, `clockwise` assumes that y points up, so
  /// with y down the arc looks reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    var own = arc.cgPath.applying(state.transform)
    if !outline.isEmpty, case .move(let start)? = own.elements.first { own.elements[0] = .line(start) }
    outline.append(own)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(Path(rect: rect.standardized)) }
  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect.standardized)) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { outline.append(path.applying(state.transform)) }
  /// Adds a line back to the start of the current subpath.
  public func closePath() { if !outline.isEmpty { outline.closeSubpath() } }

  // MARK: Drawing

  /// Fills the path, and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Strokes the path, and discards it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the path, strokes it, or both, and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { outline = Path() }
    guard !outline.isEmpty else { return }
    if state.blendMode == .clear {
      if mode != .stroke { punch(outline) }
      if mode != .fill, mode != .eoFill { punchStroke() }
      return
    }
    let rule: Shape.FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero
    if let pattern = state.pattern, mode != .stroke { fill(rule, with: pattern) }
    let scale = abs(state.transform.determinant).squareRoot()
    var shape = Shape(
      path: outline, fillColor: mode == .stroke ? nil : state.fill,
      fillRule: rule,
      strokeColor: mode == .fill || mode == .eoFill ? nil : state.stroke, lineWidth: state.lineWidth * scale,
      lineCap: state.cap, lineJoin: state.join)
    shape.miterLimit = max(state.miterLimit, 1)
    shape.lineDash = state.dash.map { $0 * scale }
    shape.lineDashPhase = state.dashPhase * scale
    add(.shape(shape))
  }

  private func drawing(_ path: Path, _ mode: CGPathDrawingMode) {
    let own = outline
    outline = path.applying(state.transform)
    drawPath(using: mode)
    outline = own
  }

  /// Begins drawing that gets the current opacity and shadow as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    interrupted.append((drawn, state))
    drawn = []
    (state.alpha, state.shadow, state.clips) = (1, nil, [])
  }

  /// Begins drawing that gets the current opacity and shadow as a whole.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }

  /// Ends the drawing that was begun last.
  public func endTransparencyLayer() {
    guard let last = interrupted.popLast() else { return }
    var group = sheet()
    group.sublayers = drawn
    (drawn, state) = last
    if !group.sublayers.isEmpty { add(group) }
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
  /// Clears the drawing within a rectangle.
  public func clear(_ rect: CGRect) {
    if state.clips.isEmpty, rect.applying(state.transform).contains(CGRect(origin: .zero, size: size)) {
      drawn = []
    } else {
      punch(Path(rect: rect.standardized).applying(state.transform))
    }
  }
  /// Clips subsequent drawing to the path, and discards it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.shape(Shape(path: outline, fillRule: rule == .winding ? .nonZero : .evenOdd)))
    outline = Path()
  }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append(.shape(Shape(path: Path(rect: rect).applying(state.transform))))
  }
  /// Draws an image into a rectangle, with its lower edge at the rectangle's smallest y: Core Graphics' y points
  /// up, so in a view's coordinates the image is upside down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let own = state.transform
    concatenate(Self.turnedOver(in: rect))
    draw(image.image, in: rect)
    state.transform = own
  }

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

  func draw(
    _ text: String, at point: CGPoint, font: UIFont, color: UIColor, width: CGFloat = .infinity,
    share: CGFloat = 0, decoration: TextDecoration = TextDecoration()
  ) {
    guard let label = LabelText(text, font, maximumLines: 0, overflow: .clip, decoration: decoration) else {
      return
    }
    draw(label, at: point, color: color, width: width, share: share)
  }

  func draw(_ label: LabelText, at point: CGPoint, color: UIColor, width: CGFloat, share: CGFloat) {
    let isBounded = width < 10_000
    let size = label.layout(width: width).size
    let width = isBounded ? width : label.isPicture ? size.width : 10_000
    let frame = CGRect(origin: point, size: CGSize(width: width, height: size.height))
    var layer = sheet()
    layer.contents = label.drawing(in: frame, share: isBounded ? share : 0, color: color.color)
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.transform = CATransform3DMakeAffineTransform(state.transform)
    if label.isPicture {
      layer.bounds = CGRect(origin: .zero, size: frame.size)
      layer.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(state.transform))
    }
    var group = sheet()
    group.sublayers = [layer]
    add(group)
  }

  /// Draws words in the current coordinates.
  func draw(_ words: [Text.Word], color: Color) {
    guard !words.isEmpty else { return }
    var layer = sheet()
    layer.contents = .text(
      Text(string: words.map(\.string).joined(separator: " "), words: words, color: color))
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
  func set(fill: Color? = nil, stroke: Color? = nil, pattern: ColorPattern? = nil) {
    if let fill { (state.fill, state.pattern) = (fill, pattern) }
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
      .shape(
        Shape(
          path: bezier.cgPath.applying(state.transform),
          fillRule: bezier.usesEvenOddFillRule ? .evenOdd : .nonZero)))
  }
}
