import TransitionEngine

/// The images that are being drawn, the last one on top.
struct GraphicsStack {
  /// An image that is being drawn. Its context is created at the first drawing call, so views that draw
  /// nothing cost nothing.
  struct Entry {
    let size: CGSize
    var context: CGContext?
  }

  var entries: [Entry] = []

  /// Returns the context of the image on top; nil for none.
  mutating func current() -> CGContext? {
    guard let last = entries.last else { return nil }
    if let context = last.context { return context }
    let context = CGContext(size: last.size)
    entries[entries.count - 1].context = context
    return context
  }
}

extension Run {
  /// Draws into a new image.
  ///
  /// - Returns: the drawing; nil for an empty one.
  func drawing(size: CGSize, _ draw: () -> Void) -> LayerTree? {
    let count = graphics.entries.count
    graphics.entries.append(GraphicsStack.Entry(size: size))
    draw()
    guard graphics.entries.count > count else { return nil }
    let own = graphics.entries[count].context
    // Code may have pushed contexts that it didn't pop.
    graphics.entries.removeSubrange(count...)
    return own?.picture
  }
}

/// Returns the context that views and code draw into now; nil outside of any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { Run.current?.graphics.current() }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  Run.current?.graphics.entries.append(GraphicsStack.Entry(size: context.size, context: context))
}

/// Makes the context current that was current before the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() { _ = Run.current?.graphics.entries.popLast() }

/// Begins an image. Outside of a run, drawing does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  Run.current?.graphics.entries.append(GraphicsStack.Entry(size: size))
}

/// Begins an image. Outside of a run, drawing does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image as drawn so far; nil outside of any image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let run = Run.current, let entry = run.graphics.entries.last else { return nil }
  return UIImage(.drawing(run.graphics.current()?.picture), size: entry.size)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { _ = Run.current?.graphics.entries.popLast() }

extension UIColor {
  /// Sets the color of subsequent fills and strokes.
  public func set() { UIGraphicsGetCurrentContext()?.set(fill: color, stroke: color, pattern: pattern) }
  /// Sets the color of subsequent fills.
  public func setFill() { UIGraphicsGetCurrentContext()?.set(fill: color, pattern: pattern) }
  /// Sets the color of subsequent strokes.
  public func setStroke() { UIGraphicsGetCurrentContext()?.set(stroke: color) }
}

extension UIImage {
  /// Draws the image into a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
  /// Draws the image with its top left at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image into a rectangle, stretched to fit.
  ///
  /// - Parameters:
  ///   - blendMode: how it is combined with the drawing below; see `CGContext.setBlendMode(_:)`.
  ///   - alpha: the opacity of the image, 0…1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.drawing(blendMode, alpha: alpha) { context.draw(self, in: rect) }
  }
  /// Draws the image with its top left at a point; see `draw(in:blendMode:alpha:)`.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension String {
  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: 0)), withAttributes: attrs)
  }

  /// Draws the text into a rectangle, starting at its top left. Lines below the rectangle are drawn too.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    UIGraphicsGetCurrentContext()?.draw(
      self, at: rect.origin, font: attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12),
      color: attrs?[.foregroundColor] as? UIColor ?? .black, width: rect.width,
      share: (attrs?[.paragraphStyle] as? NSParagraphStyle)?.alignment.share ?? 0,
      decoration: TextDecoration(attrs ?? [:]))
  }

  /// Returns the size of the text on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs ?? [.font: UIFont.systemFont(ofSize: 12)]).size()
  }
}
