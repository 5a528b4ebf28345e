import UIKit

/// `shape: {kind | path, color, stroke, lineWidth, size}`.
struct ShapeElement: ScreenElement {
  enum Kind: String, CaseIterable, Sendable {
    case circle, rectangle, roundedRectangle, capsule, triangle, star, heart
  }

  static let name = "shape"
  static let shorthand: String? = "kind"

  let outline: Outline
  let color: UIColor?
  let stroke: UIColor?
  let lineWidth: CGFloat
  let size: CGSize

  enum Outline: Sendable {
    case kind(Kind)
    /// An outline in its own coordinates.
    case path(CGPath)
  }

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    let kind = reader.keyword(&fields, "kind", Kind.self)
    let path = reader.path(&fields, "path")
    color = reader.color(&fields, "color")
    stroke = reader.color(&fields, "stroke")
    lineWidth = reader.number(&fields, "lineWidth", in: 0...100) ?? 2
    size = reader.size(&fields, "size") ?? CGSize(width: 44, height: 44)
    if let path {
      outline = .path(path)
    } else if let kind {
      outline = .kind(kind)
    } else {
      if !fields.wrote("kind"), !fields.wrote("path") { reader.missing("kind", in: fields) }
      return nil
    }
  }

  var stretch: Stretch { Stretch(keepsWidth: true) }

  func makeView(tint: UIColor) -> UIView {
    let fill = color ?? (stroke == nil ? tint : nil)
    let outline = outline
    return FixedSizeView(
      size, ShapeView(fill: fill, stroke: stroke, lineWidth: lineWidth) { outline.path(in: $0) })
  }
}

extension ShapeElement.Outline {
  func path(in rect: CGRect) -> CGPath {
    switch self {
    case .kind(let kind): kind.path(in: rect)
    case .path(let path): path.fitted(into: rect)
    }
  }
}

extension ShapeElement.Kind {
  func path(in rect: CGRect) -> CGPath {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    switch self {
    case .circle: return CGPath(ellipseIn: square)
    case .rectangle: return CGPath(rect: rect)
    case .roundedRectangle: return CGPath(roundedRect: rect, cornerRadius: side * 0.2)
    case .capsule: return CGPath(roundedRect: rect, cornerRadius: side / 2)
    case .triangle: return .polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
    case .star: return .star(in: square)
    case .heart: return .heart(in: square)
    }
  }
}

extension CGPath {
  /// - Parameter points: in the unit square.
  static func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> CGPath {
    var path = CGPath()
    for (index, point) in points.enumerated() {
      let place = rect.point(point.0, point.1)
      index == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    path.closeSubpath()
    return path
  }

  fileprivate static func star(in rect: CGRect) -> CGPath {
    let points = (0..<10).map { index -> (CGFloat, CGFloat) in
      let radius: CGFloat = index % 2 == 0 ? 0.5 : 0.2
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return (0.5 + radius * cos(angle), 0.53 + radius * sin(angle))
    }
    return polygon(points, in: rect)
  }

  fileprivate static func heart(in rect: CGRect) -> CGPath {
    var path = CGPath()
    path.move(to: rect.point(0.5, 0.95))
    path.addCurve(to: rect.point(0, 0.34), control1: rect.point(0.16, 0.7), control2: rect.point(0, 0.54))
    path.addCurve(to: rect.point(0.5, 0.24), control1: rect.point(0, 0), control2: rect.point(0.4, 0))
    path.addCurve(to: rect.point(1, 0.34), control1: rect.point(0.6, 0), control2: rect.point(1, 0))
    path.addCurve(to: rect.point(0.5, 0.95), control1: rect.point(1, 0.54), control2: rect.point(0.84, 0.7))
    path.closeSubpath()
    return path
  }

  /// The outline centered in a rectangle, as large as fits.
  fileprivate func fitted(into rect: CGRect) -> CGPath {
    let box = controlBounds
    guard !box.isNull, box.width + box.height > 0 else { return self }
    let scale = min(
      box.width > 0 ? rect.width / box.width : .infinity,
      box.height > 0 ? rect.height / box.height : .infinity)
    return applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale, ty: rect.midY - box.midY * scale))
  }
}

extension CGRect {
  /// - Parameter x, y: in the unit square.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: minX + x * width, y: minY + y * height) }
}

/// A view of a fixed size, which its content fills.
final class FixedSizeView: UIView {
  private let size: CGSize

  init(_ size: CGSize, _ content: UIView) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    addFilling(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

extension UIView {
  /// Adds a view that fills this one, whatever its size.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
