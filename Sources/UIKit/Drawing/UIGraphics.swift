import TransitionEngine

/// The pictures that are being drawn, the last one on top.
struct GraphicsStack {
  /// A picture that is being drawn. Its context is made when somebody draws, so that views that do not draw cost nothing.
  struct Entry {
    let size: CGSize
    var context: CGContext?
  }

  var entries: [Entry] = []

  /// The context of the picture on top; nil for none.
  mutating func current() -> CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let context = CGContext(size: last.size)
    entries[entries.count - 1].context = context
    return context
  }
}

extension Run {
  /// Has something drawn into a picture.
  ///
  /// - Returns: what was drawn; nil for nothing.
  func drawing(size: CGSize, _ draw: () -> Void) -> LayerTree? {
    graphics.entries.append(GraphicsStack.Entry(size: size))
    draw()
    return graphics.entries.popLast()?.context?.picture
  }
}

/// The context that views and code draw into now; nil outside of any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { Run.current?.graphics.current() }

/// Begins a picture. Outside of a run nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  Run.current?.graphics.entries.append(GraphicsStack.Entry(size: size))
}

/// Begins a picture. Outside of a run nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The picture as it is by now; nil outside of any.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let run = Run.current, let entry = run.graphics.entries.last else { return nil }
  return UIImage(.drawing(run.graphics.current()?.picture), size: entry.size)
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { _ = Run.current?.graphics.entries.popLast() }

extension UIColor {
  /// Fills and draws lines with this colour from now on.
  public func set() { UIGraphicsGetCurrentContext()?.set(fill: color, stroke: color) }
  /// Fills with this colour from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.set(fill: color) }
  /// Draws lines with this colour from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.set(stroke: color) }
}

extension UIBezierPath {
  /// Fills the outline where it is drawn now.
  public func fill() { UIGraphicsGetCurrentContext()?.draw(self, .fill) }
  /// Draws a line along the outline where it is drawn now.
  public func stroke() { UIGraphicsGetCurrentContext()?.draw(self, .stroke) }
  /// Clips subsequent drawing to the outline.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: self) }
}

extension UIImage {
  /// Draws the picture into a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
  /// Draws the picture at a place.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension String {
  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: 0)), withAttributes: attrs)
  }

  /// Draws the text into a rectangle, from its top left on. What does not fit stays.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(
      self, at: rect.origin, font: attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12),
      color: attrs?[.foregroundColor] as? UIColor ?? .black, width: rect.width)
  }

  /// How large the text is on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs ?? [.font: UIFont.systemFont(ofSize: 12)]).size()
  }
}

extension UIView {
  /// Draws what the view shows.
  ///
  /// - Parameter afterUpdates: whether changes of this turn are laid out and drawn first.
  /// - Returns: whether there was something to draw.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  {
    guard let run = Run.current, let context = run.graphics.current() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let shown = afterUpdates ? nil : run.shownValue(of: layer)
    context.draw(shown ?? layer.value(in: run), in: rect)
    return true
  }
}

extension CALayer {
  /// Draws what the layer and its sublayers show, in the layer's own coordinates.
  public func render(in ctx: CGContext) {
    guard let run = Run.current else { return }
    layoutIfNeeded()
    ctx.draw(value(in: run), in: CGRect(origin: .zero, size: bounds.size))
  }
}
