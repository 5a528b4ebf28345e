import TransitionEngine

extension Layer {
  /// Returns the tree with all colors multiplied by another color. An image file keeps its colors.
  func tinted(by color: Color) -> Layer {
    guard color != .white else { return self }
    var result = self
    result.backgroundColor = backgroundColor?.multiplied(by: color)
    if borderWidth > 0 { result.borderColor = borderColor.multiplied(by: color) }
    result.contents = contents?.tinted(by: color)
    result.sublayers = sublayers.map { $0.tinted(by: color) }
    return result
  }
}

extension LayerContents {
  fileprivate func tinted(by color: Color) -> LayerContents {
    switch self {
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { $0.multiplied(by: color) }
      return .gradient(gradient)
    case .shape(var shape):
      shape.fillColor = shape.fillColor?.multiplied(by: color)
      shape.strokeColor = shape.strokeColor?.multiplied(by: color)
      return .shape(shape)
    case .text(var text):
      text.color = text.color.multiplied(by: color)
      return .text(text)
    case .snapshot(var snapshot):
      snapshot.tree = LayerTree(snapshot.tree.root.tinted(by: color))
      return .snapshot(snapshot)
    case .fitted(var fitted):
      fitted.contents = fitted.contents.tinted(by: color)
      return .fitted(fitted)
    case .image, .backdrop: return self
    }
  }
}

extension Color {
  func multiplied(by other: Color) -> Color {
    Color(light: light.multiplied(by: other.light), dark: dark.multiplied(by: other.dark))
  }

  /// Returns the color with a difference added to each component; clamped to 0…1.
  func adding(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    func moved(_ c: Components) -> Components {
      Components(
        red: .fraction(c.red + red), green: .fraction(c.green + green), blue: .fraction(c.blue + blue),
        alpha: .fraction(c.alpha + alpha))
    }
    return Color(light: moved(light), dark: moved(dark))
  }
}

extension Color.Components {
  fileprivate func multiplied(by other: Color.Components) -> Color.Components {
    Color.Components(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}
