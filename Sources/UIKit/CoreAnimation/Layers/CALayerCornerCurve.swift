import TransitionEngine

/// How round corners are drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = Self(rawValue: "circular")
  /// Curves without a break; drawn as arcs of circles.
  public static let continuous = Self(rawValue: "continuous")
}
