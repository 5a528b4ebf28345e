import TransitionEngine

/// The rule that decides which areas are inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the rule.
  public let rawValue: String
  /// Creates a rule with its name. A name that Core Animation does not have counts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path's windings around it, counted with their direction, don't add up to zero.
  public static let nonZero = Self(rawValue: "non-zero")
  /// A point is inside if the path winds around it an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the cap.
  public let rawValue: String
  /// Creates a cap with its name. A name that Core Animation does not have counts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the path's end.
  public static let butt = Self(rawValue: "butt")
  /// A half circle beyond the path's end.
  public static let round = Self(rawValue: "round")
  /// Straight, half a line width beyond the path's end.
  public static let square = Self(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the join.
  public let rawValue: String
  /// Creates a join with its name. A name that Core Animation does not have counts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, unless it's longer than the `miterLimit`.
  public static let miter = Self(rawValue: "miter")
  /// A rounded corner.
  public static let round = Self(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path, in its own coordinates.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path; a path is filled with black and not stroked until the colors are set.
  public required init() {
    super.init()
    properties.contents = .shape(Shape(path: Path()))
  }

  /// Creates a copy of a layer of the same class for presentation, as Core Animation does.
  public required init(layer: Any) { super.init(layer: layer) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private var shape: Shape {
    if case .shape(let shape) = properties.contents { return shape }
    return Shape(path: Path())
  }

  /// Changes a property that doesn't animate.
  private func changeShape(_ edit: (inout Shape) -> Void) {
    var new = shape
    edit(&new)
    change(\.contents, to: .shape(new))
  }

  private func setShape(_ property: LayerProperty, to value: PropertyAnimation.Value?) {
    changeShape { _ in }
    set(property, to: value)
  }

  /// The path, which is animated only by animations that name it: Core Animation does not animate it
  /// implicitly. A path with numbers that are not finite is refused, which lint reports.
  open var path: CGPath? {
    get { shape.path.isEmpty ? nil : shape.path }
    set { setShape(.path, to: newValue.map { .path($0) }) }
  }

  /// The color of the area inside the path; opaque black unless set, nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set {
      Run.noteUnmodeled(.pattern, if: newValue?.pattern != nil)
      setShape(.fillColor, to: newValue.map { .color($0.color) })
    }
  }

  /// The rule that decides which areas are inside; `nonZero` unless set. Not animatable.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { changeShape { $0.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  /// The lengths of the stroke's dashes and gaps, in turn, in points; nil for none. Not animatable.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDash.isEmpty ? nil : shape.lineDash.map { NSNumber(value: $0) } }
    set { changeShape { $0.lineDash = (newValue ?? []).map { max($0.doubleValue, 0) } } }
  }

  /// The distance into the dashes at which the stroke starts, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setShape(.lineDashPhase, to: .number(newValue)) }
  }

  /// The longest mitered corner, in line widths; 10 unless set, and ≥ 1. A longer one is cut off.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setShape(.miterLimit, to: .number(newValue)) }
  }

  /// The color of the stroke; nil for none, which is the default.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { setShape(.strokeColor, to: newValue.map { .color($0.color) }) }
  }

  /// The width of the stroke, in points; ≥ 0.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setShape(.lineWidth, to: .number(newValue)) }
  }

  /// The shape of the stroke's ends; `butt` unless set. Not animatable.
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

  /// The shape of the stroke's corners; `miter` unless set. Not animatable.
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

  /// The start of the stroke on the path, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setShape(.strokeStart, to: .number(newValue)) }
  }

  /// The end of the stroke on the path, 0…1.
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
