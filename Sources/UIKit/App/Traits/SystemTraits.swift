/// The light or dark style, as a trait.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The space across, as a trait.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The space from top to bottom, as a trait.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Pixels per point, as a trait.
public enum UITraitDisplayScale: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: CGFloat { 0 }
  static var property: WritableKeyPath<UITraitCollection, CGFloat> { \.displayScale }
}

/// The size of text, as a trait.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var property: WritableKeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The direction of writing, as a trait.
public enum UITraitLayoutDirection: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var property: WritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The kind of device, as a trait.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIUserInterfaceIdiom { .phone }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The contrast, as a trait.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The level of the content, as a trait.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The weight of text, as a trait.
public enum UITraitLegibilityWeight: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var property: WritableKeyPath<UITraitCollection, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window is active, as a trait.
public enum UITraitActiveAppearance: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The colors of the display, as a trait.
public enum UITraitDisplayGamut: SystemTrait {
  /// The value where nothing is set.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection, UIDisplayGamut> { \.displayGamut }
}

/// The direction of writing of an environment. The raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
/// The contrast that a reader prefers. The raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// The level of content above other content. The raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// The weight of text that a reader prefers. The raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether a window is active. The raw values are UIKit's.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
/// The colors that a display shows. The raw values are UIKit's.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

extension UIMutableTraits {
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The space across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The space from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The direction of writing.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The level of the content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The colors of the display.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}
