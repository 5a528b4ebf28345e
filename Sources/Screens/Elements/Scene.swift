import UIKit

/// A small landscape: a sky, and outlines in front of it. Like photographs, it looks the same in light and in
/// dark.
struct Scene: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case lake, sunrise, mountains, dunes, forest, night, city, bloom
  }

  struct Part: Sendable {
    var color: UIColor
    /// The outline in the photograph's rectangle.
    var outline: @Sendable (CGRect) -> CGPath
  }

  let sky: GradientStyle
  let parts: [Part]

  /// - Parameter colors: replace the scene's own: the sky's top and bottom, then the parts' from back to
  ///   front.
  init(_ name: Name, colors: [UIColor] = []) {
    let design = SceneDesign(name)
    let palette = design.palette.enumerated().map { index, own in
      index < colors.count ? colors[index] : UIColor(hex: own.hex, alpha: own.alpha)
    }
    sky = GradientStyle(colors: Array(palette.prefix(2)), direction: .vertical)
    parts = zip(palette.dropFirst(2), design.outlines).map { Part(color: $0, outline: $1) }
  }
}

/// The design of a scene.
private struct SceneDesign {
  typealias Ink = (hex: UInt32, alpha: CGFloat)

  /// The colors of the sky's top and bottom, then of each outline, from back to front.
  let palette: [Ink]
  let outlines: [@Sendable (CGRect) -> CGPath]

  init(_ name: Scene.Name) {
    switch name {
    case .lake:
      palette = [(0x3FA9F5, 1), (0xBFE6FF, 1), (0x6FB6E8, 1), (0xEAF7FF, 0.75), (0x2F86C9, 0.55)]
      outlines = [
        SceneDesign.hills([0.52, 0.4, 0.5, 0.36, 0.48]), SceneDesign.hills([0.68, 0.6, 0.7, 0.62, 0.56]),
        SceneDesign.hills([0.84, 0.8, 0.88, 0.78, 0.84]),
      ]
    case .sunrise:
      palette = [(0xFF9F45, 1), (0xFFE08A, 1), (0xFFF6D6, 0.95), (0xF2784B, 0.85), (0xB8455B, 0.9)]
      outlines = [
        SceneDesign.disc(0.5, 0.44, 0.2), SceneDesign.hills([0.66, 0.58, 0.64, 0.56, 0.66]),
        SceneDesign.hills([0.78, 0.86, 0.74, 0.84, 0.76]),
      ]
    case .mountains:
      palette = [(0x5B8DEF, 1), (0xDCE9FF, 1), (0xFFFFFF, 0.9), (0x8FA9D6, 1), (0x4C6799, 1)]
      outlines = [
        SceneDesign.disc(0.76, 0.24, 0.09), SceneDesign.ridge([0.62, 0.3, 0.52, 0.36, 0.58, 0.44]),
        SceneDesign.ridge([0.7, 0.82, 0.5, 0.74, 0.6, 0.86]),
      ]
    case .dunes:
      palette = [(0xF9C784, 1), (0xFDE9C4, 1), (0xE8A25E, 1), (0xC97B3D, 1), (0x9C5A2C, 0.9)]
      outlines = [
        SceneDesign.hills([0.56, 0.44, 0.5, 0.6, 0.5]), SceneDesign.hills([0.6, 0.74, 0.62, 0.58, 0.7]),
        SceneDesign.hills([0.9, 0.8, 0.72, 0.84, 0.92]),
      ]
    case .forest:
      palette = [(0x9BD8B4, 1), (0xE6F7E6, 1), (0x6DB88B, 1), (0x3D8A5F, 1), (0x235C3F, 1)]
      outlines = [
        SceneDesign.hills([0.56, 0.44, 0.54, 0.42, 0.52]), SceneDesign.firs(9, 0.4, 0.72),
        SceneDesign.firs(6, 0.54, 0.95),
      ]
    case .night:
      palette = [(0x14163A, 1), (0x4B3F92, 1), (0xFFFFFF, 0.8), (0xF6E7B4, 1), (0x201B4D, 1)]
      outlines = [
        SceneDesign.stars, SceneDesign.disc(0.7, 0.3, 0.12),
        SceneDesign.hills([0.74, 0.62, 0.78, 0.66, 0.76]),
      ]
    case .city:
      palette = [(0xF2709C, 1), (0xFF9472, 1), (0xFFE3C2, 0.9), (0x9C4D79, 0.8), (0x5B2A5C, 1)]
      outlines = [
        SceneDesign.disc(0.3, 0.5, 0.16), SceneDesign.skyline([0.5, 0.36, 0.58, 0.42, 0.52, 0.3, 0.48, 0.6]),
        SceneDesign.skyline([0.7, 0.62, 0.52, 0.74, 0.6, 0.78]),
      ]
    case .bloom:
      palette = [(0x7A5CFF, 1), (0xFF6FA8, 1), (0xFFD76E, 0.7), (0x5CE1E6, 0.55), (0xFFFFFF, 0.35)]
      outlines = [
        SceneDesign.disc(0.26, 0.7, 0.36), SceneDesign.disc(0.76, 0.3, 0.32),
        SceneDesign.disc(0.56, 0.62, 0.2),
      ]
    }
  }
}

/// Outlines in the unit square, stretched to a photograph.
extension SceneDesign {
  /// A rolling line through heights at even distances, and the area below.
  fileprivate static func hills(_ heights: [CGFloat]) -> @Sendable (CGRect) -> CGPath {
    { rect in
      let points = heights.enumerated().map { rect.point(CGFloat($0) / CGFloat(heights.count - 1), $1) }
      var path = CGPath()
      path.move(to: points[0])
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addCurve(to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
      }
      path.addLine(to: rect.point(1, 1))
      path.addLine(to: rect.point(0, 1))
      path.closeSubpath()
      return path
    }
  }

  /// A jagged line through heights at even distances, and the area below.
  fileprivate static func ridge(_ heights: [CGFloat]) -> @Sendable (CGRect) -> CGPath {
    { rect in
      let line = heights.enumerated().map { (CGFloat($0) / CGFloat(heights.count - 1), $1) }
      return .polygon(line + [(1, 1), (0, 1)], in: rect)
    }
  }

  /// Blocks with roofs at these heights, side by side.
  fileprivate static func skyline(_ heights: [CGFloat]) -> @Sendable (CGRect) -> CGPath {
    { rect in
      let width = 1 / CGFloat(heights.count)
      let line = heights.enumerated().flatMap { index, height in
        [(CGFloat(index) * width, height), (CGFloat(index + 1) * width, height)]
      }
      return .polygon(line + [(1, 1), (0, 1)], in: rect)
    }
  }

  /// Fir trees from side to side, on ground that fills the rest.
  fileprivate static func firs(_ count: Int, _ top: CGFloat, _ ground: CGFloat)
    -> @Sendable (CGRect) -> CGPath
  {
    { rect in
      let width = 1 / CGFloat(count)
      let line = (0..<count).flatMap { index -> [(CGFloat, CGFloat)] in
        let left = CGFloat(index) * width
        let peak = top + (index % 3 == 1 ? 0.08 : index % 3 == 2 ? 0.03 : 0)
        return [(left, ground), (left + width / 2, peak), (left + width, ground)]
      }
      return .polygon(line + [(1, 1), (0, 1)], in: rect)
    }
  }

  /// A circle; the radius is a fraction of the shorter side.
  fileprivate static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> @Sendable (CGRect) -> CGPath
  {
    { rect in circle(rect.point(x, y), radius * min(rect.width, rect.height)) }
  }

  fileprivate static let stars: @Sendable (CGRect) -> CGPath = { rect in
    let places: [(CGFloat, CGFloat)] = [
      (0.12, 0.18), (0.28, 0.42), (0.4, 0.14), (0.5, 0.36), (0.9, 0.16), (0.2, 0.56),
    ]
    var path = CGPath()
    for place in places {
      path.append(circle(rect.point(place.0, place.1), 0.012 * min(rect.width, rect.height)))
    }
    return path
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
