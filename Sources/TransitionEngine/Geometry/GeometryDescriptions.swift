// Geometry prints as in Core Graphics on Apple's systems.

extension CGPoint: CustomDebugStringConvertible {
  /// The coordinates: `(0.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: CustomDebugStringConvertible {
  /// Width and height: `(375.0, 667.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: CustomDebugStringConvertible {
  /// Origin and size: `(0.0, 20.0, 375.0, 647.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
