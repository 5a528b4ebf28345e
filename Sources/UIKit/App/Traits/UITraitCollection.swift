/// The traits of a view's environment: those of an upright phone, with the figure's text size, and what code overrides.
/// Colors contain both styles, so the style stays unspecified unless code sets it.
public struct UITraitCollection: Hashable, Sendable {
  /// The style with which `UIColor.resolvedColor(with:)` resolves colors; unspecified unless code sets it.
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The space across: compact, unless overridden.
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The space from top to bottom: regular, even if the device is on its side, unless overridden.
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Pixels per point.
  public internal(set) var displayScale: CGFloat = 3
  /// The text size that the reader prefers: the screen's, `large` unless that says otherwise.
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The direction of writing: left to right, unless overridden.
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The kind of device: a phone.
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The contrast that the reader prefers: normal.
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.normal
  /// The level of the content: the base.
  public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.base
  /// The weight of text that the reader prefers: regular.
  public internal(set) var legibilityWeight = UILegibilityWeight.regular
  /// Whether the window is active: it is.
  public internal(set) var activeAppearance = UIUserInterfaceActiveAppearance.active
  /// The colors that the display shows; sRGB is drawn.
  public internal(set) var displayGamut = UIDisplayGamut.P3
  /// Custom traits by their identifiers.
  var custom: [String: CustomTrait] = [:]

  /// The traits of an upright phone, with an optional style.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of an upright phone, with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The traits of an upright phone, with a space across.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// The traits of an upright phone, with a space from top to bottom.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// The traits of an upright phone, with a number of pixels per point.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// The traits of an upright phone, with a direction of writing.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }

  /// The traits of an upright phone, with a kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.userInterfaceIdiom = userInterfaceIdiom }

  /// The traits of an upright phone with what each of the collections has that differs from one, the last first.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for other in traitCollections { apply(other) }
  }

  /// The traits of an upright phone, changed by a closure.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = UITraitCollection().modifyingTraits(mutations)
  }

  /// Returns the same traits, changed by a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? UITraitCollection ?? self
  }

  /// Takes over what differs from the traits of an upright phone.
  mutating func apply(_ other: UITraitCollection) {
    let plain = UITraitCollection()
    for trait in Self.system where other.differs(from: plain, in: trait) { copy(trait, from: other) }
    custom.merge(other.custom) { $1 }
  }

  private mutating func copy<T: UITraitDefinition>(_ trait: T.Type, from other: UITraitCollection) {
    self[trait] = other[trait]
  }

  /// UIKit's traits.
  static var system: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitDisplayGamut.self,
    ]
  }
  /// UIKit's traits on which colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }
  /// UIKit's traits on which images depend.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
    ]
  }

  /// Whether colors look different with other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return Self.systemTraitsAffectingColorAppearance.contains { differs(from: traitCollection, in: $0) }
  }

  /// Whether what differs from an upright phone in other traits is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var own = self
    own.apply(trait)
    return own == self
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
