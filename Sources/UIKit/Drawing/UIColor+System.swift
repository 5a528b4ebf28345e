import TransitionEngine

/// Colors that adapt to light and dark.
///
/// Source: Apple's Human Interface Guidelines, "Color", and the values that iOS 13 and later resolve them to.
extension UIColor {
  // MARK: Tints

  /// Light `#FF3B30`, dark `#FF453A`.
  public static let systemRed = adaptive(0xFF3B30, 0xFF453A)
  /// Light `#FF9500`, dark `#FF9F0A`.
  public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A)
  /// Light `#FFCC00`, dark `#FFD60A`.
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A)
  /// Light `#34C759`, dark `#30D158`.
  public static let systemGreen = adaptive(0x34C759, 0x30D158)
  /// Light `#00C7BE`, dark `#63E6E2`.
  public static let systemMint = adaptive(0x00C7BE, 0x63E6E2)
  /// Light `#30B0C7`, dark `#40C8E0`.
  public static let systemTeal = adaptive(0x30B0C7, 0x40C8E0)
  /// Light `#32ADE6`, dark `#64D2FF`.
  public static let systemCyan = adaptive(0x32ADE6, 0x64D2FF)
  /// Light `#007AFF`, dark `#0A84FF`.
  public static let systemBlue = adaptive(0x007AFF, 0x0A84FF)
  /// Light `#5856D6`, dark `#5E5CE6`.
  public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6)
  /// Light `#AF52DE`, dark `#BF5AF2`.
  public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2)
  /// Light `#FF2D55`, dark `#FF375F`.
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F)
  /// Light `#A2845E`, dark `#AC8E68`.
  public static let systemBrown = adaptive(0xA2845E, 0xAC8E68)
  /// `systemBlue`. Unlike on iOS, it does not follow the tint of the view that uses it.
  public static let tintColor = systemBlue
  /// The color of links. Light `#007AFF`, dark `#0984FF`.
  public static let link = adaptive(0x007AFF, 0x0984FF)

  // MARK: Grays

  /// `#8E8E93` in both styles.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93)
  /// Light `#AEAEB2`, dark `#636366`.
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
  /// Light `#C7C7CC`, dark `#48484A`.
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
  /// Light `#D1D1D6`, dark `#3A3A3C`.
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
  /// Light `#E5E5EA`, dark `#2C2C2E`.
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
  /// Light `#F2F2F7`, dark `#1C1C1E`.
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)

  // MARK: Text

  /// The primary text. Light `#000000`, dark `#FFFFFF`.
  public static let label = adaptive(0x000000, 0xFFFFFF)
  /// Secondary text. Light `#3C3C43` at 60 %, dark `#EBEBF5` at 60 %.
  public static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
  /// Tertiary text. Light `#3C3C43` at 30 %, dark `#EBEBF5` at 30 %.
  public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
  /// Quaternary text. Light `#3C3C43` at 18 %, dark `#EBEBF5` at 16 %.
  public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
  /// Text in an empty field. Light `#3C3C43` at 30 %, dark `#EBEBF5` at 30 %.
  public static let placeholderText = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
  /// `#000000` in both styles, for light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// `#FFFFFF` at 60 % in both styles, for dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Fills and lines

  /// Thin or small shapes. Light `#787880` at 20 %, dark `#787880` at 36 %.
  public static let systemFill = adaptive(0x787880, 0x787880, alpha: 0.2, 0.36)
  /// Medium-sized shapes. Light `#787880` at 16 %, dark `#787880` at 32 %.
  public static let secondarySystemFill = adaptive(0x787880, 0x787880, alpha: 0.16, 0.32)
  /// Large shapes. Light `#767680` at 12 %, dark `#767680` at 24 %.
  public static let tertiarySystemFill = adaptive(0x767680, 0x767680, alpha: 0.12, 0.24)
  /// Large areas. Light `#747480` at 8 %, dark `#767680` at 18 %.
  public static let quaternarySystemFill = adaptive(0x747480, 0x767680, alpha: 0.08, 0.18)
  /// Thin lines that let the content below show. Light `#3C3C43` at 29 %, dark `#545458` at 60 %.
  public static let separator = adaptive(0x3C3C43, 0x545458, alpha: 0.29, 0.6)
  /// Thin lines that cover the content below. Light `#C6C6C8`, dark `#38383A`.
  public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)

  // MARK: Backgrounds

  /// The background of a screen. Light `#FFFFFF`, dark `#000000`.
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
  /// A group on the background. Light `#F2F2F7`, dark `#1C1C1E`.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  /// A group within a group. Light `#FFFFFF`, dark `#2C2C2E`.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  /// The background of a grouped list. Light `#F2F2F7`, dark `#000000`.
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
  /// The older name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  /// A cell of a grouped list. Light `#FFFFFF`, dark `#1C1C1E`.
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  /// A group within a cell. Light `#F2F2F7`, dark `#2C2C2E`.
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)

  /// The color of bars over resting content: the chrome material, without the blur.
  static let barBackground = adaptive(0xF9F9F9, 0x161616)

  private static func adaptive(
    _ light: UInt32, _ dark: UInt32, alpha lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    UIColor(
      Color(
        light: Color.Components(hex: light, alpha: lightAlpha),
        dark: Color.Components(hex: dark, alpha: darkAlpha)))
  }
}
