/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a border of one point within a rectangle of the current context, in the color of fills.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), rect.width > 2, rect.height > 2 else {
    return UIRectFill(rect)
  }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height),
  ])
}

/// Fills a rectangle of the current context; a mode other than `normal` and `clear` is drawn as `normal`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Clips subsequent drawing of the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGFloat {
  /// The type of a number's bits, which is the type itself.
  public typealias NativeType = Double
  /// The number itself.
  public var native: Double { self }
}
