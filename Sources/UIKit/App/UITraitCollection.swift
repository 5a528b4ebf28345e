/// The traits of a view's environment: those of an upright phone. Colors contain both styles, so the style
/// stays unspecified.
public struct UITraitCollection: Hashable, Sendable {
  /// The style with which `UIColor.resolvedColor(with:)` resolves colors; unspecified unless given at
  /// creation.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Always compact.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// Always regular, even if the device is on its side.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Pixels per point.
  public let displayScale: CGFloat = 3

  /// The traits of an upright phone, with an optional style.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
