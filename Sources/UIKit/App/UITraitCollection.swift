/// The traits of a view's environment: those of an upright phone, with the figure's text size. Colors contain both
/// styles, so the style stays unspecified.
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
  /// The text size that the reader prefers: the screen's, `large` unless that says otherwise.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The traits of an upright phone, with an optional style.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
    preferredContentSizeCategory = .unspecified
  }

  /// The traits of an upright phone, with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    userInterfaceStyle = .unspecified
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The traits of the code that `performAsCurrent(_:)` executes; nil outside.
  @TaskLocal private static var performing: UITraitCollection?

  /// The traits of the code that is executing: those of `performAsCurrent(_:)`, or the figure's.
  public static var current: UITraitCollection {
    performing ?? UITraitCollection(preferredContentSizeCategory: Run.current?.contentSizeCategory ?? .large)
  }

  /// Executes code for which these traits are the current ones.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$performing.withValue(self) { try actions() }
  }
}
