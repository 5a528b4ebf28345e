import TransitionEngine

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes an outline, in its own coordinates.
open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    properties.contents = .shape(Shape(path: Path()))
  }

  private var shape: Shape {
    if case .shape(let shape) = properties.contents { return shape }
    return Shape(path: Path())
  }

  private func changeShape(_ key: PropertyAnimation.KeyPath?, _ edit: (inout Shape) -> Void) {
    var new = shape
    edit(&new)
    change(\.contents, to: .shape(new), key: key)
  }

  /// Core Animation does not animate the outline implicitly; nor does this layer outside of animations that
  /// name it.
  open var path: CGPath? {
    get { shape.path.isEmpty ? nil : shape.path }
    set { changeShape(nil) { $0.path = newValue ?? Path() } }
  }

  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { changeShape(.fillColor) { $0.fillColor = newValue?.color } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { changeShape(nil) { $0.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { changeShape(.strokeColor) { $0.strokeColor = newValue?.color } }
  }

  /// Points; ≥ 0.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { changeShape(.lineWidth) { $0.lineWidth = newValue.isFinite ? max(newValue, 0) : 0 } }
  }

  open var lineCap: CAShapeLayerLineCap {
    get {
      switch shape.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
    set {
      changeShape(nil) { $0.lineCap = newValue == .round ? .round : newValue == .square ? .square : .butt }
    }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get {
      switch shape.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
    set {
      changeShape(nil) { $0.lineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter }
    }
  }

  /// Where the stroke starts on the outline, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { changeShape(.strokeStart) { $0.strokeStart = newValue.isNaN ? 0 : min(max(newValue, 0), 1) } }
  }

  /// Where the stroke ends on the outline, 0…1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { changeShape(.strokeEnd) { $0.strokeEnd = newValue.isNaN ? 1 : min(max(newValue, 0), 1) } }
  }
}
