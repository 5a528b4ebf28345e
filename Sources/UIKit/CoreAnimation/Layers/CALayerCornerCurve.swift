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

  /// Whether Core Animation has the curve.
  var isKnown: Bool { self == .circular || self == .continuous }
}

extension CALayer {
  /// Returns the part of a corner's radius that its curve takes of a side.
  ///
  /// Source: Apple's QuartzCore, by github.com/gnustep/libs-quartzcore, `Tests/quartzcore/CALayer/modern.m`.
  public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
