import Foundation
import TransitionEngine

/// A gradient as a linear function of the point: the parameter is 0 at its start and 1 at its end.
package struct GradientAxis: Sendable {
  let start: CGPoint
  let end: CGPoint
  let stops: [Stop]

  package struct Stop: Hashable, Sendable {
    package var offset: CGFloat
    package var color: Color
  }

  /// An axis in the output with the colours along it.
  package struct Image: Sendable {
    package var start, end: CGPoint
    package var stops: [Stop]
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
  }

  package func color(at parameter: CGFloat) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if parameter <= first.offset { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where parameter < b.offset {
      let span = b.offset - a.offset
      return span > 0 ? a.color.mixed(with: b.color, fraction: (parameter - a.offset) / span) : b.color
    }
    return last.color
  }

  func parameter(at p: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    return square > 0 ? ((p.x - start.x) * dx + (p.y - start.y) * dy) / square : 1
  }

  /// The gradient's image.
  ///
  /// Lines of one colour stay straight. Under an affine map they stay parallel, and the image is exact. Under
  /// perspective it takes the direction across them in the middle of what shows, and the colours along that
  /// line.
  package func projected(by map: Homography, around visible: ConvexPolygon) -> Image? {
    guard !visible.isEmpty, !stops.isEmpty else { return nil }
    let middle = visible.center
    let tangent = map.tangent(at: middle)
    guard abs(tangent.determinant) > 1e-9 else { return nil }
    // The gradient of the parameter, as a covector, goes over by the inverse transpose.
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = max(dx * dx + dy * dy, 1e-12)
    let (gx, gy) = (dx / square, dy / square)
    let inverse = tangent.inverted()
    var (nx, ny) = (gx * inverse.a + gy * inverse.b, gx * inverse.c + gy * inverse.d)
    let steepness = hypot(nx, ny)
    guard steepness > 0 else { return nil }
    (nx, ny) = (nx / steepness, ny / steepness)
    let center = map.project(middle)
    if map.isAffine {
      let parameter = parameter(at: middle)
      func point(_ t: CGFloat) -> CGPoint {
        let distance = (t - parameter) / steepness
        return CGPoint(x: center.x + nx * distance, y: center.y + ny * distance)
      }
      return Image(start: point(0), end: point(1), stops: stops)
    }
    return sampled(map, visible, center, (nx, ny))
  }

  private func sampled(
    _ map: Homography, _ visible: ConvexPolygon, _ center: CGPoint, _ n: (x: CGFloat, y: CGFloat)
  ) -> Image? {
    guard let back = map.inverse else { return nil }
    let reaches = visible.projected(by: map).points.map { ($0.x - center.x) * n.x + ($0.y - center.y) * n.y }
    guard let low = reaches.min(), let high = reaches.max(), high > low else { return nil }
    func point(_ offset: CGFloat) -> CGPoint {
      let distance = low + (high - low) * offset
      return CGPoint(x: center.x + n.x * distance, y: center.y + n.y * distance)
    }
    let parameters = GradientAxis.sampleOffsets.map { parameter(at: back.project(point($0))) }
    var offsets = GradientAxis.sampleOffsets
    // Where a colour of its own lies between samples, it becomes a stop too.
    for stop in stops.dropFirst().dropLast() {
      for index in 0..<(parameters.count - 1) {
        let (a, b) = (parameters[index], parameters[index + 1])
        guard a != b, (a - stop.offset) * (b - stop.offset) < 0 else { continue }
        let step = GradientAxis.sampleOffsets[index + 1] - GradientAxis.sampleOffsets[index]
        offsets.append(GradientAxis.sampleOffsets[index] + step * (stop.offset - a) / (b - a))
      }
    }
    let image = offsets.sorted().map {
      Stop(offset: $0, color: color(at: parameter(at: back.project(point($0)))))
    }
    return Image(start: point(0), end: point(1), stops: image)
  }

  /// Five stops keep a projected blend within a grey level or two.
  private static let sampleOffsets: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
}
