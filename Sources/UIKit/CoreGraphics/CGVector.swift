import TransitionEngine

/// A vector, for example a velocity, a force or a direction.
public struct CGVector: Hashable, Sendable {
  /// The component along the x axis; positive to the right.
  public var dx: CGFloat
  /// The component along the y axis; positive downward.
  public var dy: CGFloat

  /// Creates a vector from its components along both axes.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The vector without a length.
  public static let zero = CGVector(dx: 0, dy: 0)
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  var angle: CGFloat { atan2(dy, dx) }
  var finite: CGVector { dx.isFinite && dy.isFinite ? self : .zero }
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
  func turned(by angle: CGFloat) -> CGVector {
    guard angle != 0 else { return self }
    return CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }

  static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  static func * (a: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: a.dx * factor, dy: a.dy * factor) }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
  static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
}
