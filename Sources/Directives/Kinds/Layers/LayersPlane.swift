import TransitionEngine

/// One layer of a scene: what it shows, its frame, its anchor point, and its number where there are several of its name.
struct LayersPlane {
  var plane: LayersScene.Plane
  var isContainer: Bool
  /// The line width of the frame, in the layer's own points.
  var lineWidth: CGFloat

  private static let frame = Color(
    light: Color.Components(red: 0.04, green: 0.38, blue: 0.84),
    dark: Color.Components(red: 0.42, green: 0.7, blue: 1))
  private static let quiet = Color(
    light: Color.Components(red: 0.45, green: 0.47, blue: 0.52, alpha: 0.75),
    dark: Color.Components(red: 0.62, green: 0.65, blue: 0.7, alpha: 0.75))
  private static let anchor = Color(
    light: Color.Components(red: 0.8, green: 0.18, blue: 0.05),
    dark: Color.Components(red: 1, green: 0.55, blue: 0.4))

  /// A layer whose anchor point is its origin.
  func layer(_ ids: inout LayerNumbers) -> Layer {
    let (layer, bounds) = (plane.layer, plane.layer.bounds)
    var shown = Layer(id: ids.next(), name: layer.name, bounds: bounds, position: .zero)
    shown.anchorPoint = .zero
    let isQuiet = isContainer || layer.isHidden
    shown.borderWidth = lineWidth
    shown.borderColor = isQuiet ? Self.quiet : Self.frame
    if isQuiet { shown.backgroundColor = Self.quiet.faint }
    if !layer.isHidden {
      var content = layer
      content.transform = CATransform3DIdentity
      content.position = layer.anchorInBounds
      content.zPosition = 0
      shown.sublayers.append(content)
    }
    shown.sublayers.append(dot(&ids))
    if let number = plane.number, let badge = badge(number, &ids) { shown.sublayers.append(badge) }
    return shown
  }

  /// The mark of the anchor point.
  private func dot(_ ids: inout LayerNumbers) -> Layer {
    let radius = 3.2 * lineWidth
    let place = plane.layer.anchorInBounds
    let box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    var dot = Layer(id: ids.next(), name: "anchor point", bounds: box, position: place)
    dot.contents = .shape(
      Shape(
        path: Path(ellipseIn: box), fillColor: plane.layer.isHidden || isContainer ? Self.quiet : Self.anchor,
        strokeColor: .white, lineWidth: lineWidth * 0.8))
    return dot
  }

  /// The number, at the upper edge.
  private func badge(_ number: Int, _ ids: inout LayerNumbers) -> Layer? {
    let bounds = plane.layer.bounds
    let height = min(15 * lineWidth, bounds.width, bounds.height)
    let box = CGRect(x: 0, y: 0, width: height * 1.25, height: height)
    let place = CGPoint(x: bounds.midX, y: bounds.minY + 6 * lineWidth + height / 2)
    guard bounds.width >= box.width * 0.8, bounds.height > 2 * height else { return nil }
    var badge = Layer(id: ids.next(), name: "number", bounds: box, position: place)
    badge.backgroundColor = Self.frame
    badge.cornerRadius = height / 2
    let color = Color(light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0.05, green: 0.07, blue: 0.1))
    let text = SceneText("\(number)", size: height * 0.72, color)
    if let text {
      badge.sublayers = [
        text.layer(id: ids.next(), at: CGPoint(x: box.midX - text.width / 2, y: height * 0.76))
      ]
    }
    return badge
  }
}

extension Color {
  /// The color of an area between lines of this one.
  fileprivate var faint: Color {
    var faint = self
    faint.light.alpha = 0.08
    faint.dark.alpha = 0.1
    return faint
  }
}
