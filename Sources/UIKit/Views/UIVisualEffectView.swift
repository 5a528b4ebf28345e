import TransitionEngine

/// What a view does to what lies behind it.
open class UIVisualEffect: NSObject {
  /// What the effect is drawn as: an even colour over what lies behind.
  var tint: UIColor? { nil }
  /// What it does to what lies behind; nil for nothing.
  var backdrop: Backdrop? { nil }
  /// How much of the view's content shows over what lies behind.
  var contentAlpha: CGFloat { 1 }
}

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

/// Lets a blur shine through what lies on it, which is as translucent as the style says. That the content takes on the blur's
/// colours is not modelled.
public final class UIVibrancyEffect: UIVisualEffect {
  /// What is to shine. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  /// An effect over a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  /// An effect over a blur.
  public init(blurEffect: UIBlurEffect, style: Style) { self.style = style }

  private let style: Style

  override var contentAlpha: CGFloat { style.alpha }
}

extension UIVibrancyEffect.Style {
  /// That of the system's colour of the same name.
  fileprivate var alpha: CGFloat {
    switch self {
    case .label, .fill: 1
    case .secondaryLabel, .secondaryFill: 0.6
    case .tertiaryLabel, .tertiaryFill, .separator: 0.3
    case .quaternaryLabel: 0.18
    }
  }
}

/// Lays an effect over what is behind it. Views belong into its `contentView`. In a snapshot of it the
/// blur is not drawn.
open class UIVisualEffectView: UIView {
  /// Holds what is to be seen on the effect.
  public let contentView = UIView()
  private let backdrop = UIView()
  private let material = UIView()

  /// What is done to what lies behind; nil for nothing. In an animation block it comes and goes by degrees.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// A view with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    backdrop.clipsToBounds = true
    material.alpha = 0
    for view in [backdrop, material, contentView] {
      view.isUserInteractionEnabled = view === contentView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    UIView.performWithoutAnimation { showEffect() }
  }

  private func showEffect() {
    if let tint = effect?.tint {
      // What does not show yet has no colour to come from.
      if material.alpha == 0 {
        UIView.performWithoutAnimation { material.backgroundColor = tint }
      } else {
        material.backgroundColor = tint
      }
    }
    material.alpha = effect?.tint == nil ? 0 : 1
    contentView.alpha = effect?.contentAlpha ?? 1
    var shown = effect?.backdrop ?? backdrop.layer.properties.backdrop
    shown?.amount = effect?.backdrop == nil ? 0 : 1
    guard let shown else { return }
    let isNew = backdrop.layer.properties.backdrop == nil
    // It begins as a blur of nothing, so that there is something to animate.
    if isNew {
      backdrop.layer.drawing = .backdrop(
        Backdrop(radius: shown.radius, saturation: shown.saturation, amount: 0))
    }
    backdrop.layer.change(\.contents, to: .backdrop(shown), key: .backdropAmount)
  }
}
