import TransitionEngine

/// A fill that a CSS background can paint: a flat color, or a gradient over the whole layer, with square
/// corners and with the same colors in both styles.
enum PlainPaint {
  case color(Color)
  case gradient(Gradient, CGSize)

  init?(_ layer: Layer) {
    guard layer.sublayers.isEmpty, layer.cornerRadius == 0, layer.borderWidth == 0, layer.shadow == nil,
      layer.mask == nil, layer.presentationAttributes.isEmpty
    else { return nil }
    switch (layer.contents, layer.backgroundColor) {
    case (nil, let color?) where !color.isDynamic: self = .color(color)
    case (.gradient(let gradient)?, let background)
    where background?.isClear ?? true && gradient.colors.allSatisfy({ !$0.isDynamic })
      && gradient.colors.count == gradient.locations.count && gradient.colors.count > 1
      && gradient.startPoint != gradient.endPoint:
      self = .gradient(gradient, layer.bounds.size)
    default: return nil
    }
  }

  /// The CSS value.
  ///
  /// - Parameter box: the painted box in the layer's box's coordinates; larger than it where it bleeds.
  func write(box: CGRect, into css: inout [UInt8]) {
    switch self {
    case .color(let color): PlainPaint.write(color.light, into: &css)
    case .gradient(let gradient, let size): PlainPaint.write(gradient, size, box: box, into: &css)
    }
  }

  /// CSS measures a gradient along a line through the box's center; stops are placed on it in px so that colors lie
  /// where the two points put them.
  private static func write(_ gradient: Gradient, _ size: CGSize, box: CGRect, into css: inout [UInt8]) {
    let (start, end) = gradient.axis(in: CGRect(origin: .zero, size: size))
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return css.write("none") }
    let (ux, uy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let degrees = atan2(ux, -uy) * 180 / .pi
    let line = abs(box.width * ux) + abs(box.height * uy)
    let offset = (start.x - box.midX) * ux + (start.y - box.midY) * uy + line / 2
    css.write("linear-gradient(")
    css.write(degrees, decimals: 4)
    css.write("deg")
    for (color, location) in zip(gradient.colors, gradient.locations) {
      css.write(",")
      write(color.light, into: &css)
      css.write(" ")
      css.write(offset + location * length, decimals: 2)
      css.write("px")
    }
    css.write(")")
  }

  private static func write(_ color: Color.Components, into css: inout [UInt8]) {
    css.write("rgb(")
    for (index, value) in [color.red, color.green, color.blue].enumerated() {
      if index > 0 { css.write(" ") }
      css.write(value * 255, decimals: 0)
    }
    if color.alpha < 1 {
      css.write("/")
      css.write(color.alpha, decimals: 4)
    }
    css.write(")")
  }
}

extension Layer {
  /// The contents, if the layer draws nothing else.
  var soleContents: LayerContents? {
    let isBare =
      sublayers.isEmpty && (backgroundColor?.isClear ?? true) && borderWidth == 0 && shadow == nil
      && mask == nil
      && cornerRadius == 0
    return isBare ? contents : nil
  }

  /// The snapshot of which the layer shows a part, in its original size.
  var slice: Snapshot? {
    guard case .snapshot(let snapshot)? = soleContents, bounds.size == snapshot.rect.size else { return nil }
    return snapshot
  }
}
