import TransitionEngine

/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the curve.
  public let rawValue: String
  /// Creates a curve with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = Self(rawValue: "circular")
  /// Continuous curves; drawn as arcs of circles.
  public static let continuous = Self(rawValue: "continuous")
}
