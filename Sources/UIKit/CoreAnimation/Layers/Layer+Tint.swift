import TransitionEngine

extension Layer {
  /// Returns the tree with all colors multiplied by another color. An image file keeps its colors.
  func tinted(by color: Color) -> Layer {
    color == .white ? self : mapColors { $0.multiplied(by: color) }
  }

  /// Returns the tree with other colors. An image file keeps its colors.
  package func mapColors(_ transform: (Color) -> Color) -> Layer {
    var result = self
    result.backgroundColor = backgroundColor.map(transform)
    if borderWidth > 0 { result.borderColor = transform(borderColor) }
    result.contents = contents?.mapColors(transform)
    result.sublayers = sublayers.map { $0.mapColors(transform) }
    return result
  }
}

extension LayerContents {
  fileprivate func mapColors(_ transform: (Color) -> Color) -> LayerContents {
    switch self {
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map(transform)
      return .gradient(gradient)
    case .shape(var shape):
      shape.fillColor = shape.fillColor.map(transform)
      shape.strokeColor = shape.strokeColor.map(transform)
      return .shape(shape)
    case .text(var text):
      text.color = transform(text.color)
      return .text(text)
    case .snapshot(var snapshot):
      snapshot.tree = LayerTree(snapshot.tree.root.mapColors(transform))
      return .snapshot(snapshot)
    case .fitted(var fitted):
      fitted.contents = fitted.contents.mapColors(transform)
      return .fitted(fitted)
    case .image, .backdrop: return self
    }
  }
}

extension Color {
  /// Returns the color with the components of one style in both.
  package func fixed(_ style: UIUserInterfaceStyle) -> Color {
    switch style {
    case .unspecified: self
    case .light: Color(light: light, dark: light)
    case .dark: Color(light: dark, dark: dark)
    }
  }

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
