import TransitionEngine

/// What counts as inside where an outline crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the outline goes round, counted with its direction.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What is within an odd number of the outline's rounds.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the outline's end.
  public static let butt = Self(rawValue: "butt")
  /// With a half circle beyond it.
  public static let round = Self(rawValue: "round")
  /// Straight, half a line width beyond it.
  public static let square = Self(rawValue: "square")
}

/// How a stroke goes round a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a sharp corner, unless that is longer than the `miterLimit`.
  public static let miter = Self(rawValue: "miter")
  /// With a rounded corner.
  public static let round = Self(rawValue: "round")
  /// With the corner cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes an outline, in its own coordinates.
open class CAShapeLayer: CALayer {
  /// A layer without an outline; what it gets is filled with black and not stroked.
  public required init() {
    super.init()
    properties.contents = .shape(Shape(path: Path()))
  }

  /// A copy of a layer of the same class, as Core Animation makes one to show.
  public required init(layer: Any) { super.init(layer: layer) }

  private var shape: Shape {
    if case .shape(let shape) = properties.contents { return shape }
    return Shape(path: Path())
  }

  /// Changes what doesn't animate.
  private func changeShape(_ edit: (inout Shape) -> Void) {
    var new = shape
    edit(&new)
    change(\.contents, to: .shape(new))
  }

  private func setShape(_ property: LayerProperty, to value: PropertyAnimation.Value?) {
    changeShape { _ in }
    set(property, to: value)
  }

  /// Core Animation does not animate the outline implicitly; nor does this layer outside of animations that
  /// name it. One with numbers that are not finite is refused, which lint says.
  open var path: CGPath? {
    get { shape.path.isEmpty ? nil : shape.path }
    set { setShape(.path, to: newValue.map { .path($0) }) }
  }

  /// The colour within the outline; opaque black unless set, nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { setShape(.fillColor, to: newValue.map { .color($0.color) }) }
  }

  /// What counts as inside; `nonZero` unless set. Not animatable.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { changeShape { $0.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  /// How long dashes and gaps of the stroke are, in turn, in points; nil for none. Not animatable.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDash.isEmpty ? nil : shape.lineDash.map { NSNumber(value: $0) } }
    set { changeShape { $0.lineDash = (newValue ?? []).map { max($0.doubleValue, 0) } } }
  }

  /// How far into the dashes the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setShape(.lineDashPhase, to: .number(newValue)) }
  }

  /// How long a mitered corner may be, in line widths; 10 unless set, and ≥ 1. A longer one is cut off.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setShape(.miterLimit, to: .number(newValue)) }
  }

  /// The colour along the outline; nil, as it is unless set, for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { setShape(.strokeColor, to: newValue.map { .color($0.color) }) }
  }

  /// Points; ≥ 0.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setShape(.lineWidth, to: .number(newValue)) }
  }

  /// How the stroke ends; `butt` unless set. Not animatable.
  open var lineCap: CAShapeLayerLineCap {
    get {
      switch shape.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
    set {
      changeShape { $0.lineCap = newValue == .round ? .round : newValue == .square ? .square : .butt }
    }
  }

  /// How the stroke goes round corners; `miter` unless set. Not animatable.
  open var lineJoin: CAShapeLayerLineJoin {
    get {
      switch shape.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
    set {
      changeShape { $0.lineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
    }
  }

  /// Where the stroke starts on the outline, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setShape(.strokeStart, to: .number(newValue)) }
  }

  /// Where the stroke ends on the outline, 0…1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setShape(.strokeEnd, to: .number(newValue)) }
  }

  override func setProperty(
    _ keyPath: PropertyAnimation.KeyPath, to value: PropertyAnimation.Value?
  ) -> Bool {
    switch (keyPath, value) {
    case (.path, .path(let path)): self.path = path
    case (.path, nil): path = nil
    case (.fillColor, .color(let color)): fillColor = CGColor(color)
    case (.fillColor, nil): fillColor = nil
    case (.strokeColor, .color(let color)): strokeColor = CGColor(color)
    case (.strokeColor, nil): strokeColor = nil
    case (.lineWidth, .number(let width)): lineWidth = width
    case (.miterLimit, .number(let limit)): miterLimit = limit
    case (.lineDashPhase, .number(let phase)): lineDashPhase = phase
    case (.strokeStart, .number(let start)): strokeStart = start
    case (.strokeEnd, .number(let end)): strokeEnd = end
    default: return super.setProperty(keyPath, to: value)
    }
    return true
  }
}
