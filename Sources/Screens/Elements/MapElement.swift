import UIKit
import YAML

/// `map: {pins: [{x, y, title, icon, color}], here}`: streets, a park and water, with places on them.
struct MapElement: ScreenElement {
  struct Pin: Sendable {
    /// The place in the unit square.
    var place: CGPoint
    var title: String?
    var icon: ScreenSymbol
    var color: UIColor
  }

  static let name = "map"
  static let shorthand: String? = "pins"

  let pins: [Pin]
  /// The reader's place, in the unit square.
  let here: CGPoint?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    pins = (reader.items(&fields, "pins") ?? []).prefix(100).compactMap { reader.pin($0) }
    here = fields.take("here")
      .flatMap { reader.numbers($0, "here", counts: [2], in: 0...1) }
      .map { CGPoint(x: $0[0], y: $0[1]) }
  }

  var stretch: Stretch { Stretch(growsDown: true, growsAcross: true, bleeds: true) }

  func makeView(tint: UIColor) -> UIView { MapView(self, tint: tint) }
}

extension ScreenReader {
  fileprivate mutating func pin(_ node: YAMLNode) -> MapElement.Pin? {
    guard var fields = fields("a pin", of: node) else { return nil }
    let x = number(&fields, "x", in: 0...1)
    let y = number(&fields, "y", in: 0...1)
    let title = text(&fields, "title")
    let icon = symbol(&fields, "icon") ?? "mappin"
    let color = color(&fields, "color") ?? .systemRed
    finish(fields)
    for key in ["x", "y"] where !fields.wrote(key) { missing(key, in: fields) }
    guard let x, let y else { return nil }
    return MapElement.Pin(place: CGPoint(x: x, y: y), title: title, icon: icon, color: color)
  }
}

private final class MapView: UIView {
  /// The marks, with their places in the unit square, and the points by which they are lower.
  private var marks: [(view: UIView, place: CGPoint, drop: CGFloat)] = []

  init(_ map: MapElement, tint: UIColor) {
    super.init(frame: .zero)
    backgroundColor = .map(0xF4F1EA, 0x1F2428)
    clipsToBounds = true
    let ground = [
      ShapeView(fill: .map(0xCDE8C4, 0x24382C)) { MapDesign.park(in: $0) },
      ShapeView(fill: .map(0xA9D4F5, 0x15304A)) { MapDesign.water(in: $0) },
      ShapeView(fill: nil, stroke: .map(0xFFFFFF, 0x353C43), lineWidth: 6) { MapDesign.streets(in: $0) },
      ShapeView(fill: nil, stroke: .map(0xFADB8B, 0x6A5A33), lineWidth: 9) { MapDesign.avenue(in: $0) },
    ]
    ground.forEach(addFilling)
    for pin in map.pins { add(pin) }
    if let here = map.here { addMark(HereView(tint), at: here, CGSize(width: 40, height: 40)) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ pin: MapElement.Pin) {
    let view = Avatar(icon: pin.icon, color: pin.color).makeView(size: 34)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.white.cgColor
    addMark(view, at: pin.place, CGSize(width: 34, height: 34))
    guard let title = pin.title else { return }
    let label = UILabel(title, .systemFont(ofSize: 12, weight: .semibold), .label, .center)
    var size = label.naturalSize
    size.width += 2
    addMark(label, at: pin.place, size, drop: 18 + size.height / 2)
  }

  private func addMark(_ view: UIView, at place: CGPoint, _ size: CGSize, drop: CGFloat = 0) {
    addSubview(view)
    marks.append((view, place, drop))
    view.bounds.size = size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 320, height: 160)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for mark in marks {
      let size = mark.view.bounds.size
      let center = bounds.point(mark.place.x, mark.place.y)
      mark.view.frame = CGRect(
        x: (center.x - size.width / 2).onGrid, y: (center.y - size.height / 2 + mark.drop).onGrid,
        width: size.width, height: size.height)
    }
  }
}

/// The reader's place: a blue dot in a halo.
private final class HereView: UIView {
  init(_ tint: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    backgroundColor = tint.withAlphaComponent(0.2)
    layer.cornerRadius = 20
    let dot = UIView(frame: CGRect(x: 11, y: 11, width: 18, height: 18))
    dot.backgroundColor = tint
    dot.layer.cornerRadius = 9
    dot.layer.borderWidth = 3
    dot.layer.borderColor = UIColor.white.cgColor
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }
}

/// A part of a town, in the unit square.
private enum MapDesign {
  static func park(in rect: CGRect) -> CGPath {
    .polygon([(0.08, 0.1), (0.36, 0.06), (0.42, 0.3), (0.14, 0.36)], in: rect)
  }

  static func water(in rect: CGRect) -> CGPath {
    var path = CGPath()
    path.move(to: rect.point(1, 0.46))
    path.addCurve(
      to: rect.point(0.66, 0.72), control1: rect.point(0.86, 0.48), control2: rect.point(0.76, 0.6))
    path.addCurve(to: rect.point(0.52, 1), control1: rect.point(0.58, 0.82), control2: rect.point(0.6, 0.92))
    path.addLine(to: rect.point(1, 1))
    path.closeSubpath()
    return path
  }

  static func streets(in rect: CGRect) -> CGPath {
    lines(
      [
        [(0, 0.44), (0.5, 0.36), (1, 0.28)], [(0, 0.66), (0.34, 0.62), (0.62, 0.56)],
        [(0, 0.88), (0.46, 0.82)],
        [(0.2, 0.4), (0.26, 1)], [(0.5, 0), (0.5, 0.36), (0.44, 0.82)], [(0.8, 0), (0.78, 0.32), (0.7, 0.5)],
        [(0.5, 0.16), (1, 0.1)],
      ], in: rect)
  }

  static func avenue(in rect: CGRect) -> CGPath {
    lines(
      [
        [(0, 0.2), (0.08, 0.4), (0.34, 0.62), (0.36, 1)],
        [(0.62, 0), (0.64, 0.34), (0.62, 0.56), (0.3, 0.76)],
      ], in: rect)
  }

  private static func lines(_ lines: [[(CGFloat, CGFloat)]], in rect: CGRect) -> CGPath {
    var path = CGPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let place = rect.point(point.0, point.1)
        index == 0 ? path.move(to: place) : path.addLine(to: place)
      }
    }
    return path
  }
}

extension UIColor {
  /// A color of the map, in light and in dark.
  fileprivate static func map(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(light: light, dark: dark)
  }
}
