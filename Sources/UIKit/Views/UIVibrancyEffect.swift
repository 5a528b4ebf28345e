import TransitionEngine

/// Lets a blur shine through what lies on it, which is as translucent as the style says. That the content takes on the blur's
/// colours is not modelled.
public final class UIVibrancyEffect: UIVisualEffect {
  /// A style of content over a blur. The raw values are UIKit's.
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
  /// The alpha of the system color of the same name.
  fileprivate var alpha: CGFloat {
    switch self {
    case .label, .fill: 1
    case .secondaryLabel, .secondaryFill: 0.6
    case .tertiaryLabel, .tertiaryFill, .separator: 0.3
    case .quaternaryLabel: 0.18
    }
  }
}
