/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String
  /// A custom type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Around a point; drawn along a line, which lint reports.
  public static let radial = Self(rawValue: "radial")
  /// By the angle around a point; drawn along a line, which lint reports.
  public static let conic = Self(rawValue: "conic")
}
