import UIKit

/// The decoration of any view: `background`, `gradient`, `cornerRadius`, `corners`, `border`, `shadow`,
/// `padding`, `opacity`.
struct Decoration: Sendable {
  var background: UIColor?
  var gradient: GradientStyle?
  var cornerRadius: CGFloat = 0
  var corners: CACornerMask = .all
  var border: Border?
  var shadow: ShadowStyle?
  var padding = UIEdgeInsets.zero
  var opacity: CGFloat = 1

  struct Border: Sendable {
    var width: CGFloat
    var color: UIColor
  }

  /// Whether the view has no decoration.
  var isEmpty: Bool {
    background == nil && gradient == nil && cornerRadius == 0 && border == nil && shadow == nil
      && padding == .zero && opacity == 1
  }

  init(_ fields: inout Fields, _ reader: inout ScreenReader) {
    background = reader.color(&fields, "background")
    gradient = reader.gradient(&fields, "gradient")
    cornerRadius = reader.number(&fields, "cornerRadius", in: 0...1000) ?? 0
    corners = reader.corners(&fields)
    border = reader.border(&fields)
    shadow = reader.shadow(&fields)
    padding = reader.insets(&fields, "padding") ?? .zero
    opacity = reader.number(&fields, "opacity", in: 0...1) ?? 1
  }
}

/// A gradient over a view's whole bounds.
struct GradientStyle: Sendable {
  enum Direction: String, CaseIterable, Sendable { case vertical, horizontal, diagonal }

  var colors: [UIColor]
  var direction: Direction

  func apply(to layer: CAGradientLayer) {
    layer.colors = colors.map(\.cgColor)
    layer.startPoint =
      direction == .horizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: direction == .diagonal ? 0 : 0.5, y: 0)
    layer.endPoint =
      switch direction {
      case .vertical: CGPoint(x: 0.5, y: 1)
      case .horizontal: CGPoint(x: 1, y: 0.5)
      case .diagonal: CGPoint(x: 1, y: 1)
      }
  }
}

/// A drop shadow.
struct ShadowStyle: Sendable {
  var color = UIColor.black
  var opacity: CGFloat = 0.15
  var radius: CGFloat = 8
  var offset = CGSize(width: 0, height: 4)

  func apply(to layer: CALayer) {
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}

extension ScreenReader {
  private enum Corner: String, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight, top, bottom, left, right
  }

  fileprivate mutating func corners(_ fields: inout Fields) -> CACornerMask {
    guard let nodes = items(&fields, "corners") else { return .all }
    var mask: CACornerMask = []
    for node in nodes {
      switch keyword(node, "corners", Corner.self) {
      case .topLeft: mask.insert(.minXMinY)
      case .topRight: mask.insert(.maxXMinY)
      case .bottomLeft: mask.insert(.minXMaxY)
      case .bottomRight: mask.insert(.maxXMaxY)
      case .top: mask.formUnion([.minXMinY, .maxXMinY])
      case .bottom: mask.formUnion([.minXMaxY, .maxXMaxY])
      case .left: mask.formUnion([.minXMinY, .minXMaxY])
      case .right: mask.formUnion([.maxXMinY, .maxXMaxY])
      case nil: break
      }
    }
    return mask
  }

  fileprivate mutating func border(_ fields: inout Fields) -> Decoration.Border? {
    guard let node = fields.take("border"), var fields = self.fields("a border", of: node) else { return nil }
    let width = number(&fields, "width", in: 0...100) ?? 1
    let color = color(&fields, "color") ?? .separator
    finish(fields)
    return Decoration.Border(width: width, color: color)
  }

  /// `true`, or `{color, opacity, radius, offset: [x, y]}`.
  fileprivate mutating func shadow(_ fields: inout Fields) -> ShadowStyle? {
    guard let node = fields.take("shadow") else { return nil }
    if let isOn = node.bool { return isOn ? ShadowStyle() : nil }
    guard var fields = self.fields("a shadow", of: node) else { return nil }
    var shadow = ShadowStyle()
    if let color = color(&fields, "color") { shadow.color = color }
    if let opacity = number(&fields, "opacity", in: 0...1) { shadow.opacity = opacity }
    if let radius = number(&fields, "radius", in: 0...100) { shadow.radius = radius }
    if let node = fields.take("offset"),
      let offset = numbers(node, "offset", counts: [2], in: -200...200)
    {
      shadow.offset = CGSize(width: offset[0], height: offset[1])
    }
    finish(fields)
    return shadow
  }

  /// One number for all sides, two for top and bottom, left and right, or four: top, left, bottom, right.
  mutating func insets(_ fields: inout Fields, _ key: String) -> UIEdgeInsets? {
    guard let node = fields.take(key) else { return nil }
    let range: ClosedRange<CGFloat> = 0...1000
    if node.array == nil {
      return number(node, key, in: range).map { UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard let sides = numbers(node, key, counts: [2, 4], in: range) else { return nil }
    return sides.count == 2
      ? UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[0], right: sides[1])
      : UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
