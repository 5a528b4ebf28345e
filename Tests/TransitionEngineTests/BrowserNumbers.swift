import TransitionEngine

/// The engine's numbers that a browser computes as well: `Tests/Browser` does, and holds them against each other.
struct BrowserNumbers: Codable {
  /// A product of operations in the order of `CATransform3DTranslate` and its kin, and its 16 numbers, row by row.
  struct Product: Codable {
    var operations: [Operation]
    var matrix: [Double]
  }

  struct Operation: Codable {
    /// `translate`, `scale`, `rotate` or `perspective`.
    var name: String
    /// Points, factors, an angle in radians and its axis, or the distance of the eye.
    var arguments: [Double]
  }

  /// A matrix on the way between two others.
  struct Interpolation: Codable {
    var from, to: [Double]
    var fraction: Double
    var matrix: [Double]
  }

  /// A timing function at equal steps of time, ends included.
  struct Curve: Codable {
    /// As CSS writes it; nil for a spring.
    var css: String?
    var damping, velocity, duration: Double?
    var values: [Double]
  }

  var products: [Product]
  var interpolations: [Interpolation]
  var curves: [Curve]

  static var computed: BrowserNumbers {
    BrowserNumbers(
      products: chains.map { Product(operations: $0, matrix: matrix(of: $0).components) },
      interpolations: interpolations, curves: beziers + springs)
  }

  // MARK: Matrices

  private static let chains: [[Operation]] = [
    [translate(10, -20, 30)],
    [scale(2, 0.5, -1.5)],
    [rotate(0.7, 0, 0, 1)], [rotate(0.7, 1, 0, 0)], [rotate(0.7, 0, 1, 0)], [rotate(-2.1, 1, 2, 3)],
    [perspective(200)],
    [translate(187.5, 333.5, 0), perspective(200), rotate(.pi / 3, 0, 1, 0), translate(-187.5, -333.5, 0)],
    [scale(3, 2, 1), rotate(1.1, 0, 0, 1), translate(5, 6, 7)],
    [translate(5, 6, 7), rotate(1.1, 0, 0, 1), scale(3, 2, 1)],
    [perspective(850), rotate(.pi, 0, 1, 0), translate(0, 0, 120), rotate(0.4, 1, -1, 0.5)],
  ]

  private static func matrix(of chain: [Operation]) -> CATransform3D {
    chain.reduce(CATransform3DIdentity) { matrix, operation in
      let a = operation.arguments.map { CGFloat($0) }
      switch operation.name {
      case "translate": return CATransform3DTranslate(matrix, a[0], a[1], a[2])
      case "scale": return CATransform3DScale(matrix, a[0], a[1], a[2])
      case "rotate": return CATransform3DRotate(matrix, a[0], a[1], a[2], a[3])
      default:
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / a[0]
        return CATransform3DConcat(perspective, matrix)
      }
    }
  }

  private static func translate(_ x: Double, _ y: Double, _ z: Double) -> Operation {
    Operation(name: "translate", arguments: [x, y, z])
  }

  private static func scale(_ x: Double, _ y: Double, _ z: Double) -> Operation {
    Operation(name: "scale", arguments: [x, y, z])
  }

  private static func rotate(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Operation {
    Operation(name: "rotate", arguments: [angle, x, y, z])
  }

  private static func perspective(_ distance: Double) -> Operation {
    Operation(name: "perspective", arguments: [distance])
  }

  // MARK: Interpolation

  /// Pairs in the plane and in space.
  ///
  /// No half turns: which way they go is for each to choose. And all end in 1: CSS scales a matrix to that before it takes
  /// it apart, the engine does not.
  private static let pairs: [([Operation], [Operation])] = [
    ([translate(0, 0, 0)], [translate(120, -40, 0)]),
    ([scale(1, 1, 1)], [rotate(1.2, 0, 0, 1), scale(2, 0.5, 1)]),
    ([rotate(-0.6, 0, 0, 1), translate(20, 0, 0)], [rotate(2.1, 0, 0, 1), scale(0.4, 1.5, 1)]),
    ([scale(1, 1, 1)], [scale(-1, 1, 1), rotate(0.3, 0, 0, 1)]),
    ([translate(0, 0, 0)], [translate(0, 0, 90), rotate(1.3, 0, 1, 0)]),
    ([rotate(0.4, 1, 0, 0)], [rotate(1.5, 1, 2, 3), translate(10, 20, 30)]),
    ([perspective(500)], [perspective(250), rotate(1, 0, 1, 0), scale(1.5, 0.5, 2)]),
    (
      [perspective(400), rotate(-0.8, 0, 1, 0)],
      [perspective(400), translate(30, 20, 0), rotate(0.8, 1, 0, 0)]
    ),
  ]

  private static var interpolations: [Interpolation] {
    pairs.flatMap { from, to in
      let (a, b) = (matrix(of: from), matrix(of: to))
      return [0.2, 0.5, 0.85].map {
        Interpolation(
          from: a.components, to: b.components, fraction: $0,
          matrix: a.interpolated(to: b, fraction: $0).components)
      }
    }
  }

  // MARK: Curves

  private static let steps = 64

  private static let beziers: [Curve] = [
    [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.8, -0.4, 0.1, 1.6],
    [1, 0, 0, 1],
  ].map { p in
    let curve = TimingCurve.bezier(CubicBezier(p[0], p[1], p[2], p[3]))
    return Curve(css: "cubic-bezier(\(p[0]), \(p[1]), \(p[2]), \(p[3]))", values: values(of: curve))
  }

  /// The springs of the figures that `Tests/Browser/site` shows, and one that swings for long.
  private static let springs: [Curve] = [(1.2, 2.5, 0.4), (0.5, 0, 0.8), (0.2, -3, 1)].map {
    (damping, velocity, duration) in
    let curve = TimingCurve.spring(dampingRatio: damping, duration: duration, initialVelocity: velocity)
    return Curve(damping: damping, velocity: velocity, duration: duration, values: values(of: curve))
  }

  private static func values(of curve: TimingCurve) -> [Double] {
    (0...steps).map { curve.value(at: Double($0) / Double(steps)) }
  }
}
