extension Color {
  /// Components mix linearly, not premultiplied, in each user interface style by itself: between clear black
  /// and white lies a translucent grey. (Assumed of Core Animation.)
  package func interpolated(to other: Color, fraction: Double) -> Color {
    Color(
      light: light.interpolated(to: other.light, fraction: fraction),
      dark: dark.interpolated(to: other.dark, fraction: fraction))
  }
}

extension Color.Components {
  fileprivate func interpolated(to other: Self, fraction: Double) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return Self(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
