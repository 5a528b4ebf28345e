import TransitionEngine

/// The name of a predefined curve; the comments give the curves' control points.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the curve.
  public let rawValue: String
  /// Creates a name. A name that Core Animation does not have gives the default curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace: (0, 0), (1, 1).
  public static let linear = Self(rawValue: "linear")
  /// A slow start: (0.42, 0), (1, 1).
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end: (0, 0), (0.58, 1).
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow start and end, the pace of view animations: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// A quick start and a slow end, the pace of implicit animations: (0.25, 0.1), (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}

/// The name of `CAMediaTimingFunctionName.linear`, a text as in Swift 3 and 4.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear.rawValue
/// The name of `CAMediaTimingFunctionName.easeIn`, a text as in Swift 3 and 4.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn.rawValue
/// The name of `CAMediaTimingFunctionName.easeOut`, a text as in Swift 3 and 4.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut.rawValue
/// The name of `CAMediaTimingFunctionName.easeInEaseOut`, a text as in Swift 3 and 4.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut.rawValue
/// The name of `CAMediaTimingFunctionName.default`, a text as in Swift 3 and 4.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default.rawValue

/// The pace of an animation: a cubic Bézier from (0,0) to (1,1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: TimingCurve
  private let bezier: CubicBezier

  /// Creates one of the predefined curves. A name that Core Animation does not have gives the default curve.
  public init(name: CAMediaTimingFunctionName) {
    let linear = CubicBezier(0, 0, 1, 1)
    let curves: [CAMediaTimingFunctionName: CubicBezier] = [
      .linear: linear, .easeIn: .easeIn, .easeOut: .easeOut, .easeInEaseOut: .easeInEaseOut,
    ]
    bezier = curves[name] ?? .default
    curve = bezier == linear ? .linear : .bezier(bezier)
  }

  /// Creates one of the predefined curves by its name, as in Swift 3 and 4.
  public convenience init(name: String) { self.init(name: CAMediaTimingFunctionName(rawValue: name)) }

  /// - Parameters: the control points; the x coordinates are clamped to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    bezier = CubicBezier(finite(c1x), finite(c1y), finite(c2x), finite(c2y))
    curve = .bezier(bezier)
  }

  init(_ curve: CubicBezier) { (self.curve, bezier) = (.bezier(curve), curve) }

  /// - Parameters:
  ///   - index: 0…3; the first and the last are (0,0) and (1,1).
  ///   - ptr: has room for two.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (bezier.x1, bezier.y1), (bezier.x2, bezier.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    ptr[0] = Float(points[index].0)
    ptr[1] = Float(points[index].1)
  }
}
