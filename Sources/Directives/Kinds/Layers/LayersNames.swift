import Localization
import TransitionEngine

/// Annotations of a scene of layers: the names of its levels, with lines that lead to them, and the axes.
struct LayersNames {
  var scene: LayersScene
  var words: Localization

  private static let rowHeight: CGFloat = 30
  private static let fontSize: CGFloat = 21
  /// The length of an axis, in points of the drawing.
  private static let axisLength: CGFloat = 62

  private static let ink = Color(
    light: Color.Components(red: 0.13, green: 0.14, blue: 0.17),
    dark: Color.Components(red: 0.93, green: 0.94, blue: 0.96))
  private static let line = Color(
    light: Color.Components(red: 0.13, green: 0.14, blue: 0.17, alpha: 0.45),
    dark: Color.Components(red: 0.93, green: 0.94, blue: 0.96, alpha: 0.45))
  private static let axes: [(name: String, direction: (CGFloat, CGFloat, CGFloat), color: Color)] = [
    ("x", (1, 0, 0), Color(light: 0xB0203A, dark: 0xFF8A9B)),
    ("y", (0, 1, 0), Color(light: 0x0F7B5A, dark: 0x4FD1A5)),
    ("z", (0, 0, 1), Color(light: 0x0B62D6, dark: 0x6CB2FF)),
  ]

  /// Room for so many names, one below the other.
  static func height(of count: Int) -> CGFloat { 22 + rowHeight * CGFloat(count) }

  func layer(_ ids: inout LayerNumbers, bounds: CGRect) -> Layer {
    var over = Layer(
      id: ids.next(), name: "names", bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    // Names descend from left to right, so that no line crosses one.
    let levels = scene.levels.enumerated().map { index, level in (level, place(of: level, index)) }
      .sorted { $0.1.x < $1.1.x }
    for (row, (level, place)) in levels.enumerated() {
      let y = 26 + Self.rowHeight * CGFloat(row)
      guard let text = SceneText(text(level), size: Self.fontSize, Self.ink) else { continue }
      let x = min(max(place.x - 4, 16), bounds.width - 16 - text.width)
      over.sublayers.append(text.layer(id: ids.next(), at: CGPoint(x: x, y: y)))
      var lead = Path()
      lead.move(to: CGPoint(x: place.x, y: y + 8))
      lead.addLine(to: place)
      over.sublayers.append(stroke(lead, Self.line, width: 1.4, &ids, bounds))
    }
    for axis in Self.axes { drawAxis(axis, in: &over, &ids, bounds) }
    return over
  }

  private func text(_ level: LayersScene.Level) -> String {
    let numbers = level.planes.compactMap(\.number)
    var name = level.name
    if let first = numbers.min(), let last = numbers.max() {
      name += first == last ? " \(first)" : " \(first)–\(last)"
    }
    return level.isHidden ? words.text(.hiddenLayer, name) : name
  }

  /// On the upper edge of the leftmost of its planes.
  private func place(of level: LayersScene.Level, _ index: Int) -> CGPoint {
    let places = level.planes.map { plane in
      let bounds = plane.layer.bounds
      return scene.map(plane, level: index)
        .project(CGPoint(x: bounds.minX + bounds.width * 0.3, y: bounds.minY))
    }
    return places.min { $0.x < $1.x } ?? .zero
  }

  // MARK: Axes

  /// Draws an axis from the container's origin.
  private func drawAxis(
    _ axis: (name: String, direction: (CGFloat, CGFloat, CGFloat), color: Color), in over: inout Layer,
    _ ids: inout LayerNumbers, _ bounds: CGRect
  ) {
    guard let container = scene.levels.first?.planes.first else { return }
    let corner = container.layer.bounds.origin
    let start = scene.map(container, level: 0).project(corner)
    var moved = container
    moved.matrix = container.matrix.thenTranslated(axis.direction.0, axis.direction.1, axis.direction.2)
    let unit = scene.map(moved, level: 0).project(corner)
    let (dx, dy) = (unit.x - start.x, unit.y - start.y)
    let factor = Self.axisLength * 2
    let end = CGPoint(x: start.x + dx * factor, y: start.y + dy * factor)
    let length = hypot(end.x - start.x, end.y - start.y)
    // One that points at the reader is a point.
    guard length > 8 else { return }
    let (ux, uy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    for side in [CGFloat(1), -1] {
      path.move(to: end)
      path.addLine(to: CGPoint(x: end.x - 9 * ux + side * 5 * uy, y: end.y - 9 * uy - side * 5 * ux))
    }
    over.sublayers.append(stroke(path, axis.color, width: 2.4, &ids, bounds))
    guard let text = SceneText(axis.name, size: Self.fontSize, axis.color) else { return }
    let place = CGPoint(x: end.x + 14 * ux - text.width / 2, y: end.y + 14 * uy + 6)
    over.sublayers.append(text.layer(id: ids.next(), at: place))
  }

  private func stroke(
    _ path: Path, _ color: Color, width: CGFloat, _ ids: inout LayerNumbers,
    _ bounds: CGRect
  ) -> Layer {
    var layer = Layer(
      id: ids.next(), name: "line", bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    layer.contents = .shape(
      Shape(
        path: path, fillColor: nil, strokeColor: color, lineWidth: width, lineCap: .round, lineJoin: .round))
    return layer
  }
}
