import TransitionEngine

/// An effect that makes content on a blur translucent, as the style specifies. The blending of the content
/// with the blur's colors is not modeled.
public final class UIVibrancyEffect: UIVisualEffect {
  /// A style of content over a blur. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }

  /// An effect over a blur, with the style of labels.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
  /// An effect over a blur, with a style.
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
