extension Color {
  /// The color on the way to another. Components mix linearly, not premultiplied, separately in each user
  /// interface style: between clear black and white lies a translucent gray. SVG's gradients do the same; of
  /// Core Animation it is assumed.
  package func interpolated(to other: Color, fraction: Double) -> Color {
    Color(
      light: light.interpolated(to: other.light, fraction: fraction),
      dark: dark.interpolated(to: other.dark, fraction: fraction))
  }
}

extension Color.Components {
  fileprivate func interpolated(to other: Self, fraction: Double) -> Self {
    Self(
      red: red.interpolated(to: other.red, fraction: fraction),
      green: green.interpolated(to: other.green, fraction: fraction),
      blue: blue.interpolated(to: other.blue, fraction: fraction),
      alpha: alpha.interpolated(to: other.alpha, fraction: fraction))
  }
}
