import TransitionEngine

/// Blurs what lies behind a view, and lays the material's colour over it. Apple publishes no numbers: radius, saturation and
/// colours are estimates.
public final class UIBlurEffect: UIVisualEffect {
  /// Materials, from thin ones to opaque ones. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark

    /// How much the material covers. Apple does not publish it: an estimate.
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

    /// Light and dark shades of grey, as in the two user interface styles.
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

  /// A blur of a material.
  public init(style: Style) { self.style = style }

  override var backdrop: Backdrop? { Backdrop(radius: 20, saturation: 1.8) }

  override var tint: UIColor? {
    let (shades, alpha) = (style.shades, style.alpha)
    return UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? shades.dark : shades.light, alpha: alpha)
    }
  }
}
