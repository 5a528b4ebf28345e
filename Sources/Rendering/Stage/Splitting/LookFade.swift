import TransitionEngine

/// Two looks of one layer. The second one, fading in over the first, produces all looks between them.
struct LookFade {
  private let base, other: Layer
  private let start, change: [CGFloat]
  /// The number that changes most.
  private let widest: Int

  /// Nil if more than colors and a shadow's opacity differ, or if the lower look would be visible through the
  /// upper one.
  init?(from base: Layer, to other: Layer) {
    guard base.inColors(of: other) == other else { return nil }
    for (a, b) in zip(base.colors, other.colors) where a != b {
      // A translucent layer shows the content below it, which must not have another color.
      guard a.isOpaque && b.isOpaque || a.isClear && a.withAlphaComponent(1) == b.withAlphaComponent(1)
      else { return nil }
    }
    if let shadow = base.shadow, other.shadow?.opacity != shadow.opacity, shadow.opacity > 0 { return nil }
    (self.base, self.other) = (base, other)
    let change = zip(other.numbers, base.numbers).map { $0 - $1 }
    guard let widest = change.indices.max(by: { abs(change[$0]) < abs(change[$1]) }), change[widest] != 0
    else { return nil }
    (start, self.change, self.widest) = (base.numbers, change, widest)
  }

  /// The fraction of a look between the two; nil for other looks.
  func share(of look: Layer) -> CGFloat? {
    guard base.inColors(of: look) == look else { return nil }
    let numbers = look.numbers
    let share = (numbers[widest] - start[widest]) / change[widest]
    guard share >= -0.001, share <= 1.001,
      numbers.indices.allSatisfy({ abs(start[$0] + share * change[$0] - numbers[$0]) < 0.003 })
    else { return nil }
    return min(max(share, 0), 1)
  }
}

extension Layer {
  /// All colors of the drawing, in a fixed order.
  fileprivate var colors: [Color] {
    let own = [backgroundColor ?? .clear, borderColor]
    switch contents {
    case .gradient(let gradient): return own + gradient.colors
    case .shape(let shape): return own + [shape.fillColor ?? .clear, shape.strokeColor ?? .clear]
    case .text(let text): return own + [text.color]
    case .image, .snapshot, .fitted, .backdrop, nil: return own
    }
  }

  /// The components of these colors, and the shadow's opacity.
  fileprivate var numbers: [CGFloat] {
    colors.flatMap { color in
      [color.light, color.dark].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    } + [shadow?.opacity ?? 0]
  }

  /// The layer with the colors and the shadow opacity of another one.
  fileprivate func inColors(of other: Layer) -> Layer {
    var layer = self
    if layer.identity == other.identity { return other }
    (layer.backgroundColor, layer.borderColor) = (other.backgroundColor, other.borderColor)
    if let opacity = other.shadow?.opacity, shadow != nil {
      layer.shadow?.opacity = opacity
    } else if shadow?.opacity ?? 0 == 0, other.shadow?.opacity ?? 0 == 0 {
      layer.shadow = other.shadow
    }
    switch (contents, other.contents) {
    case (.gradient(var gradient)?, .gradient(let colored)?)
    where gradient.colors.count == colored.colors.count:
      gradient.colors = colored.colors
      layer.contents = .gradient(gradient)
    case (.shape(var shape)?, .shape(let colored)?):
      (shape.fillColor, shape.strokeColor) = (colored.fillColor, colored.strokeColor)
      layer.contents = .shape(shape)
    case (.text(var text)?, .text(let colored)?):
      text.color = colored.color
      layer.contents = .text(text)
    default: break
    }
    return layer
  }
}
