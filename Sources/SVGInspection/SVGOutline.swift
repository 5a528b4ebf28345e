import TransitionEngine

/// The outline of one of SVG's shapes.
struct SVGOutline {
  /// nil if an attribute isn't valid.
  let path: Path?

  /// nil for an element that isn't a shape.
  init?(_ name: String, _ attributes: [String: String]) {
    func number(_ key: String) -> CGFloat {
      let number = attributes[key].flatMap(Double.init) ?? 0
      return number.isFinite && abs(number) <= 100_000 ? CGFloat(number) : 0
    }
    switch name {
    case "path": path = attributes["d"].flatMap { PathSyntax.parse($0) }
    case "circle", "ellipse":
      let (rx, ry) = name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      path =
        rx > 0 && ry > 0
        ? Path(
          ellipseIn: CGRect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry)) : nil
    case "rect":
      let (width, height) = (number("width"), number("height"))
      let radius = min(max(number("rx"), number("ry")), min(width, height) / 2)
      path =
        width > 0 && height > 0
        ? Path(
          roundedRect: CGRect(x: number("x"), y: number("y"), width: width, height: height),
          cornerRadius: radius)
        : nil
    case "line":
      var line = Path()
      line.move(to: CGPoint(x: number("x1"), y: number("y1")))
      line.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      path = line
    case "polyline", "polygon":
      path = Self.polygon(Self.numbers(attributes["points"] ?? ""), isClosed: name == "polygon")
    default: return nil
    }
  }

  private static func polygon(_ numbers: [CGFloat], isClosed: Bool) -> Path? {
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else { return nil }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  /// The numbers of a list; empty if one isn't a number of a reasonable size.
  static func numbers(_ text: String) -> [CGFloat] {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite && abs($0) <= 100_000 }
    return numbers.count == parts.count ? numbers.map { CGFloat($0) } : []
  }
}

/// Reads SVG's `transform`: `translate`, `scale`, `rotate`, `skewX`, `skewY` and `matrix`.
enum SVGTransform {
  /// The most functions in an attribute.
  private static let limit = 100

  /// nil for anything else.
  static func parse(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    let calls = text.split(separator: ")").filter { !$0.allSatisfy { $0.isWhitespace || $0 == "," } }
    guard calls.count <= limit else { return nil }
    for call in calls {
      let parts = call.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let name = String(parts[0].filter { !$0.isWhitespace && $0 != "," })
      guard let step = transform(name, SVGOutline.numbers(String(parts[1]))) else { return nil }
      result = step.concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    let degree = CGFloat.pi / 180
    switch (name, n.count) {
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * degree)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * degree))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * degree), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(n[0] * degree), c: 0, d: 1, tx: 0, ty: 0)
    case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: return nil
    }
  }
}
