import TransitionEngine

/// An effect that blurs the content behind a view, and draws a material's color over it. Apple publishes no
/// numbers: radius, saturation and colors are estimates.
public final class UIBlurEffect: UIVisualEffect {
  /// The materials, from thin to opaque. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark

    /// The opacity of the material; an estimate, as Apple doesn't publish it.
    fileprivate var alpha: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent:
        0.85
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
      default: 0.73
      }
    }

    /// The shades of gray in the light and the dark user interface style.
    fileprivate var shades: (light: CGFloat, dark: CGFloat) {
      switch self {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        (0.11, 0.11)
      case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial:
        (0.97, 0.11)
      default: (0.97, 0.97)
      }
    }
  }

  let style: Style

  /// A blur with the material of a style.
  public init(style: Style) { self.style = style }

  override var backdrop: Backdrop? { Backdrop(radius: 20, saturation: 1.8) }

  override var tint: UIColor? {
    let (shades, alpha) = (style.shades, style.alpha)
    return UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? shades.dark : shades.light, alpha: alpha)
    }
  }
}
