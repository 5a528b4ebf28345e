import TransitionEngine
import Typesetting

/// What a font is made from: its size, weight, slant and design.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  let style: Typesetting.TextStyle

  init(_ style: Typesetting.TextStyle) { self.style = style }

  /// Creates a descriptor with attributes; see `addingAttributes(_:)`.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let plain = UIFontDescriptor(Typesetting.TextStyle(size: UIFont.smallSystemFontSize))
    self.init(plain.addingAttributes(attributes).style)
  }

  /// Creates a descriptor of a font by its name; see `UIFont.init(name:size:)`.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size)?.style ?? Typesetting.TextStyle(size: size))
  }

  /// Returns the descriptor of a text style at the reader's text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style at the text size of traits; nil for the current ones.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size, in points.
  public var pointSize: CGFloat { style.size }
  /// The font's name.
  public var postscriptName: String { UIFont(style).fontName }

  /// What is known of the font in words: bold from a semibold weight on.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if style.isItalic { traits.insert(.traitItalic) }
    if style.weight >= .semibold { traits.insert(.traitBold) }
    if style.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes: the name, the size and the traits.
  public var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .size: style.size, .traits: traits]
  }

  private var traits: [TraitKey: Any] {
    [.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(style.weight).rawValue]
  }

  /// Returns an attribute; nil for one that isn't set.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Variants

  private func with(_ change: (inout Typesetting.TextStyle) -> Void) -> UIFontDescriptor {
    var style = style
    change(&style)
    return UIFontDescriptor(style)
  }

  /// Returns the descriptor at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(style).withSize(newPointSize).fontDescriptor
  }

  /// Returns the descriptor with exactly these traits: bold is semibold, as in the system font. Widths aren't
  /// modeled, which lint reports. Never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if !symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed]) {
      Run.noteUnmodeled(Remark("font of another width"), Remark("the text is set in Inter"))
    }
    return with {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != ($0.weight >= .semibold) { $0.weight = isBold ? .semibold : .regular }
      $0.design = symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .standard
    }
  }

  /// Returns the descriptor in a design of the system font: the standard one or the monospaced one. Others aren't
  /// modeled, which lint reports. Never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design != .default, design != .monospaced {
      Run.noteUnmodeled(
        Remark("design “\(design.name)” of the system font"), Remark("the text is set in Inter"))
    }
    return with { $0.design = design == .monospaced ? .monospaced : .standard }
  }

  /// Returns the descriptor of a font by its family's name; see `UIFont.init(name:size:)`.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor with more attributes: names, size, traits, and figures of equal width. Other features
  /// aren't modeled, which lint reports.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let size = attributes[.size].flatMap(LayerKey.number) { result = result.withSize(size) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let font = UIFont(name: name, size: result.pointSize)
    {
      let isFamily = attributes[.name] == nil
      result = result.with {
        if !isFamily { ($0.weight, $0.isItalic) = (font.style.weight, font.style.isItalic) }
      }
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.with(traits) }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] {
      if feature[.type] == kNumberSpacingType {
        let isMonospaced = feature[.selector] == kMonospacedNumbersSelector
        result = result.with { $0.hasTabularFigures = isMonospaced }
      } else {
        Run.noteUnmodeled(Remark("feature of a font except the spacing of numbers"), Remark("leave it out"))
      }
    }
    return result
  }

  private func with(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var result = self
    if let bits = traits[.symbolic].flatMap(LayerKey.number) {
      let symbolic = SymbolicTraits(rawValue: UInt32(min(max(bits, 0), 1e9)))
      result = result.withSymbolicTraits(symbolic) ?? result
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      result = result.with { $0.weight = weight.fontWeight }
    } else if let number = traits[.weight].flatMap(LayerKey.number) {
      result = result.with { $0.weight = UIFont.Weight(rawValue: number).fontWeight }
    }
    if let slant = traits[.slant].flatMap(LayerKey.number) {
      result = result.with { $0.isItalic = slant > 0 }
    }
    return result
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.style == style }
  public override var hash: Int { style.hashValue }
}

extension UIFontDescriptor {
  /// What is known of a font in words. The bits are UIKit's.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit per trait.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaning.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Semibold or bolder.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wider; not modeled.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrower; not modeled.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// With figures of equal width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// A design of the system font. The raw values are UIKit's.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name in UIKit.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard design.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs; not modeled.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// With figures of equal width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends; not modeled.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")

    /// For messages.
    fileprivate var name: String { self == .serif ? "serif" : self == .rounded ? "rounded" : rawValue }
  }

  /// The key of an attribute. The raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The key's name in UIKit.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A family's name.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// A font's name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// Points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// A dictionary with keys of `TraitKey`.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Dictionaries with keys of `FeatureKey`.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a trait. The raw values are UIKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in UIKit.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// A number, 0 for upright.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a font's feature. The raw values are UIKit's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in UIKit.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature, such as `kNumberSpacingType`.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// Its setting, such as `kMonospacedNumbersSelector`.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector
  }
}

/// The feature of a font's figures: their widths.
public let kNumberSpacingType = 6
/// Figures of equal width.
public let kMonospacedNumbersSelector = 0
/// Figures of their own widths.
public let kProportionalNumbersSelector = 1

extension UIFont {
  /// Creates the font of a descriptor.
  ///
  /// - Parameter pointSize: points; 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).style : descriptor.style)
  }

  /// What the font is made from.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(style) }

  /// The families of installed fonts: Inter, which stands in for all others.
  public static var familyNames: [String] { ["Inter"] }

  /// Returns the names of a family's fonts; none for a family that isn't installed.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyName == "Inter" else { return [] }
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    return names.flatMap { ["Inter-\($0)", "Inter-\($0)Italic"] }
  }
}
