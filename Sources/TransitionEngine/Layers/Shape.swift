/// A filled and stroked outline in the layer's coordinates (`CAShapeLayer`).
public struct Shape: Hashable, Sendable {
  /// Which areas are inside where an outline crosses itself; as SVG's `fill-rule`.
  public enum FillRule: Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
  /// How a stroke ends; as SVG's `stroke-linecap`.
  public enum LineCap: Hashable, Sendable, CaseIterable { case butt, round, square }
  /// How a stroke goes round a corner; as SVG's `stroke-linejoin`.
  public enum LineJoin: Hashable, Sendable, CaseIterable { case miter, round, bevel }

  /// The outline, in the layer's own coordinates.
  public var path: Path
  /// The color of the filling; nil for none.
  public var fillColor: Color?
  /// Which parts of the outline are filled.
  public var fillRule: FillRule
  /// The color of the stroke, over the filling; nil for none.
  public var strokeColor: Color?
  /// The width in points, half of it on either side of the outline; ≥ 0.
  public var lineWidth: CGFloat
  /// How open ends of the stroke look.
  public var lineCap: LineCap
  /// How the stroke's corners look.
  public var lineJoin: LineJoin
  /// How long a mitered corner may be, in line widths; ≥ 1. A longer one is cut off.
  public var miterLimit: CGFloat = 10
  /// The start of the drawn part of the outline, 0…1.
  public var strokeStart: CGFloat
  /// How long dashes and gaps of the stroke are, in turn, in points; empty for none.
  public var lineDash: [CGFloat] = []
  /// How far into the dashes the stroke begins, in points.
  public var lineDashPhase: CGFloat = 0
  /// The end of the drawn part, as a fraction of the length of all subpaths, 0…1; nothing is drawn unless it
  /// is after `strokeStart`.
  public var strokeEnd: CGFloat

  /// A shape with Core Animation's defaults: filled with black, not stroked, the whole outline.
  public init(
    path: Path, fillColor: Color? = .black, fillRule: FillRule = .nonZero, strokeColor: Color? = nil,
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  ) {
    self.path = path
    self.fillColor = fillColor
    self.fillRule = fillRule
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }
}

extension LayerProperty {
  public static let path = Self("path", \Shape.path, .drawing, animations: .explicit)
  public static let fillColor = Self("fillColor", \Shape.fillColor, .drawing)
  package static let fillRule = Self("fillRule", \Shape.fillRule, .drawing, animations: .none)
  public static let strokeColor = Self("strokeColor", \Shape.strokeColor, .drawing)
  public static let lineWidth = Self("lineWidth", \Shape.lineWidth, .drawing, in: .nonnegative)
  package static let lineCap = Self("lineCap", \Shape.lineCap, .drawing, animations: .none)
  package static let lineJoin = Self("lineJoin", \Shape.lineJoin, .drawing, animations: .none)
  public static let miterLimit = Self(
    "miterLimit", \Shape.miterLimit, .drawing, in: 1...Double.drawableReach,
    attribute: ("stroke-miterlimit", { $0.needsMiterLimit ? $0.miterLimit.formatted(decimals: 3) : nil }))
  package static let lineDash = Self("lineDashPattern", \Shape.lineDash, .drawing, animations: .none)
  public static let lineDashPhase = Self("lineDashPhase", \Shape.lineDashPhase, .drawing)
  public static let strokeStart = Self("strokeStart", \Shape.strokeStart, .drawing, in: .fraction)
  public static let strokeEnd = Self("strokeEnd", \Shape.strokeEnd, .drawing, in: .fraction)
}

extension Shape {
  /// SVG's default miter limit.
  private static let svgMiterLimit: CGFloat = 4

  /// The extent of a mitered corner beyond the outline, in line widths.
  package var miterReach: CGFloat {
    needsMiterLimit ? max(Self.svgMiterLimit, longestMiter) / 2 : Self.svgMiterLimit / 2
  }

  /// Whether a corner looks different with SVG's default limit.
  fileprivate var needsMiterLimit: Bool {
    guard lineJoin == .miter, lineWidth > 0, !(strokeColor?.isClear ?? true), miterLimit != Self.svgMiterLimit
    else { return false }
    let (low, high) = (min(miterLimit, Self.svgMiterLimit), max(miterLimit, Self.svgMiterLimit))
    return path.miterLengths.contains { $0 > low && $0 <= high }
  }

  /// The longest miter that isn't cut off, in line widths.
  private var longestMiter: CGFloat { path.miterLengths.filter { $0 <= miterLimit }.max() ?? 1 }
}

extension Path {
  /// The lengths of the miters at all corners, in line widths: `1 / sin(θ / 2)` where the edges meet at the
  /// angle θ.
  ///
  /// Source: SVG 2, 13.5.5, “stroke-miterlimit”.
  fileprivate var miterLengths: [CGFloat] {
    var lengths: [CGFloat] = []
    var (first, last): (CGPoint?, CGPoint?) = (nil, nil)
    func turn(to direction: CGPoint) {
      if let last {
        let cosine = (last.x * direction.x + last.y * direction.y) / (last.length * direction.length)
        lengths.append((2 / max(1 + cosine, 1e-12)).squareRoot())
      }
      first = first ?? direction
    }
    var start = CGPoint.zero
    forEachSegment { from, element in
      switch element {
      case .move(let point):
        (first, last, start) = (nil, nil, point)
      case .line, .cubic, .close:
        let points = [from] + (element == .close ? [start] : element.points)
        let edges = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
          .filter { $0.length > 0 }
        if let edge = edges.first {
          turn(to: edge)
          last = edges.last
        }
        if element == .close, let first { turn(to: first) }
      }
    }
    return lengths
  }
}

extension CGPoint {
  fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
}

extension Shape.FillRule: LayerValue {}
extension Shape.LineCap: LayerValue {}
extension Shape.LineJoin: LayerValue {}

extension Shape: LayerPart {
  package static let standard = Shape(path: Path())
  package static let properties: [LayerProperty] = [
    .path, .fillColor, .fillRule, .strokeColor, .lineWidth, .lineCap, .lineJoin, .miterLimit, .lineDash,
    .lineDashPhase, .strokeStart, .strokeEnd,
  ]
  package static let fields = storedFields()

  package static func part(of layer: Layer) -> Shape? {
    if case .shape(let shape)? = layer.contents { shape } else { nil }
  }
  package static func change(in layer: inout Layer, _ body: (inout Shape) -> Void) -> Bool {
    guard case .shape(var shape)? = layer.contents else { return false }
    body(&shape)
    layer.contents = .shape(shape)
    return true
  }
}
