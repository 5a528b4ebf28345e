import TransitionEngine

/// A gradient as a linear function of the point: the parameter is 0 at its start and 1 at its end.
package struct GradientAxis: Sendable {
  let start: CGPoint
  let end: CGPoint
  let stops: [Stop]
  /// Whether the dark style has colors of its own.
  private let isDynamic: Bool

  package struct Stop: Hashable, Sendable {
    package var offset: CGFloat
    package var color: Color
  }

  /// Locations are clamped to 0…1 and made to ascend; missing ones are spread evenly.
  package init(_ gradient: Gradient, over rect: CGRect) {
    (start, end) = gradient.axis(in: rect)
    let even = max(gradient.colors.count - 1, 1)
    var last: CGFloat = 0
    stops = gradient.colors.enumerated().map { index, color in
      let given = gradient.locations.count == gradient.colors.count ? gradient.locations[index] : nil
      last = min(max(given ?? CGFloat(index) / CGFloat(even), last), 1)
      return Stop(offset: last, color: color)
    }
    isDynamic = gradient.colors.contains(where: \.isDynamic)
  }

  package func color(at parameter: CGFloat) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if parameter <= first.offset { return first.color }
    for index in 1..<max(stops.count, 1) where parameter < stops[index].offset {
      let (a, b) = (stops[index - 1], stops[index])
      let span = b.offset - a.offset
      return span > 0 ? a.color.interpolated(to: b.color, fraction: (parameter - a.offset) / span) : b.color
    }
    return last.color
  }

  func parameter(at p: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    return square > 0 ? ((p.x - start.x) * dx + (p.y - start.y) * dy) / square : 1
  }

  /// The difference between a color and the one at a parameter, in gray levels of 255: the largest difference
  /// of a premultiplied component in either style.
  func levels(from color: Color, to parameter: CGFloat) -> CGFloat {
    let other = self.color(at: parameter)
    let light = color.light.distance(to: other.light)
    return 255 * (isDynamic ? max(light, color.dark.distance(to: other.dark)) : light)
  }
}

extension Color.Components {
  /// The largest difference of a premultiplied component, or of alpha.
  fileprivate func distance(to other: Color.Components) -> CGFloat {
    let (a, b) = (alpha, other.alpha)
    return max(
      abs(red * a - other.red * b), abs(green * a - other.green * b), abs(blue * a - other.blue * b),
      abs(a - b))
  }
}
