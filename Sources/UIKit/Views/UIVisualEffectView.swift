import TransitionEngine

/// What a view does to what lies behind it.
open class UIVisualEffect: NSObject {
  /// What the effect is drawn as: an even colour over what lies behind.
  var tint: UIColor? { nil }
}

/// Blurs what lies behind a view. The blur is not drawn: the material's colour is, as lint says.
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

  override var tint: UIColor? {
    let (shades, alpha) = (style.shades, style.alpha)
    return UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? shades.dark : shades.light, alpha: alpha)
    }
  }
}

/// Lets content shine over a blur. Here the content stays as it is.
public final class UIVibrancyEffect: UIVisualEffect {
  /// What is to shine. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  /// An effect over a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// An effect over a blur.
  public init(blurEffect: UIBlurEffect, style: Style) {}
}

/// Lays an effect over what is behind it. Views belong into its `contentView`. Blurs are not drawn.
open class UIVisualEffectView: UIView {
  /// Holds what is to be seen on the effect.
  public let contentView = UIView()
  private let material = UIView()
  private var hasNotedBlur = false

  /// What is done to what lies behind; nil for nothing. In an animation block it fades.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// A view with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    material.isUserInteractionEnabled = false
    for view in [material, contentView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  private func showEffect() { material.backgroundColor = effect?.tint ?? .clear }

  /// Says that the blur is missing, where it would show.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, effect is UIBlurEffect, !hasNotedBlur else { return }
    hasNotedBlur = true
    Run.noteMissing("blur", "the material’s colour is drawn without it", actor: debugName, layer: layer)
  }
}
