/// The surroundings in which a view shows: a phone, held upright. Colours carry both styles, so the style
/// stays unspecified.
public struct UITraitCollection: Hashable, Sendable {
  /// The style by which `UIColor.resolvedColor(with:)` chooses; unspecified unless given at creation.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Always compact.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// Always regular, even where the device lies on its side.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Pixels per point.
  public let displayScale: CGFloat = 3

  /// The traits of an upright phone, in a style if one is given.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
